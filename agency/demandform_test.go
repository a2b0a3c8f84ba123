package agency

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/locale"
)

func TestDemand(t *testing.T) {
	kinrooi := []CityInput{{Zip: ptr("3640")}}
	for _, zip := range []string{"9990", "L-9710", " b-8000 "} { // no home is there now, in Belgium or Luxembourg
		tryForm(t, 0, func(f *DemandInput) {
			f.Person, f.Filter = an, PropertyFilter{Goal: ptr(Sale), Categories: []int{1}, Cities: []CityInput{{Zip: &zip}}}
		})
	}
	twice := &PropertyFilter{Cities: []CityInput{{Zip: ptr("3640")}, {Zip: ptr("3960")}, {Zip: ptr("B-3640")}, {Zip: ptr("3960")}, {Zip: ptr("L-9710")}}}
	(&checking{}).zone("filter", twice, Facts{Catalog: &Catalog{}})
	if got := twice.Cities; len(got) != 3 || *got[0].Zip != "3640" || *got[1].Zip != "3960" || *got[2].Zip != "L-9710" {
		t.Error("a postcode is asked twice:", got)
	}
	corners := []Point{{51, 5.6}, {51.2, 5.6}, {51.1, 5.9}}
	for _, zone := range []PropertyFilter{{Polygon: corners}, {Polygon: corners, Cities: kinrooi}, {Bounds: &Bounds{51, 5.6, 51.2, 5.9}, Regions: []Region{Flanders}}} {
		tryForm(t, 0, func(f *DemandInput) {
			f.Person, f.Filter = an, zone
			f.Filter.Goal, f.Filter.Categories = ptr(Sale), []int{1}
		})
	}
	tryForm(t, 0, func(f *DemandInput) {
		f.Person, f.Filter = an, PropertyFilter{Goal: ptr(Sale), Categories: []int{1}, Cities: kinrooi, Statuses: []PropertyStatus{IsSold}}
	},
		wrong[*DemandInput]{"filter.goal REQUIRED, filter.categories REQUIRED, filter.cities REQUIRED", func(f *DemandInput) { f.Filter = PropertyFilter{} }},
		wrong[*DemandInput]{"filter.categories UNKNOWN, filter.cities UNKNOWN", func(f *DemandInput) {
			f.Filter.Categories, f.Filter.Cities = []int{7}, []CityInput{{Zip: ptr("999")}}
		}},
		wrong[*DemandInput]{"filter.cities UNKNOWN", func(f *DemandInput) { f.Filter.Cities = []CityInput{{}} }},
		wrong[*DemandInput]{"filter.cities UNKNOWN", func(f *DemandInput) { f.Filter.Cities = []CityInput{{Zip: ptr("0999")}} }},
		wrong[*DemandInput]{"filter.cities CHOOSE_ONE", func(f *DemandInput) { f.Filter.Regions = []Region{Flanders} }},
		wrong[*DemandInput]{"filter.priceMax OUT_OF_RANGE, filter.bedroomsMin OUT_OF_RANGE", func(f *DemandInput) {
			f.Filter.PriceMin, f.Filter.PriceMax, f.Filter.BedroomsMin = ptr(300_000), ptr(200_000), ptr(99)
		}},
		wrong[*DemandInput]{"filter.categories TOO_MANY, filter.text TOO_LONG, filter.availableBy DATE_INVALID, filter.facades TOO_MANY, filter.energyClasses TOO_MANY", func(f *DemandInput) {
			day := locale.Date("2026-02-30")
			f.Filter.Text, f.Filter.AvailableBy = ptr(strings.Repeat("a", 101)), &day
			f.Filter.Categories, f.Filter.Facades, f.Filter.EnergyClasses = slices.Repeat([]int{1}, 101), make([]int, 101), make([]EnergyClass, 101)
		}},
		wrong[*DemandInput]{"filter OUT_OF_RANGE", func(f *DemandInput) { f.Filter.Cities, f.Filter.Polygon = nil, []Point{{}} }},
	)
}
