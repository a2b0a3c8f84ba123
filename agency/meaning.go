package agency

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/limits"
)

// Meaning is what the words of a search ask for. A property must match every word.
type Meaning struct {
	Goal  *Goal // nil when no word gives it
	Words []Word
}

// Word is one typed word with everything it may mean; a word without a meaning matches no property.
type Word struct {
	Text     string
	Number   int // of a property or project; 0 for none
	Cities   []int
	Types    []int
	Named    []int // the types that the whole word names; Types are those that begin with it, too
	Projects []int
	Streets  []string
	Feature  Feature // what a property must have; such a word means nothing else
}

// Read finds what typed words mean. Words for sale or rent give the goal, and filler words are left out if other words remain:
// "maison à louer à Maaseik" is a rental, "maison" and "maaseik".
func (c *Catalog) Read(text string) Meaning {
	x := c.searchIndex()
	var m Meaning
	var rest []string
	for _, word := range wordsOf(text, limits.SearchWordsRead) {
		if goal, ok := typedWords.goals[word]; ok && m.Goal == nil && !x.isName(word) {
			m.Goal = &goal
			continue
		}
		rest = append(rest, word)
	}
	for _, word := range c.telling(rest, m.Goal != nil) {
		m.Words = append(m.Words, x.read(word))
	}
	m.featured()
	return m
}

// telling leaves out filler words, unless no words would remain, and gives at most limits.SearchWords.
func (c *Catalog) telling(words []string, goal bool) []string {
	var list []string
	for _, word := range words {
		if !typedWords.fillers[word] {
			list = append(list, word)
		}
	}
	if len(list) == 0 && !goal {
		list = words
	}
	return list[:min(len(list), limits.SearchWords)]
}

func (x *searchIndex) read(word string) Word {
	number, _ := NumberOf(word)
	begins := beginning(word)
	w := Word{Text: word, Number: number, Types: x.typesCalled(word), Named: x.typesNamed(word),
		Cities: numbersWith(x.cities, begins), Projects: numbersWith(x.projects, begins)}
	if !x.isName(word) { // Bree is the town, not the Breeërsteenweg of another
		w.Streets = x.streetsWith(word)
	}
	return w
}

// isName tells whether a word is the whole name of a city, so that it is not taken for a goal.
func (x *searchIndex) isName(word string) bool {
	return slices.ContainsFunc(x.cities, func(c indexed) bool { return slices.Contains(c.names, " "+word) })
}

// TheCity finds the one city that words name in full, by name or postcode, and the words that are left. It is 0 when they name
// none, or more than one.
func (m Meaning) TheCity(c *Catalog) (number int, rest []Word) {
	best := 0
	for _, city := range c.searchIndex().cities {
		used := city.namedBy(m.Words)
		switch {
		case len(used) == 0 || len(used) < best:
		case len(used) == best:
			number = 0 // two cities: the words are ambiguous
		default:
			best, number, rest = len(used), city.number, without(m.Words, used)
		}
	}
	if number == 0 {
		return 0, m.Words
	}
	return number, rest
}

// namedBy gives the words that name a city in full, none when they do not.
func (x indexed) namedBy(words []Word) []string {
	var used []string
	typed := map[string]bool{}
	for _, w := range words {
		for part := range strings.FieldsSeq(spaced(w.Text)) {
			typed[part] = true
		}
	}
	for _, name := range append(slices.Clone(x.names), " "+x.zip) {
		var parts []string
		for part := range strings.FieldsSeq(name) {
			if !typedWords.fillers[part] {
				parts = append(parts, part)
			}
		}
		if len(parts) > 0 && !slices.ContainsFunc(parts, func(p string) bool { return !typed[p] }) {
			used = append(used, parts...)
		}
	}
	slices.Sort(used)
	return slices.Compact(used)
}

func without(words []Word, used []string) []Word {
	return slices.DeleteFunc(slices.Clone(words), func(w Word) bool {
		for part := range strings.FieldsSeq(spaced(w.Text)) {
			if !slices.Contains(used, part) {
				return false
			}
		}
		return true
	})
}

// TheCategory gives the one category that all words mean; 0 when there are no words, or they mean anything else.
func (c *Catalog) TheCategory(words []Word) int {
	number := 0
	for _, w := range words {
		categories := c.CategoriesOf(w.Named)
		if len(categories) != 1 || number != 0 && categories[0] != number {
			return 0
		}
		number = categories[0]
	}
	return number
}

// ProjectsMeant gives the projects that fit every word, by name or by number; a word may be their city's.
func (c *Catalog) ProjectsMeant(m Meaning) []int {
	var list []int
	for _, p := range c.Projects {
		fits, named := true, false
		for _, w := range m.Words {
			own := w.Number == p.Number || slices.Contains(w.Projects, p.Number)
			named = named || own
			fits = fits && (own || slices.Contains(w.Cities, p.CityID))
		}
		if fits && named {
			list = append(list, p.Number)
		}
	}
	return list
}
