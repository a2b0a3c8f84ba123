package wholesite_test

import (
	"fmt"
	"regexp"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

var listTotal = regexp.MustCompile(`\\?"totalCount\\?":(\d+)`)

// TestListPathOfAFilter compares the list that an email links to with the graph: both must count as many properties.
func TestListPathOfAFilter(t *testing.T) {
	v := visit(t)
	three, yes := 3, true
	zip, words := "3640", "tuin"
	low, high, genk, around := 150_000, 500_000, "Genk", 30
	for _, f := range []agency.PropertyFilter{
		{Categories: []int{1}, Cities: []agency.CityInput{{Zip: &zip}}, BedroomsMin: &three, PriceMax: &high},
		{Categories: []int{1, 2}, Regions: []geo.Region{geo.Flanders}, PriceMin: &low, Garden: &yes},
		{Cities: []agency.CityInput{{Name: &genk}}, Radius: &around},
		{Regions: []geo.Region{geo.Wallonia, geo.Brussels}},
		{Text: &words},
		{Facades: []int{4}, EnergyClasses: []energy.Class{"A", "B"}},
		{Polygon: []geo.Point{{Latitude: 51, Longitude: 5.6}, {Latitude: 51.2, Longitude: 5.6}, {Latitude: 51.1, Longitude: 5.9}}},
		{Bounds: &geo.Bounds{South: 51.0, West: 5.6, North: 51.2, East: 5.9}},
	} {
		for _, goal := range []market.Goal{market.Sale, market.Rent} {
			f.Goal = &goal
			path, ok := f.ListPath(locale.English)
			want, err := v.Store.Matching(t.Context(), f)
			if !ok || err != nil {
				t.Fatalf("a filter has no path to its list (%t), or its properties are not counted: %v", ok, err)
			}
			shown := listTotal.FindStringSubmatch(v.Get(t, path).Text)
			if shown == nil || shown[1] != fmt.Sprint(want) {
				t.Errorf("%s counts %v properties, but the graph counts %d", path, shown, want)
			}
		}
	}
	no := false
	if _, ok := (agency.PropertyFilter{Pool: &no}).ListPath(locale.English); ok {
		t.Error("a filter for properties without a pool gets a path, although no list's address can say that")
	}
}
