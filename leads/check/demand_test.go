package check

import (
	"testing"

	"github.com/gevel/gevel/agency"
)

func TestTownsOfADemand(t *testing.T) {
	for name, isKnown := range map[string]bool{"Genk": true, "genk": true, "Lommel": false} {
		if got := allKnown([]agency.CityInput{{Zip: ptr("3600"), Name: &name}}, &agency.Catalog{}); got != isKnown {
			t.Errorf("3600 %s is known: %v, although the site has nothing there", name, got)
		}
	}
	twice := &agency.PropertyFilter{Cities: []agency.CityInput{{Zip: ptr("3640")}, {Zip: ptr("3960")}, {Zip: ptr("B-3640")},
		{Zip: ptr("3960")}, {Zip: ptr("L-9710")}}}
	(&Checking{}).zone("filter", twice, Facts{Catalog: &agency.Catalog{}})
	if got := twice.Cities; len(got) != 3 || *got[0].Zip != "3640" || *got[1].Zip != "3960" || *got[2].Zip != "L-9710" {
		t.Error("a postcode is listed twice:", got)
	}
}

func ptr[T any](v T) *T { return &v }
