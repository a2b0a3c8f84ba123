package db

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/locale"
)

// bySorting is the rule for similar properties in its simplest form: it sorts all properties.
var bySorting = `SELECT number FROM search s WHERE status = 1 AND number <> ? AND sale = ? AND ` + onOffer + `
	ORDER BY type_sort <> ?, city <> ?, abs(coalesce(price, 1e15) - coalesce(?, 0)), number DESC LIMIT ?`

// TestSimilarEqualsSorting compares for properties at a few prices, many of them the same, some hidden, sold or taken.
func TestSimilarEqualsSorting(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	for _, count := range []int{1, 7, 60, 500, 501} { // most of the 501 are in one city, which is not read whole
		s := open(t)
		properties := randomProperties(random, count)
		for i := range properties {
			h := &properties[i]
			h.Price, h.PublishPrice = ptr(locale.Money(random.IntN(20)*50_000_00)), random.IntN(8) > 0
			if count == 501 && random.IntN(10) > 0 {
				h.City, h.Type = 1, 156
			}
			h.Marquee = []int{0, 0, 0, 1, 2, 3, 4}[random.IntN(7)]
			h.Status = []market.Status{market.Active, market.Active, market.Active, market.Sold}[random.IntN(4)]
		}
		fill(t, s, properties...)
		for _, h := range properties[:min(count, 120)] {
			compareSimilar(t, s, h.Number, 1+random.IntN(12))
		}
	}
}

func compareSimilar(t *testing.T, s *Store, number, first int) {
	t.Helper()
	list, err := s.PropertiesByNumber(t.Context(), "nl", []int{number}, columns.Selection{})
	if err != nil || len(list) == 0 {
		return // it is not public
	}
	p := list[0]
	want := []int{}
	if err := s.List(t.Context(), &want, bySorting, p.Number, p.Goal == market.Sale, p.Category().Order, p.CityID, p.AskingPrice,
		first); err != nil {
		t.Fatal(err)
	}
	got, err := s.Similar(t.Context(), p, first, columns.Selection{})
	if err != nil || !slices.Equal(numbers(got), want) {
		t.Errorf("similar to %d are %v, want %v (%v)", number, numbers(got), want, err)
	}
}
