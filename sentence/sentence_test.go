package sentence

import (
	"encoding/json"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// leastExact is the share of the sentences in a language that must be understood exactly: the filter and the words that were not
// understood.
const leastExact = 0.95

// leastSentences is how many sentences there are in each language.
const leastSentences = 150

// TestReaderReadsTheSentencesOfTestdata reads the sentences of testdata: the sentence, what it asks for, the words that are not understood.
// What it asks for is written short: S or R for the goal, then the parameters of the list's address; ~Maaseik is the city with 10 km around
// it.
func TestReaderReadsTheSentencesOfTestdata(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, l := range locale.Languages {
		lines := linesOf(t, l)
		exact := 0
		for _, line := range lines {
			u := r.Read(c, line[0], l)
			got, unread := written(u.Filter), strings.Join(u.Unread, "|")
			if want := expanded(line[1]); got == want && unread == line[2] {
				exact++
			} else {
				t.Logf("%s %q\n  is read as %q, not understood %q\n  want       %q, not understood %q", l, line[0], got, unread, want,
					line[2])
			}
		}
		share := float64(exact) / float64(len(lines))
		t.Logf("%s: %d of %d sentences exact, %.1f %%", l, exact, len(lines), 100*share)
		if share < leastExact || len(lines) < leastSentences {
			t.Errorf("in %s %.1f %% of %d sentences are exact, want %.0f %% of at least %d", l, 100*share, len(lines), 100*leastExact,
				leastSentences)
		}
	}
}

func linesOf(t testing.TB, l locale.Language) (lines [][3]string) {
	t.Helper()
	data, err := os.ReadFile("testdata/" + string(l) + ".tsv")
	if err != nil {
		t.Fatal(err)
	}
	for text := range strings.Lines(string(data)) {
		var line [3]string
		copy(line[:], strings.Split(strings.TrimRight(text, "\n"), "\t"))
		if line[0] != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// sample is a catalog with the names of the sample; each city has something for sale.
func sample(t testing.TB) *agency.Catalog {
	t.Helper()
	c := &agency.Catalog{Site: &agency.Site{DefaultLanguage: locale.Dutch}}
	for file, into := range map[string]any{"cities": &c.Cities, "types": &c.Types, "categories": &c.Categories} {
		data, err := os.ReadFile("../sample/" + file + ".json")
		if err == nil {
			err = json.Unmarshal(data, into)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for i := range c.Cities {
		c.Cities[i].SaleCount = 1
	}
	return c.Index()
}

// expanded writes out the short form of a line: goal and conditions in alphabetical order.
func expanded(short string) string {
	var list []string
	for word := range strings.FieldsSeq(short) {
		if city, around := strings.CutPrefix(word, "~"); around {
			list = append(list, "city="+city, "radius=10")
			continue
		}
		if strings.Contains(word, "=") || len(word) == 1 {
			list = append(list, word)
		} else {
			list = append(list, word+"=1")
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// written writes a filter the same way.
func written(f agency.PropertyFilter) string {
	var list []string
	if f.Goal != nil {
		list = append(list, map[bool]string{true: "S", false: "R"}[*f.Goal == market.Sale])
	}
	values, _ := url.ParseQuery(strings.TrimPrefix(f.ListSearch(), "?"))
	for name, texts := range values {
		for _, text := range texts {
			text, _, _ = strings.Cut(text, "|")
			list = append(list, name+"="+text)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

// TestDenialsOfOtherLanguages shows that what is denied in another language is not asked for.
func TestDenialsOfOtherLanguages(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, text := range []string{"appartement sans lift", "flat ohne lift quatsch zzz", "huis without lift", "appartement geen lift"} {
		for _, l := range locale.Languages {
			if u := r.Read(c, text, l); u.Filter.Lift != nil || len(u.Unread) == 0 {
				t.Errorf("%q on a page in %s asks for a lift", text, l)
			}
		}
	}
}

// TestOtherLanguage shows that a sentence is understood on a page in another language, whose names the filter has.
func TestOtherLanguage(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, text := range []string{"maison avec jardin à Liège, 3 chambres", "Haus mit Garten in Lüttich, 3 Schlafzimmer",
		"house with garden in Liège, 3 bedrooms"} {
		if u := r.Read(c, text, locale.Dutch); written(u.Filter) != "bedrooms=3 city=Luik garden=1 type=1" || len(u.Unread) > 0 {
			t.Errorf("%q on a Dutch page is read as %q, not understood %q", text, written(u.Filter), u.Unread)
		}
	}
}

// TestAnAmountTellsTheGoalWhereNoWordDoes: from 10,000 euro on it is for sale, unless a word says that it is rented.
func TestAnAmountTellsTheGoalWhereNoWordDoes(t *testing.T) {
	c := sample(t)
	var r Reader
	for text, want := range map[string]string{
		"flat under 250k": "S", "appartement tot 250.000 euro": "S", "appartement à moins de 200.000 €": "S", "Wohnung bis 200.000€": "S",
		"flat from 10,000 euro": "S", "flat from 9,999 euro": "R", "huis tussen 9000 en 20000 euro": "S",
		"huis tussen 900 en 1200 euro":   "R",
		"shop to rent under 12,000 euro": "R", "handelspand te huur, max 12.000 euro": "R", "commerce à louer, max 12.000 €": "R",
		"Laden zu mieten bis 12.000 €": "R", "kantoor 12.000 euro per maand": "R", "huis te koop onder 9000 euro": "S", "huis": "",
	} {
		for _, l := range locale.Languages {
			f := r.Read(c, text, l).Filter
			if got := written(agency.PropertyFilter{Goal: f.Goal}); got != want {
				t.Errorf("%q on a page in %s has the goal %q, want %q", text, l, got, want)
			}
		}
	}
}
