package agency

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/locale"
)

// TestCitiesNamedByPostcodeOfACountry distinguishes Kinrooi from Kayl, which have the same four digits.
func TestCitiesNamedByPostcodeOfACountry(t *testing.T) {
	c := (&Catalog{Site: &Site{DefaultLanguage: locale.Dutch}, Cities: []CityRecord{
		{Number: 1, Zip: "3640", CountryID: geo.Belgium, Names: locale.Localized{locale.Dutch: "Kinrooi"}},
		{Number: 2, Zip: "3640", CountryID: geo.Luxembourg, Names: locale.Localized{locale.Dutch: "Kayl"}},
	}}).Index()
	for zip, want := range map[string][]int{"3640": {1, 2}, "B-3640": {1}, "L-3640": {2}, "lu 3640": {2}, "L-3641": nil, "": nil} {
		if got := c.CitiesNamed([]CityInput{{Zip: &zip}}); !slices.Equal(got, want) {
			t.Errorf("%q names %v, want %v", zip, got, want)
		}
	}
	if got := c.CitiesNamed([]CityInput{{Name: new("Kayl"), Zip: new("B-3640")}}); got != nil {
		t.Error("a city of Luxembourg is found in Belgium:", got)
	}
}
