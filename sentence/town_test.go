package sentence

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestTownsTypedWithAnError tells which town was meant, in the visitor's language, and says nothing of a name that is right.
func TestTownsTypedWithAnError(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, of := range []struct {
		typed string
		in    locale.Language
		want  string
	}{
		{"huis in Maasijk", locale.Dutch, "Maaseik"},
		{"Kinroi", locale.Dutch, "Kinrooi"},
		{"hasslt", locale.Dutch, "Hasselt"},
		{"maison à Namurr", locale.French, "Namur"},
		{"Maaseik", locale.Dutch, ""},
		{"huis in Hasselt", locale.Dutch, ""},
		{"3680", locale.Dutch, ""},
		{"huis met tuyn", locale.Dutch, ""},
	} {
		var meant []string
		for _, p := range r.Read(c, of.typed, of.in).Parts {
			if p.Meant != "" {
				meant = append(meant, p.Meant)
			}
		}
		if got := strings.Join(meant, " "); got != of.want {
			t.Errorf("%q means %q, want %q", of.typed, got, of.want)
		}
	}
}

// TestTownsAreReadAsPeopleTypeThem reads testdata/towns.tsv: the language of the page, what is typed, the towns that are understood with
// their postcodes, and the town that was meant by a typing error. They are towns with and without homes: without accents and capitals, in
// the other language, with their postcode or by it alone, by the municipality into which they were merged or from before it, written short,
// with an error, and with how far around.
func TestTownsAreReadAsPeopleTypeThem(t *testing.T) {
	data, err := os.ReadFile("testdata/towns.tsv")
	if err != nil {
		t.Fatal(err)
	}
	c := sample(t)
	var r Reader
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	for _, line := range lines {
		cells := strings.Split(line+"\t", "\t")
		u := r.Read(c, cells[1], locale.Language(cells[0]))
		var named []string
		for _, in := range u.Filter.Cities {
			named = append(named, nameAndZip(in))
		}
		got, meant := strings.Join(named, ", "), ""
		if u.Filter.Radius != nil {
			got = fmt.Sprintf("%s + %d km", got, *u.Filter.Radius)
		}
		for _, p := range u.Parts {
			meant += p.Meant
		}
		if got != cells[2] || meant != cells[3] || len(u.Unread) > 0 {
			t.Errorf("in %s %q is %q, meant %q, not understood %q; want %q, meant %q", cells[0], cells[1], got, meant, u.Unread, cells[2],
				cells[3])
		}
	}
	if len(lines) < leastTowns {
		t.Errorf("there are %d towns, want %d", len(lines), leastTowns)
	}
}

// leastTowns is how many towns are tried, as people type them.
const leastTowns = 160

// TestNamesThatAreComparedHaveALimit reads a name with a typing error as the last one that is compared, and as one more.
func TestNamesThatAreComparedHaveALimit(t *testing.T) {
	for compared, want := range map[int]int{limits.SentenceTowns - 1: 1, limits.SentenceTowns: 0} {
		r := reading{compared: compared}
		if got := r.misspelt("hasslt"); len(got) != want {
			t.Errorf("after %d names that were compared %q is %v, want %d towns", compared, "hasslt", got, want)
		}
	}
}

// TestOrdinaryWordsAreNoTowns leaves a word that people do write about homes what it is.
func TestOrdinaryWordsAreNoTowns(t *testing.T) {
	c := sample(t)
	var r Reader
	for _, typed := range []string{"huis", "zwembad", "rustig", "lichtrijk", "maison avec jardin", "huis met zicht op het park"} {
		if u := r.Read(c, typed, locale.Dutch); len(u.Filter.Cities) > 0 {
			t.Errorf("%q is about %v", typed, u.Filter.Cities)
		}
	}
}

func nameAndZip(in agency.CityInput) string {
	if in.Zip == nil {
		return *in.Name
	}
	return *in.Name + " " + *in.Zip
}
