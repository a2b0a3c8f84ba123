package agency

import (
	"slices"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Meaning is what the words of a search ask for. A property must match every word.
type Meaning struct {
	Goal  *market.Goal // nil when no word gives it
	Words []Word
}

// Word is one typed word with everything it may mean; a word without a meaning matches no property.
type Word struct {
	Text     string
	Number   int   // of a property or project; 0 for none
	Referred []int // the properties that have it as their sender's reference
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
	var rest []Word
	for _, word := range c.typed(text) {
		if goal, ok := typedWords.goals[word.Text]; ok && m.Goal == nil && !x.isName(word.Text) {
			m.Goal = &goal
			continue
		}
		rest = append(rest, word)
	}
	for _, word := range c.significant(rest, m.Goal != nil) {
		m.Words = append(m.Words, x.read(word))
	}
	m.featured()
	return m
}

// significant leaves out filler words, unless no words would remain, and gives at most limits.SearchWords.
func (c *Catalog) significant(words []Word, goal bool) []Word {
	var list []Word
	for _, word := range words {
		if !typedWords.fillers[word.Text] {
			list = append(list, word)
		}
	}
	if len(list) == 0 && !goal {
		list = words
	}
	return list[:min(len(list), limits.SearchWords)]
}

// typed gives the words of a text. A reference is one, however it is spelled.
func (c *Catalog) typed(text string) (words []Word) {
	text = prose.FirstCharacters(text, limits.SearchCharacters)
	at := 0
	add := func(text string) {
		for _, word := range prose.Words(text, limits.SearchWordsRead-len(words)) {
			number, _ := prose.NumberOf(word)
			words = append(words, Word{Text: word, Number: number})
		}
	}
	for _, r := range c.ReferencesIn(text) {
		add(text[at:r.Start])
		if at = r.End; len(words) < limits.SearchWordsRead {
			words = append(words, Word{Text: locale.Fold(r.Text), Number: r.Number, Referred: c.referred(r.Key)})
		}
	}
	add(text[at:])
	return words
}

func (x *searchIndex) read(word Word) Word {
	if len(word.Referred) > 0 {
		return word
	}
	begins := beginning(word.Text)
	return Word{Text: word.Text, Number: word.Number, Types: x.typesCalled(word.Text), Named: x.typesNamed(word.Text),
		Cities: numbersWith(x.cities, begins), Projects: numbersWith(x.projects, begins), Streets: x.streetsWith(word.Text)}
}

// Records are the properties whose number or reference the word is.
func (w Word) Records() []int {
	if w.Number == 0 || slices.Contains(w.Referred, w.Number) {
		return w.Referred
	}
	return append([]int{w.Number}, w.Referred...)
}

// isName reports whether a word is the whole name of a city, so that it is not taken for a goal.
func (x *searchIndex) isName(word string) bool {
	return slices.ContainsFunc(x.cities, func(c indexed) bool { return slices.Contains(c.names, " "+word) })
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
