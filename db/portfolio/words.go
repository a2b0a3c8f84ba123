package portfolio

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/reference"
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
	Number int              `db:"number"`
	City   int              `db:"city"`
	Place  string           `db:"place"`
	Sent   string           `db:"reference"`
	Title  locale.Localized `db:"title"`
}

// PropertiesTyped lists the numbers of the properties, shown or not, that a text is the reference of, in whatever spelling.
func (s *Store) PropertiesTyped(ctx context.Context, text string) (found []int, err error) {
	all, keys, err := s.wordedProperties(ctx)
	typed, is := reference.Only(text, func(key string) bool { return keys[key] })
	for _, p := range all {
		if is && p.isReferred([]reference.Typed{typed}) {
			found = append(found, p.Number)
		}
	}
	return found, err
}

// wordedProperties reads all properties, and the keys of their references.
func (s *Store) wordedProperties(ctx context.Context) (all []wordedProperty, keys map[string]bool, err error) {
	err = s.List(ctx, &all, `SELECT number, city, title, coalesce(reference, '') AS reference,
		concat_ws(' ', number, reference, street, house_number) AS place FROM property`)
	keys = map[string]bool{}
	for i := range all {
		all[i].Sent = reference.Key(all[i].Sent)
		keys[all[i].Sent] = all[i].Sent != ""
	}
	return all, keys, err
}

// propertiesWith lists the numbers of the properties that match a text. They are compared here, because SQL does not fold accents.
func (s *Store) propertiesWith(ctx context.Context, typed PropertyText) ([]int, error) {
	all, keys, err := s.wordedProperties(ctx)
	references := reference.In(typed.Typed, func(key string) bool { return keys[key] })
	beside := typed.beside(references)
	found := []int{}
	for _, p := range all {
		if p.has(typed.Words) || p.isReferred(references) && p.has(beside) {
			found = append(found, p.Number)
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
		return r.Number != p.Number && r.Key != p.Sent
	})
}

func (p wordedProperty) has(words []PropertyWord) bool {
	text := locale.Fold(p.Place) + " " + locale.Fold(p.Sent)
	for _, title := range p.Title { // one by one, because most have no accents
		text += " " + locale.Fold(title)
	}
	return !slices.ContainsFunc(words, func(w PropertyWord) bool {
		return !strings.Contains(text, w.Text) && !slices.Contains(w.Cities, p.City)
	})
}
