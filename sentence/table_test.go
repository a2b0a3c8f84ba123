package sentence

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

func TestUnknownMeaningsAreRefused(t *testing.T) {
	for _, name := range []string{"", "gardens", "region:PARIS", "region", "type", "month", "month:may", "number", "facades:two",
		"garages:x"} {
		if m, err := (meaning{}).with(name); err == nil {
			t.Errorf("%q means %+v, want an error", name, m)
		}
	}
}

// TestTablesHaveNoLineTwice also checks that the phrases of a table begin in the same column.
func TestTablesHaveNoLineTwice(t *testing.T) {
	for _, l := range locale.Languages {
		text, err := tables.ReadFile("words/" + string(l) + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(strings.TrimSpace(string(text)), "\n")
		for i, line := range lines {
			if got, want := phraseColumn(line), phraseColumn(lines[0]); got != want {
				t.Errorf("words/%s.txt:%d: %q has its phrase in column %d, want %d", l, i+1, line, got, want)
			}
		}
		slices.Sort(lines)
		if once := slices.Compact(slices.Clone(lines)); len(once) < len(lines) {
			t.Errorf("words/%s.txt has %d lines twice", l, len(lines)-len(once))
		}
	}
}

func phraseColumn(line string) int {
	return 1 + utf8.RuneCountInString(line[:strings.LastIndex(line, "  ")+2])
}

// TestWordsOfTheSearchMeanTheSameInASentence compares the yes/no criteria, and what is counted, with the words of agency/words.json.
func TestWordsOfTheSearchMeanTheSameInASentence(t *testing.T) {
	text, err := os.ReadFile("../agency/words.json")
	if err != nil {
		t.Fatal(err)
	}
	var search struct {
		Features map[agency.Feature]map[locale.Language][]string
	}
	if err := json.Unmarshal(text, &search); err != nil || len(search.Features) == 0 {
		t.Fatalf("words.json has the features %v (%v)", search.Features, err)
	}
	for feature, words := range search.Features {
		for l, list := range words {
			for _, word := range list {
				if m := vocabulary[l][normal(word)]; m.feature != feature && m.counted != string(feature) {
					t.Errorf("%q in %s is %s for the search, but %q in a sentence: a line of words/%s.txt is missing", word, l, feature,
						string(m.feature)+m.counted, l)
				}
			}
		}
	}
}
