package leads

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func TestDemand(t *testing.T) {
	kinrooi := []agency.CityInput{{Zip: ptr("3640")}}
	for _, zip := range []string{"9990", "L-9710", " b-8000 "} { // no property of the sample is there
		tryForm(t, 0, func(f *DemandInput) {
			f.Person,
				f.Filter = an, agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1}, Cities: []agency.CityInput{{Zip: &zip}}}
		})
	}
	corners := []geo.Point{{Latitude: 51, Longitude: 5.6}, {Latitude: 51.2, Longitude: 5.6}, {Latitude: 51.1, Longitude: 5.9}}
	for _, zone := range []agency.PropertyFilter{{Polygon: corners}, {Polygon: corners, Cities: kinrooi},
		{Bounds: &geo.Bounds{South: 51, West: 5.6, North: 51.2, East: 5.9}, Regions: []geo.Region{geo.Flanders}}} {
		tryForm(t, 0, func(f *DemandInput) {
			f.Person, f.Filter = an, zone
			f.Filter.Goal, f.Filter.Categories = ptr(market.Sale), []int{1}
		})
	}
	tryForm(t, 0, func(f *DemandInput) {
		f.Person, f.Filter = an, agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1},
			Cities: []agency.CityInput{{Name: ptr("Genk"), Zip: ptr("3600")}}, Radius: ptr(limits.RadiusKilometres)}
	})
	tryForm(t, 0, func(f *DemandInput) {
		f.Person,
			f.Filter = an,
			agency.PropertyFilter{Goal: ptr(market.Sale), Categories: []int{1}, Cities: kinrooi,
				Statuses: []market.PropertyStatus{market.IsSold}}
	},
		wrong[*DemandInput]{"filter.goal REQUIRED, filter.categories REQUIRED, filter.cities REQUIRED",
			func(f *DemandInput) { f.Filter = agency.PropertyFilter{} }},
		wrong[*DemandInput]{"filter.categories UNKNOWN, filter.cities UNKNOWN", func(f *DemandInput) {
			f.Filter.Categories, f.Filter.Cities = []int{7}, []agency.CityInput{{Zip: ptr("999")}}
		}},
		wrong[*DemandInput]{"filter.cities UNKNOWN", func(f *DemandInput) { f.Filter.Cities = []agency.CityInput{{}} }},
		wrong[*DemandInput]{"filter.cities UNKNOWN", func(f *DemandInput) { f.Filter.Cities = []agency.CityInput{{Zip: ptr("0999")}} }},
		wrong[*DemandInput]{"filter.cities CHOOSE_ONE", func(f *DemandInput) { f.Filter.Regions = []geo.Region{geo.Flanders} }},
		wrong[*DemandInput]{"filter.priceMax OUT_OF_RANGE, filter.bedroomsMin OUT_OF_RANGE", func(f *DemandInput) {
			f.Filter.PriceMin, f.Filter.PriceMax, f.Filter.BedroomsMin = ptr(300_000), ptr(200_000), ptr(99)
		}},
		wrong[*DemandInput]{"filter.categories TOO_MANY, filter.text TOO_LONG, filter.availableBy DATE_INVALID, filter.facades TOO_MANY, " +
			"filter.energyClasses TOO_MANY", func(f *DemandInput) {
			day := locale.Date("2026-02-30")
			f.Filter.Text, f.Filter.AvailableBy = ptr(strings.Repeat("a", 101)), &day
			f.Filter.Categories, f.Filter.Facades, f.Filter.EnergyClasses = slices.Repeat([]int{1}, 101), make([]int, 101),
				make([]energy.Class, 101)
		}},
		wrong[*DemandInput]{"filter.radius OUT_OF_RANGE", func(f *DemandInput) { f.Filter.Radius = ptr(limits.RadiusKilometres + 1) }},
		wrong[*DemandInput]{"filter.radius OUT_OF_RANGE", func(f *DemandInput) { f.Filter.Radius = ptr(-5) }},
		wrong[*DemandInput]{"filter.cities UNKNOWN", func(f *DemandInput) {
			f.Filter.Cities, f.Filter.Radius = []agency.CityInput{{Name: ptr("Nergenshuizen")}}, ptr(10)
		}},
		wrong[*DemandInput]{"filter.cities REQUIRED", func(f *DemandInput) {
			f.Filter.Cities, f.Filter.Regions, f.Filter.Radius = nil, []geo.Region{geo.Flanders}, ptr(10)
		}},
		wrong[*DemandInput]{"filter OUT_OF_RANGE", func(f *DemandInput) { f.Filter.Cities, f.Filter.Polygon = nil, []geo.Point{{}} }},
	)
}
