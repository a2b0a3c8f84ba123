package agency

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// searchWords are the words that visitors type beside the agency's own names: words for sale and rent, filler words, words for features,
// and groups of synonyms for a type of property. All of them are folded.
type searchWords struct {
	goals   map[string]market.Goal
	fillers map[string]bool
	joins   map[string]bool // "with": between a type and a feature
	has     map[string]Feature
	types   [][]string
	typesIn map[locale.Language][]string
}

//go:embed words.json
var wordsJSON []byte

var typedWords = readSearchWords(wordsJSON)

type wordsByLanguage map[locale.Language][]string

// readSearchWords panics when the table cannot be read: it is part of the program.
func readSearchWords(table []byte) searchWords {
	var file struct {
		Goals    map[string]wordsByLanguage
		Fillers  wordsByLanguage
		Joins    wordsByLanguage
		Features map[Feature]wordsByLanguage
		Types    []wordsByLanguage
	}
	if err := json.Unmarshal(table, &file); err != nil {
		panic("words.json: " + err.Error())
	}
	w := searchWords{goals: map[string]market.Goal{}, fillers: map[string]bool{}, joins: map[string]bool{}, has: map[string]Feature{},
		typesIn: map[locale.Language][]string{}}
	for _, word := range file.Goals["SALE"].folded() {
		w.goals[word] = market.Sale
	}
	for _, word := range file.Goals["RENT"].folded() {
		w.goals[word] = market.Rent
	}
	for _, word := range file.Fillers.folded() {
		w.fillers[word] = true
	}
	for _, word := range file.Joins.folded() {
		w.joins[word] = true
	}
	for feature, words := range file.Features {
		for _, word := range words.folded() {
			w.has[word] = feature
		}
	}
	for _, group := range file.Types {
		w.types = append(w.types, group.folded())
		for l, words := range group {
			w.typesIn[l] = append(w.typesIn[l], wordsByLanguage{l: words}.folded()...)
		}
	}
	return w
}

func (w wordsByLanguage) folded() []string {
	var list []string
	for _, words := range w {
		for _, word := range words {
			list = append(list, locale.Fold(word))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// leastSynonym is the minimum number of letters before a word finds its synonyms.
const leastSynonym = 3

// synonyms are the words for the same types as a word or its beginning.
func (w searchWords) synonyms(word string) []string {
	var list []string
	for _, group := range w.types {
		if slices.ContainsFunc(group, func(s string) bool {
			return s == word || len(word) >= leastSynonym && strings.HasPrefix(s, word)
		}) {
			list = append(list, group...)
		}
	}
	return list
}
