package agency

import (
	"testing"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
)

func TestRenovationDuty(t *testing.T) {
	for _, c := range []struct {
		region   geo.Region
		goal     market.Goal
		category int
		label    string
		want     bool
	}{
		{geo.Flanders, market.Sale, HouseCategory, "d", false}, {geo.Flanders, market.Sale, HouseCategory, "e", true},
		{geo.Flanders, market.Sale, HouseCategory, "f", true}, {geo.Flanders, market.Sale, HouseCategory, "", false},
		{geo.Flanders, market.Rent, HouseCategory, "f", false}, {geo.Flanders, market.TakeOver, HouseCategory, "f", false},
		{geo.Brussels, market.Sale, HouseCategory, "f", false}, {geo.Wallonia, market.Sale, HouseCategory, "e", false},
		{"", market.Sale, HouseCategory, "e", false}, {geo.Flanders, market.Sale, ApartmentCategory, "f", true},
		{geo.Flanders, market.Sale, StudioCategory, "f", true}, {geo.Flanders, market.Sale, LandCategory, "e", false},
		{geo.Flanders, market.Sale, ParkingCategory, "f", false}, {geo.Flanders, market.Sale, CommercialCategory, "f", false},
	} {
		if got := RenovationDuty(c.region, c.goal, c.category, c.label); got != c.want {
			t.Errorf("a property of category %d with label %q in %q and goal %v must be renovated: %v, want %v",
				c.category, c.label, c.region, c.goal, got, c.want)
		}
	}
}
