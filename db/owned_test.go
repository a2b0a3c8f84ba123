package db

import (
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

func TestOwned(t *testing.T) {
	s := open(t)
	hidden := property(2, func(r *records.Property) {
		r.Status, r.PublishPrice, r.PublishAddress, r.Street = market.Prospective, false, false, ptr("Kapelweg")
	})
	fill(t, s, property(1, nil), hidden, property(3, nil))
	o := owns(t, s, "an@example.com", 1, 2)
	list, err := s.Owned(t.Context(), o.ID, locale.Dutch)
	if err != nil || len(list) != 2 || list[0].Number() != 1 || list[1].Number() != 2 {
		t.Fatalf("the owner has %d properties, want 1 and 2 in this order (%v)", len(list), err)
	}
	h := list[1]
	if h.Address().Street != "Kapelweg" || h.Price().Text != "€\u00a0200" || h.ShowsPrice() || h.ShowsAddress() || h.Path() != nil ||
		h.Status() != "PROSPECTIVE" || list[0].Path() == nil {
		t.Errorf("the owner sees %+v at %v, want its address and price, which visitors do not see, and no page", h, h.Price())
	}
	for _, n := range []int{3, 4} {
		if list, err := s.Owned(t.Context(), o.ID, locale.Dutch, n); err != nil || len(list) != 0 {
			t.Errorf("property %d is not this owner's, who sees %d (%v)", n, len(list), err)
		}
	}
}

func TestPriceChanges(t *testing.T) {
	s := open(t)
	for _, euro := range []locale.Money{300, 300, 250} {
		fill(t, s, property(1, func(r *records.Property) { price := euro * 100; r.Price, r.PublishPrice = &price, false }))
	}
	list, err := s.PriceChanges(t.Context(), 1)
	if err != nil || len(list) != 2 || *list[0] != (owned.PricePoint{Date: "2026-01-01", Price: 30000}) || list[1].Price != 25000 {
		t.Errorf("the prices were %v, want 300 and then 250 euro (%v)", list, err)
	}
}

func TestMatchingDemands(t *testing.T) {
	s := open(t)
	fill(t, s, property(1, nil), property(2, func(r *records.Property) { r.Status = market.Inactive }))
	demand(t, s, "any", agency.PropertyFilter{})
	demand(t, s, "cheap", agency.PropertyFilter{PriceMax: ptr(100)})
	demand(t, s, "dear", agency.PropertyFilter{PriceMin: ptr(101)})
	demand(t, s, "paused", agency.PropertyFilter{})
	if _, err := s.PauseDemand(t.Context(), "paused", true, noon); err != nil {
		t.Fatal(err)
	}
	for number, want := range map[int]int{1: 2, 2: 0, 3: 0} {
		if n, err := s.MatchingDemands(t.Context(), number); n != want || err != nil {
			t.Errorf("property %d matches %d demands, want %d (%v)", number, n, want, err)
		}
	}
}
