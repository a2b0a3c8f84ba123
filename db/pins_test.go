package db

import (
	"math/rand/v2"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/limits"
)

func TestPins(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	s := open(t)
	properties := randomProperties(random, limits.Pins+200)
	for i := range properties {
		properties[i].Goal = market.Sale
		at(50+random.Float64(), 4+random.Float64())(&properties[i])
	}
	fill(t, s, properties...)
	few := agency.PropertyFilter{Numbers: []int{1, 2, 3, 4, 5}}
	pins, err := s.Pins(t.Context(), "nl", few, columns.Selection{})
	if err != nil || len(pins) != 5 {
		t.Fatalf("%d pins, want 5 (%v)", len(pins), err)
	}
	for _, p := range pins {
		if p.Count != 1 || p.Property == nil || !p.Location.Exact {
			t.Errorf("the pin is %+v, want one property at its exact place", p)
		}
	}
	groups, err := s.Pins(t.Context(), "nl", agency.PropertyFilter{}, columns.Selection{})
	sum := 0
	for _, p := range groups {
		sum += p.Count
	}
	if err != nil || sum != len(properties) || len(groups) > (limits.PinGroupsAcross+1)*(limits.PinGroupsAcross+1) ||
		groups[0].Property != nil {
		t.Errorf("%d groups have %d properties together, want few groups with all %d (%v)", len(groups), sum, len(properties), err)
	}
}
