package transfer

import (
	"cmp"
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/values"
)

// WordList is what a word of a file is about that the site does not know by itself.
type WordList string

// The lists.
const (
	TypeWords   WordList = "TYPE"   // it means the number of a type
	StatusWords WordList = "STATUS" // one of the statuses of package sheets
	GoalWords   WordList = "GOAL"   // SALE or RENT
)

// Word is a word of a file that the site does not know by itself, as the file writes it, with what the agency says it means, "" for nothing
// yet. Properties is how many of them have it.
type Word struct {
	List       WordList `json:"list"`
	Word       string   `json:"word"`
	Meaning    string   `json:"meaning"`
	Properties int      `json:"properties"`
}

// Key is by what a word is found again, however a file writes it.
func (w Word) Key() (list WordList, word string) { return w.List, Folded(w.Word) }

// Type is the number of the type that a kind of property means; nil for none.
func (w *Word) Type() *int {
	number, err := strconv.Atoi(w.Meaning)
	if w.List != TypeWords || err != nil {
		return nil
	}
	return &number
}

// Value is what a word of the other lists means; nil for nothing.
func (w *Word) Value() *string {
	if w.List == TypeWords || w.Meaning == "" {
		return nil
	}
	return &w.Meaning
}

// Words are what an agency says that words of files mean; Seen has those that a file used.
type Words struct {
	meanings map[WordList]map[string]string
	Seen     []Word
}

// NewWords makes a table of what words mean.
func NewWords(list []Word) *Words {
	w := &Words{meanings: map[WordList]map[string]string{TypeWords: {}, StatusWords: {}, GoalWords: {}}}
	for _, one := range list {
		list, word := one.Key()
		w.meanings[list][word] = one.Meaning
	}
	return w
}

// Of gives what a word means that the site does not know by itself, "" when nobody said it. A word that has no letters or digits, or is too
// long, means nothing.
func (w *Words) Of(list WordList, text string) string {
	word := Word{List: list, Word: values.Line(text), Properties: 1}
	_, key := word.Key()
	if key == "" || utf8.RuneCountInString(word.Word) > limits.FileWordCharacters {
		return ""
	}
	word.Meaning = w.meanings[list][key]
	at := slices.IndexFunc(w.Seen, func(seen Word) bool { return seen.List == list && Folded(seen.Word) == key })
	switch {
	case at >= 0:
		w.Seen[at].Properties++
	case len(w.Seen) < limits.FileWords:
		w.Seen = append(w.Seen, word)
	}
	return word.Meaning
}

// Sorted are the words that were seen: those of most properties first.
func (w *Words) Sorted() []Word {
	return slices.SortedStableFunc(slices.Values(w.Seen), func(a, b Word) int { return cmp.Compare(b.Properties, a.Properties) })
}
