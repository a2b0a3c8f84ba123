package agency

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// TestCodesOfCountries shows that a home in any country tells programs which one: by the name that the agency gives it, or by its number
// where the agency's table has no name.
func TestCodesOfCountries(t *testing.T) {
	spain := CountryNumber("ES")
	c := (&Catalog{Site: &Site{DefaultLanguage: locale.Dutch},
		Countries: []CountryRecord{{Number: spain, Names: places.CountryNames("ES")},
			{Number: 30, Names: locale.Localized{"fr": "Pays-Bas"}},
			{Number: 40, Names: locale.Localized{"nl": "Elders"}}},
		Cities: []CityRecord{{Number: 1, CountryID: geo.Belgium}, {Number: 2, CountryID: geo.Luxembourg}, {Number: 3, CountryID: spain},
			{Number: 4, CountryID: 30}, {Number: 5, CountryID: 40}, {Number: 6, CountryID: CountryNumber("FR")}}}).Index()
	for number, want := range map[int]string{1: "BE", 2: "LU", 3: "ES", 4: "NL", 5: "", 6: "FR"} {
		country := c.City(number, locale.English).Country
		got := country.Code()
		if (got == nil) != (want == "") || got != nil && *got != want {
			t.Errorf("country %d, %q, has the code %s, want %q", country.Number, country.Name, fmt.Sprint(got), want)
		}
	}
}
