package agency

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/limits"
)

// searchIndex is the index for typed words: every name folded once, with a space before each of its words.
type searchIndex struct {
	cities   []indexed
	types    []indexed
	projects []indexed
	streets  []indexed
}

type indexed struct {
	number int
	zip    string
	street string
	names  []string
}

func (c *Catalog) makeSearchIndex() *searchIndex {
	x := &searchIndex{}
	for i := range c.Cities {
		r := &c.Cities[i]
		x.cities = append(x.cities, indexed{number: r.Number, zip: r.Zip, names: allSpaced(c.searchNames(r))})
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
		x.streets = append(x.streets, indexed{street: street, names: []string{spaced(street)}})
	}
	return x
}

func allSpaced(names []string) []string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = spaced(name)
	}
	return list
}

// has tells whether a word is a prefix of a name, of a word in it, or of the postcode.
func (x indexed) has(word string) bool {
	start := spaced(word)
	named := start != " " && slices.ContainsFunc(x.names, func(name string) bool { return strings.Contains(name, start) })
	return named || word != "" && x.zip != "" && strings.HasPrefix(x.zip, word)
}

// hasWhole tells whether a word is one of a name, in full.
func (x indexed) hasWhole(word string) bool {
	return slices.ContainsFunc(x.names, func(name string) bool { return strings.Contains(name+" ", spaced(word)+" ") })
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
	others := typedWords.synonyms(word)
	return numbersWith(x.types, func(t indexed) bool { return t.has(word) || slices.ContainsFunc(others, t.hasWhole) })
}

// typesNamed gives the types that a whole word means.
func (x *searchIndex) typesNamed(word string) []int {
	others := typedWords.synonyms(word)
	if !slices.Contains(others, word) {
		others = []string{word}
	}
	return numbersWith(x.types, func(t indexed) bool { return slices.ContainsFunc(others, t.hasWhole) })
}

// leastStreet is the minimum number of letters to find a street.
const leastStreet = 3

// streetsWith gives the streets with a word, at most limits.SearchStreets. A word that is a whole word of a city's name means that city:
// "Bree" does not mean the Breeërsteenweg.
func (x *searchIndex) streetsWith(word string) []string {
	var streets []string
	if len(word) < leastStreet || slices.ContainsFunc(x.cities, func(c indexed) bool { return c.hasWhole(word) }) {
		return nil
	}
	for _, s := range x.streets {
		if len(streets) < limits.SearchStreets && s.has(word) {
			streets = append(streets, s.street)
		}
	}
	return streets
}
