package agency

import (
	"slices"
	"testing"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/locale"
)

// TestSearchReadsPostcodesAsOnEnvelopes finds cities by their postcode with the country before it, by names in other languages and by those
// of their municipality.
func TestSearchReadsPostcodesAsOnEnvelopes(t *testing.T) {
	c := &Catalog{Site: &Site{DefaultLanguage: locale.Dutch}, Countries: []CountryRecord{{Number: geo.Belgium}, {Number: geo.Luxembourg}},
		Cities: []CityRecord{{Number: 1, Zip: "3640", CountryID: geo.Belgium, Names: locale.Localized{"nl": "Kinrooi"}},
			{Number: 2, Zip: "3640", CountryID: geo.Luxembourg, Names: locale.Localized{"nl": "Kayl"}},
			{Number: 3, Zip: "9710", CountryID: geo.Luxembourg, Names: locale.Localized{"nl": "Clervaux"}},
			{Number: 4, Zip: "4000", CountryID: geo.Belgium, Names: locale.Localized{"nl": "Luik", "fr": "Liège"}},
			{Number: 5, Zip: "3720", CountryID: geo.Belgium, Names: locale.Localized{"nl": "Kortessem"}},
			{Number: 6, Zip: "3500", CountryID: geo.Belgium, Names: locale.Localized{"nl": "Hasselt"}}}}
	c.Index()
	for text, want := range map[string][]int{"L-9710": {3}, "Clervaux L-9710": {3}, "LU 9710": {3}, "B-3640": {1}, "BE-3640": {1},
		"L-3640": {2},
		"3640":   {1, 2}, "lüttich": {4}, "Luik": {4}, "hasselt": {5, 6}, "clerf": {3}} {
		var got []int
		for at, word := range c.Read(text).Words {
			if at == 0 {
				got = word.Cities
			} else {
				got = slices.DeleteFunc(slices.Clone(got), func(n int) bool { return !slices.Contains(word.Cities, n) })
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q finds the cities %v, want %v", text, got, want)
		}
	}
	for text, want := range map[string]int{"L-9710": 3, "Clervaux L-9710": 3, "B-3640": 1, "Kayl": 2, "Hasselt": 6, "3640": 0} {
		if got, rest := c.Read(text).TheCity(c); got != want || want != 0 && len(rest) > 0 {
			t.Errorf("%q is the city %d with %v left, want %d", text, got, rest, want)
		}
	}
}
