package agency

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/locale"
)

func TestPlainPostcode(t *testing.T) {
	for zip, want := range map[string]string{
		"3640": "3640", " 3640 ": "3640", "B-3640": "B-3640", "be 3640": "B-3640", "b3640": "B-3640", "L-9710": "L-9710",
		"LU9710": "L-9710", "lu- 9710": "L-9710",
		"": "", "L-": "L-", "Bree": "BREE",
	} {
		if got := PlainPostcode(zip); got != want {
			t.Errorf("%q is written %q, want %q", zip, got, want)
		}
		if again := PlainPostcode(want); again != want {
			t.Errorf("%q is written %q the second time, want it unchanged", want, again)
		}
	}
}

// TestCitiesNamedByPostcodeOfACountry distinguishes Kinrooi from Kayl, which have the same four digits.
func TestCitiesNamedByPostcodeOfACountry(t *testing.T) {
	c := (&Catalog{Site: &Site{DefaultLanguage: locale.Dutch}, Cities: []CityRecord{
		{Number: 1, Zip: "3640", CountryID: Belgium, Names: locale.Localized{locale.Dutch: "Kinrooi"}},
		{Number: 2, Zip: "3640", CountryID: Luxembourg, Names: locale.Localized{locale.Dutch: "Kayl"}},
	}}).Index()
	for zip, want := range map[string][]int{"3640": {1, 2}, "B-3640": {1}, "L-3640": {2}, "lu 3640": {2}, "L-3641": nil, "": nil} {
		if got := c.CitiesNamed([]CityInput{{Zip: &zip}}); !slices.Equal(got, want) {
			t.Errorf("%q names %v, want %v", zip, got, want)
		}
	}
	if got := c.CitiesNamed([]CityInput{{Name: pointer("Kayl"), Zip: pointer("B-3640")}}); got != nil {
		t.Error("a city of Luxembourg is found in Belgium:", got)
	}
}

func pointer[T any](v T) *T { return &v }
