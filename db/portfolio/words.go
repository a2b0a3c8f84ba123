package portfolio

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// PropertyText is what somebody at the desk searches for, as it was typed and by words. A property matches all words, or has a reference of
// the text, in whatever spelling, and matches the words beside it.
type PropertyText struct {
	Typed string
	Words []PropertyWord
}

// PropertyWord is a folded word of a search, with the cities whose name contains it. A property matches when its title, street, house
// number, number or reference contains the word, or when it lies in one of the cities.
type PropertyWord struct {
	Text   string
	Cities []int
}

// wordedProperty is what words are looked for in.
type wordedProperty struct {
	number, city int
	sent         string // the key of its sender's reference
	text         string // title, place and key, folded
}

// wordedProperties are all properties, with the keys of their references.
type wordedProperties struct {
	list []wordedProperty
	keys map[string]bool
}

// hasKey reports whether a property has a reference.
func (w wordedProperties) hasKey(key string) bool { return w.keys[key] }

// bytes is about how much memory they take.
func (w wordedProperties) bytes() (sum int) {
	for _, p := range w.list {
		sum += len(p.text) + 2*len(p.sent) + 100
	}
	return sum
}

// PropertiesTyped lists the numbers of the properties, shown or not, that a text is the reference of, in whatever spelling.
func (s *Store) PropertiesTyped(ctx context.Context, text string) (found []int, err error) {
	all, err := s.worded(ctx)
	typed, is := reference.Only(text, all.hasKey)
	for _, p := range all.list {
		if is && p.isReferred([]reference.Typed{typed}) {
			found = append(found, p.number)
		}
	}
	return found, err
}

// worded gives all properties as they were last read, unless something changed since.
func (s *Store) worded(ctx context.Context) (wordedProperties, error) {
	return s.words.Get(ctx, s.DB, "", limits.PropertyWordsBytes, func() (wordedProperties, int, error) {
		all, err := s.wordedProperties(ctx)
		return all, all.bytes(), err
	})
}

// wordedProperties reads all properties, and folds their texts: SQL does not fold accents.
func (s *Store) wordedProperties(ctx context.Context) (all wordedProperties, err error) {
	var rows []struct {
		Number int              `db:"number"`
		City   int              `db:"city"`
		Place  string           `db:"place"`
		Sent   string           `db:"reference"`
		Title  locale.Localized `db:"title"`
	}
	err = s.List(ctx, &rows, `SELECT number, city, title, coalesce(reference, '') AS reference,
		concat_ws(' ', number, reference, street, house_number) AS place FROM property`)
	all = wordedProperties{make([]wordedProperty, len(rows)), map[string]bool{}}
	for i, r := range rows {
		key := reference.Key(r.Sent)
		text := locale.Fold(r.Place) + " " + locale.Fold(key)
		for _, title := range r.Title { // one by one, because most have no accents
			text += " " + locale.Fold(title)
		}
		all.list[i] = wordedProperty{number: r.Number, city: r.City, sent: key, text: text}
		all.keys[key] = key != ""
	}
	return all, err
}

// propertiesWith lists the numbers of the properties that match a text.
func (s *Store) propertiesWith(ctx context.Context, typed PropertyText) ([]int, error) {
	all, err := s.worded(ctx)
	references := reference.In(typed.Typed, all.hasKey)
	beside := typed.beside(references)
	found := []int{}
	for _, p := range all.list {
		if p.has(typed.Words) || p.isReferred(references) && p.has(beside) {
			found = append(found, p.number)
		}
	}
	return found, err
}

// beside lists the words of a text that are not part of references.
func (t PropertyText) beside(references []reference.Typed) (words []PropertyWord) {
	rest, at := "", 0
	for _, r := range references {
		rest, at = rest+t.Typed[at:r.Start]+" ", r.End
	}
	others := strings.Fields(locale.Fold(rest + t.Typed[at:]))
	for _, w := range t.Words {
		if slices.Contains(others, w.Text) {
			words = append(words, w)
		}
	}
	return words
}

// isReferred reports whether a property has all of references; none has when there are none.
func (p wordedProperty) isReferred(references []reference.Typed) bool {
	return len(references) > 0 && !slices.ContainsFunc(references, func(r reference.Typed) bool {
		return r.Number != p.number && r.Key != p.sent
	})
}

func (p wordedProperty) has(words []PropertyWord) bool {
	return !slices.ContainsFunc(words, func(w PropertyWord) bool {
		return !strings.Contains(p.text, w.Text) && !slices.Contains(w.Cities, p.city)
	})
}
