package sentence

import (
	"slices"
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

// TestTownsAreReadAsPeopleTypeThem reads towns with and without homes: without accents and capitals, in the other language, with their
// postcode or by it alone, by the municipality into which they were merged or from before it, and with a typing error.
func TestTownsAreReadAsPeopleTypeThem(t *testing.T) {
	c := sample(t)
	var r Reader
	for typed, want := range map[string]string{
		"genk":                         "Genk 3600",
		"GENK":                         "Genk 3600",
		"3600":                         "Genk 3600",
		"3600 genk":                    "Genk 3600",
		"genk 3600":                    "Genk 3600",
		"B-3600 Genk":                  "Genk 3600",
		"huis in genk":                 "Genk 3600",
		"maison à Genk":                "Genk 3600",
		"sint truiden":                 "Sint-Truiden 3800",
		"St-Truiden":                   "Sint-Truiden 3800",
		"Saint-Trond":                  "Sint-Truiden 3800",
		"liege":                        "Luik 4000",
		"Liège":                        "Luik 4000",
		"Lüttich":                      "Luik 4000",
		"Namur":                        "Namen 5000",
		"mons":                         "Bergen 7000",
		"bruges":                       "Brugge 8000",
		"anvers":                       "Antwerpen 2000",
		"Louvain":                      "Leuven 3000",
		"louvain-la-neuve":             "Louvain-la-Neuve 1348",
		"ixelles":                      "Elsene 1050",
		"Bruxelles":                    "Brussel 1000",
		"Clerf":                        "Clervaux 9710",
		"esch sur alzette":             "Esch-sur-Alzette 4001",
		"kapelle op den bos":           "Kapelle-op-den-Bos 1880",
		"opglabbeek":                   "Opglabbeek 3660",
		"oudsbergen":                   "Oudsbergen 3670",
		"bilzen-hoeselt":               "Bilzen-Hoeselt ",
		"neeroeteren":                  "Neeroeteren 3680",
		"Stokkem":                      "Dilsen-Stokkem 3650",
		"Kinroi":                       "Kinrooi 3640",
		"Maasijk":                      "Maaseik 3680",
		"hasslt":                       "Hasselt 3500",
		"huis in Haselt":               "Hasselt 3500",
		"appartement te koop in lomel": "Lommel 3920",
	} {
		u := r.Read(c, typed, locale.Dutch)
		named := slices.ContainsFunc(u.Filter.Cities, func(in agency.CityInput) bool { return strings.TrimSpace(want) == nameAndZip(in) })
		if !named || len(u.Unread) > 0 {
			t.Errorf("%q is %v, not understood %q; want %s", typed, u.Filter.Cities, u.Unread, want)
		}
	}
}

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
