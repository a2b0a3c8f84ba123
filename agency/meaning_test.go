package agency

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func searchable() *Catalog {
	name := func(s string) locale.Localized { return locale.Localized{locale.Dutch: s, locale.French: s} }
	return (&Catalog{
		Site:      &Site{DefaultLanguage: locale.Dutch},
		Countries: []CountryRecord{{Number: geo.Belgium, Names: name("België")}},
		Categories: []CategoryRecord{{Number: 1, Names: name("Villa/Woning/Hoeve")}, {Number: 2, Names: name("Appartement")},
			{Number: 6, Names: name("Handelspand")}},
		Types: []TypeRecord{{Number: 156, Category: 1, Names: name("Villa")}, {Number: 9, Category: 2, Names: name("Appartement")},
			{Number: 10, Category: 2, Names: name("Maisonnette")}, {Number: 60, Category: 6, Names: name("Winkel")}},
		Cities: []CityRecord{{Number: 1, Zip: "3640", CountryID: geo.Belgium, Names: name("Kinrooi")},
			{Number: 2, Zip: "3680", CountryID: geo.Belgium, Names: name("Maaseik")},
			{Number: 3, Zip: "4000", CountryID: geo.Belgium, Names: locale.Localized{locale.Dutch: "Luik", locale.French: "Liège"}},
			{Number: 4, Zip: "1880", CountryID: geo.Belgium, Names: name("Kapelle-op-den-Bos")},
			{Number: 5, Zip: "3850", CountryID: geo.Belgium, Names: name("Nieuwerkerken")},
			{Number: 6, Zip: "9320", CountryID: geo.Belgium, Names: name("Nieuwerkerken")},
			{Number: 7, Zip: "7000", CountryID: geo.Belgium, Names: name("Vente")}},
		Projects: []ProjectName{{Number: 2001, CityID: 2, Names: name("Het Brouwershof")}},
		Streets:  []string{"Kinrooiersteenweg", "Rue de la Gare", "Dorpsstraat"},
	}).Index()
}

func TestRead(t *testing.T) {
	c := searchable()
	for typed, want := range map[string]struct {
		goal     string
		city     int
		category int
		words    string
	}{
		"te koop kinrooi":              {"sale", 1, 0, "kinrooi"},
		"maison à louer à Maaseik":     {"rent", 2, 1, "maison maaseik"},
		"house for sale in Liège":      {"sale", 3, 1, "house liege"},
		"Wohnung zu vermieten in Luik": {"rent", 3, 2, "wohnung luik"},
		"huis":                         {"", 0, 1, "huis"},
		"flat":                         {"", 0, 2, "flat"},
		"kapelle op den bos":           {"", 4, 0, "kapelle bos"},
		"Kinrooi [3640]":               {"", 1, 0, "kinrooi 3640"},
		"3680 appartement te huur":     {"rent", 2, 2, "3680 appartement"},
		"nieuwerkerken":                {"", 0, 0, "nieuwerkerken"},
		"nieuwerkerken 9320":           {"", 6, 0, "nieuwerkerken 9320"},
		"kinr":                         {"", 0, 0, "kinr"},
		"kinrooi maaseik":              {"", 0, 0, "kinrooi maaseik"},
		"vente":                        {"", 7, 0, "vente"}, // the name of a city here
		"te koop":                      {"sale", 0, 0, ""},
		"te":                           {"", 0, 0, "te"},
		"a":                            {"", 0, 0, "a"},
		"":                             {"", 0, 0, ""},
		"qqqq":                         {"", 0, 0, "qqqq"},
		"huis winkel kinrooi":          {"", 1, 0, "huis winkel kinrooi"},
	} {
		m := c.Read(typed)
		city, rest := m.TheCity(c)
		goal := ""
		if m.Goal != nil {
			goal = map[bool]string{true: "sale", false: "rent"}[*m.Goal == market.Sale]
		}
		var words []string
		for _, w := range m.Words {
			words = append(words, w.Text)
		}
		if got := strings.Join(words,
			" "); goal != want.goal || city != want.city || c.TheCategory(rest) != want.category || got != want.words {
			t.Errorf("%q means %q in city %d of category %d by the words %q, want %v", typed, goal, city, c.TheCategory(rest), got, want)
		}
	}
}

func TestReadFindsFeatures(t *testing.T) {
	c := searchable()
	c.Types = append(c.Types, TypeRecord{Number: 90, Category: 1, Names: locale.Localized{locale.Dutch: "Woning"}},
		TypeRecord{Number: 91, Category: 6, Names: locale.Localized{locale.Dutch: "Garage"}})
	c.Index()
	for typed, want := range map[string]struct{ search, rest string }{
		"huis met terras":                {"?terrace=1", "huis"},
		"Maison avec jardin et piscine":  {"?garden=1&pool=1", "maison"},
		"Haus mit Garten und Schwimmbad": {"?garden=1&pool=1", "haus"},
		"huis en kinrooi":                {"", "huis kinrooi"},
		"maison et":                      {"", "maison et"},
		"flat with lift, cellar":         {"?lift=1&cellar=1", "flat"},
		"maison meublée":                 {"?furnished=1", "maison"},
		"villa garage":                   {"?garages=1", "villa"},
		"garage":                         {"", "garage"}, // a type of home
		"garage kinrooi":                 {"", "garage kinrooi"},
		"terras":                         {"?terrace=1", ""},
		"terr":                           {"", "terr"},
		"kinrooi":                        {"", "kinrooi"},
	} {
		f, rest := SplitFeatures(c.Read(typed).Words)
		var words []string
		for _, w := range rest {
			words = append(words, w.Text)
		}
		if got := strings.Join(words, " "); f.ListSearch() != want.search || got != want.rest {
			t.Errorf("%q asks for %q beside the words %q, want %v", typed, f.ListSearch(), got, want)
		}
	}
	c.Streets = []string{"Tuinstraat"}
	c.Index()
	if w := c.Read("tuin").Words[0]; w.Feature != "" || len(w.Streets) != 1 {
		t.Errorf("a word that names a street is read as %+v, want the street and no feature", w)
	}
}

func TestReadFindsStreetsAndProjects(t *testing.T) {
	c := searchable()
	for typed, want := range map[string][]string{"dorpsstr": {"Dorpsstraat"}, "gare": {"Rue de la Gare"}, "do": nil, "straat": nil,
		"kinrooier": {"Kinrooiersteenweg"}, "kinrooi": nil} {
		if got := c.Read(typed).Words[0].Streets; !slices.Equal(got, want) {
			t.Errorf("%q finds the streets %q, want %q", typed, got, want)
		}
	}
	for typed, want := range map[string][]int{"brouwers": {2001}, "het brouwershof maaseik": {2001}, "2001": {2001}, "maaseik": nil,
		"brouwershof kinrooi": nil, "": nil} {
		if got := c.ProjectsMeant(c.Read(typed)); !slices.Equal(got, want) {
			t.Errorf("%q means the projects %v, want %v", typed, got, want)
		}
	}
}

func TestReadIsBounded(t *testing.T) {
	c := searchable()
	c.Streets = nil
	for range 1000 {
		c.Streets = append(c.Streets, "Dorpsstraat")
	}
	c.Index()
	m := c.Read(strings.Repeat("dorpsstraat ", 1000))
	if len(m.Words) != limits.SearchWords || len(m.Words[0].Streets) != 100 {
		t.Errorf("a long text has %d words and %d streets, want %d and 100", len(m.Words), len(m.Words[0].Streets), limits.SearchWords)
	}
}
