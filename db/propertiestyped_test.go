package db

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/locale"
)

// TestPropertiesTyped finds properties by their number, their sender's reference, and a reference that is another's number too.
func TestPropertiesTyped(t *testing.T) {
	s := open(t)
	sent := func(reference string) func(*records.Property) {
		return func(r *records.Property) { r.Reference = &reference }
	}
	fill(t, s, property(7, nil), property(8, sent("MAAS-12/3")), property(9, sent("7")), property(10, sent("8")))
	for text, want := range map[string][]int{"maas 12 3": {8}, "ref. MAAS12/3": {8}, "7": {7, 9}, "n° 10": {10},
		"8": {8, 10}, "villa": nil} {
		if got, err := s.Portfolio.PropertiesTyped(t.Context(), text); err != nil || !slices.Equal(slices.Sorted(slices.Values(got)),
			want) {
			t.Errorf("%q is the reference of %v, want %v (%v)", text, got, want, err)
		}
	}
}

// TestTextsOfPropertiesAreReadOnce: a second search reads nothing, and one after a change finds what is new.
func TestTextsOfPropertiesAreReadOnce(t *testing.T) {
	s := open(t)
	titled := func(title string) func(*records.Property) {
		return func(r *records.Property) { r.Title = locale.Localized{"nl": title} }
	}
	fill(t, s, property(7, titled("Villa Élégance")))
	find := func(word string) []int {
		q := portfolio.PropertySearch{List: desk.AllProperties, Order: desk.NewestProperties, Languages: []locale.Language{"nl"},
			By: inbox.Handler{All: true}, Text: portfolio.PropertyText{Typed: word, Words: []portfolio.PropertyWord{{Text: word}}}}
		list, err := s.Portfolio.DeskProperties(t.Context(), q)
		if err != nil {
			t.Fatal(err)
		}
		numbers := []int{}
		for _, p := range list {
			numbers = append(numbers, p.Number)
		}
		return numbers
	}
	wants := func(word string, want ...int) int64 {
		t.Helper()
		before := s.ReadStatements()
		if got := find(word); !slices.Equal(got, want) {
			t.Errorf("%q finds %v, want %v", word, got, want)
		}
		return s.ReadStatements() - before
	}
	wants("elegance", 7)
	if read := wants("elegance", 7); read != 1 {
		t.Errorf("the second search reads %d times, want once: its rows", read)
	}
	counts := func() int {
		counts, err := s.Portfolio.CountDeskProperties(t.Context(), []locale.Language{"nl"})
		if err != nil {
			t.Fatal(err)
		}
		return counts[desk.AllProperties]
	}
	before := counts()
	fill(t, s, property(7, titled("Villa Rustique")), property(8, titled("Élégance")))
	wants("elegance", 8)
	wants("rustique", 7)
	if after := counts(); before != 1 || after != 2 {
		t.Errorf("%d properties are counted, then %d, want 1, then 2", before, after)
	}
}
