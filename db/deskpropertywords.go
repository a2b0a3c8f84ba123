package db

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/locale"
)

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
	Title  locale.Localized `db:"title"`
}

// propertiesWith lists the numbers of the properties that match all words. They are compared here, because SQL does not fold accents.
func (s *Store) propertiesWith(ctx context.Context, words []PropertyWord) ([]int, error) {
	var all []wordedProperty
	err := s.list(ctx, &all, `SELECT number, city, title, concat_ws(' ', number, reference, street, house_number) AS place FROM property`)
	found := []int{}
	for _, p := range all {
		if p.has(words) {
			found = append(found, p.Number)
		}
	}
	return found, err
}

func (p wordedProperty) has(words []PropertyWord) bool {
	text := locale.Fold(strings.Join(slices.AppendSeq([]string{p.Place}, maps.Values(p.Title)), " "))
	return !slices.ContainsFunc(words, func(w PropertyWord) bool {
		return !strings.Contains(text, w.Text) && !slices.Contains(w.Cities, p.City)
	})
}
