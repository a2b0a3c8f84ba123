package agency

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
)

// searchIndex is the index for typed words: every name folded once, with a space before each of its words.
type searchIndex struct {
	cities   []indexed
	types    []indexed
	projects []indexed
	streets  []indexed

	citiesInFull *citiesInFull
}

type indexed struct {
	number int
	zip    string
	postal string // its postcode as on an envelope: "l-9710"
	street string
	names  []string
}

func (c *Catalog) makeSearchIndex() *searchIndex {
	x := &searchIndex{}
	for i := range c.Cities {
		r := &c.Cities[i]
		x.cities = append(x.cities, indexed{number: r.Number, zip: r.Zip, postal: postalOf(r), names: allSpaced(c.searchNames(r))})
	}
	x.citiesInFull = citiesInFullOf(x.cities)
	for i := range c.Cities {
		x.cities[i].names = append(x.cities[i].names, allSpaced(c.Cities[i].Aliases())...)
	}
	for i := range c.Types {
		t := &c.Types[i]
		names := append(t.Names.All(), c.categoryByNumber[t.Category].Names.All()...)
		x.types = append(x.types, indexed{number: t.Number, names: allSpaced(names)})
	}
	for i := range c.Projects {
		x.projects = append(x.projects, indexed{number: c.Projects[i].Number, names: allSpaced(c.Projects[i].Names.All())})
	}
	for _, street := range c.Streets {
		x.streets = append(x.streets, indexed{street: street, names: []string{prose.Spaced(street)}})
	}
	return x
}

// postalOf is a city's postcode as on an envelope, folded.
func postalOf(r *CityRecord) string {
	return map[int]string{geo.Belgium: "b-", geo.Luxembourg: "l-"}[r.CountryID] + r.Zip
}

func allSpaced(names []string) []string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = prose.Spaced(name)
	}
	return list
}

// beginning returns a function that reports whether a word is a prefix of a name, of a word in it, or of the postcode. The word is folded
// once for all names.
func beginning(word string) func(indexed) bool {
	start := prose.Spaced(word)
	return func(x indexed) bool {
		named := start != " " && slices.ContainsFunc(x.names, func(name string) bool { return strings.Contains(name, start) })
		return named || word != "" && x.zip != "" && (strings.HasPrefix(x.zip, word) || x.postal != "" && strings.HasPrefix(x.postal, word))
	}
}

// naming returns a function that reports whether one of words is a whole word of a name.
func naming(words ...string) func(indexed) bool {
	list := make([]string, len(words))
	for i, word := range words {
		list[i] = prose.Spaced(word) + " "
	}
	return func(x indexed) bool {
		return slices.ContainsFunc(x.names, func(name string) bool {
			return slices.ContainsFunc(list, func(word string) bool { return containsWord(name, word) })
		})
	}
}

// containsWord reports whether a name with a space before each word has a word with a space on both sides.
func containsWord(name, word string) bool {
	return strings.Contains(name, word) || strings.HasSuffix(name, word[:len(word)-1])
}

func numbersWith(list []indexed, fits func(indexed) bool) []int {
	var numbers []int
	for _, x := range list {
		if fits(x) {
			numbers = append(numbers, x.number)
		}
	}
	return numbers
}

// typesCalled gives the types that a word or its beginning means, by name or synonym.
func (x *searchIndex) typesCalled(word string) []int {
	begins, means := beginning(word), naming(typedWords.synonyms(word)...)
	return numbersWith(x.types, func(t indexed) bool { return begins(t) || means(t) })
}

// typesNamed gives the types that a whole word means.
func (x *searchIndex) typesNamed(word string) []int {
	others := typedWords.synonyms(word)
	if !slices.Contains(others, word) {
		others = []string{word}
	}
	return numbersWith(x.types, naming(others...))
}

// leastStreet is the minimum number of letters to find a street.
const leastStreet = 3

// streetsWith gives the streets with a word, at most limits.SearchStreets. A word that is a whole word of a city's name means that city:
// "Bree" does not mean the Breeërsteenweg.
func (x *searchIndex) streetsWith(word string) []string {
	var streets []string
	if len(word) < leastStreet || slices.ContainsFunc(x.cities, naming(word)) {
		return nil
	}
	begins := beginning(word)
	for _, s := range x.streets {
		if len(streets) < limits.SearchStreets && begins(s) {
			streets = append(streets, s.street)
		}
	}
	return streets
}
