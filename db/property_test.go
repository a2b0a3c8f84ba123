package db

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/columns"
)

// listOf reads a page of a list in Dutch.
func listOf(t *testing.T, s *Store, f agency.PropertyFilter, sort agency.PropertySort, w Window) *Page[*agency.Property] {
	t.Helper()
	w.Count = true
	p, err := s.Properties(t.Context(), "nl", f, sort, w, columns.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPropertiesAndPropertiesByNumber(t *testing.T) {
	s := open(t)
	var properties []records.Property
	for status := range 7 {
		properties = append(properties, property(status+1, func(r *records.Property) { r.Status = market.Status(status) }))
	}
	fill(t, s, properties...)
	if got := numbers(listOf(t, s, agency.PropertyFilter{}, "NEWEST", Window{Size: 10}).Items); !slices.Equal(got, []int{2}) {
		t.Errorf("the list has %v, want only 2, which is active", got)
	}
	all, err := s.PropertiesByNumber(t.Context(), "nl", []int{1, 2, 3, 4, 5, 6, 7}, columns.Selection{})
	if err != nil {
		t.Fatal(err)
	}
	got := numbers(all)
	slices.Sort(got)
	if !slices.Equal(got, []int{2, 3, 5, 7}) {
		t.Errorf("by number %v are found, want 2, 3, 5 and 7: prospective, cancelled and inactive ones stay hidden", got)
	}
}

func TestSimilar(t *testing.T) {
	s := open(t)
	fill(t, s,
		property(100, nil),
		property(101, nil),
		property(300, nil),
		property(102, func(r *records.Property) { r.City = 2 }),
		property(103, func(r *records.Property) { r.Type = 1 }),
		property(104, func(r *records.Property) { r.Goal = market.Rent }),
		property(105, func(r *records.Property) { r.Status = market.Sold }),
		property(106, func(r *records.Property) { r.Marquee = 3 }),
		property(107, func(r *records.Property) { r.Marquee = 4 }),
	)
	list, _ := s.PropertiesByNumber(t.Context(), "nl", []int{100}, columns.Selection{})
	similar, err := s.Similar(t.Context(), list[0], 10, columns.Selection{})
	if err != nil || !slices.Equal(numbers(similar), []int{101, 300, 102, 103}) {
		t.Errorf("similar to 100 are %v, want 101, 300, 102, 103 (%v)", numbers(similar), err)
	}
}
