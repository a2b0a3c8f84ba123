package agency

import (
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestCirclesAreAroundEachCity shows the circles of cities with and without homes, by name, postcode or both; one for all cities of a name,
// and none around what is no town.
func TestCirclesAreAroundEachCity(t *testing.T) {
	luxembourg, long := locale.Localized{"nl": "Luxemburg", "fr": "Luxembourg"}, strings.Repeat("a", limits.NameBytes+1)
	c := &Catalog{Site: &Site{DefaultLanguage: locale.Dutch}, Cities: []CityRecord{
		{Number: 1, Zip: "3640", CountryID: geo.Belgium, Names: locale.Localized{"nl": "Kinrooi"}, Latitude: 51.15, Longitude: 5.74},
		{Number: 2, Zip: "1111", CountryID: geo.Luxembourg, Names: luxembourg, Latitude: 49.6, Longitude: 6.1},
		{Number: 3, Zip: "1112", CountryID: geo.Luxembourg, Names: luxembourg, Latitude: 49.7, Longitude: 6.1},
	}}
	c.Index()
	kilometres := 10
	in := func(name, zip string) (in CityInput) {
		if name != "" {
			in.Name = &name
		}
		if zip != "" {
			in.Zip = &zip
		}
		return in
	}
	for name, test := range map[string]struct {
		cities  []CityInput
		circles int
		unknown []string
	}{
		"a city of the site":      {[]CityInput{in("kinrooi", "")}, 1, nil},
		"twice the same":          {[]CityInput{in("kinrooi", ""), in("", "3640")}, 1, nil},
		"a town without homes":    {[]CityInput{in("Genk", "3600")}, 1, nil},
		"by its postcode":         {[]CityInput{in("", "3600")}, 1, nil},
		"two towns":               {[]CityInput{in("Genk", ""), in("Kinrooi", "3640")}, 2, nil},
		"many cities of one name": {[]CityInput{in("Luxembourg", "")}, 1, nil},
		"every city":              {[]CityInput{{}}, 0, nil},
		"no town":                 {[]CityInput{in("Nergenshuizen", ""), in("Genk", "")}, 1, []string{"Nergenshuizen"}},
		"no postcode":             {[]CityInput{in("", "0999")}, 0, []string{"0999"}},
		"the postcode of another": {[]CityInput{in("Genk", "3500")}, 0, []string{"3500 Genk"}},
		"a very long name":        {[]CityInput{in(long, "")}, 0, []string{long}},
	} {
		if got := c.Circles(PropertyFilter{Cities: test.cities, Radius: &kilometres}); len(got) != test.circles {
			t.Errorf("%s: the circles are %v, want %d", name, got, test.circles)
		}
		if got := c.Circles(PropertyFilter{Cities: test.cities}); len(got) > 0 {
			t.Errorf("%s: without a radius there are the circles %v", name, got)
		}
		if got := c.UnknownCities(test.cities); !slices.Equal(got, test.unknown) {
			t.Errorf("%s: unknown are %q, want %q", name, got, test.unknown)
		}
	}
	around := 25
	if got := c.CitiesWithin(PropertyFilter{Cities: []CityInput{in("Maaseik", "")}, Radius: &around}); !slices.Equal(got, []int{1}) {
		t.Errorf("around Maaseik are the cities %v, want Kinrooi", got)
	}
}

// TestACircleIsRoundOnTheGround compares the bounds of a circle with what it has.
func TestACircleIsRoundOnTheGround(t *testing.T) {
	k := Circle{51, 5, 10}
	b, within := k.Bounds(), k.Within()
	const little = 1e-6
	for _, at := range []geo.Point{pointAt(b.South, 5), pointAt(b.North, 5), pointAt(51, b.West), pointAt(51, b.East)} {
		inward := pointAt(at.Latitude+(51-at.Latitude)*little, at.Longitude+(5-at.Longitude)*little)
		outward := pointAt(at.Latitude-(51-at.Latitude)*little, at.Longitude-(5-at.Longitude)*little)
		if !within(inward.Latitude, inward.Longitude) || within(outward.Latitude, outward.Longitude) {
			t.Errorf("%v is not on the rim of a circle of 10 km", at)
		}
	}
}

func TestListSearchHasTheRadiusBehindItsCities(t *testing.T) {
	name, zip, kilometres, beds := "Genk", "3600", 20, 2
	f := PropertyFilter{Cities: []CityInput{{Name: &name, Zip: &zip}}, Radius: &kilometres, BedroomsMin: &beds}
	if got := f.ListSearch(); got != "?city=Genk%7C3600&radius=20&bedrooms=2" {
		t.Errorf("the address is %s", got)
	}
	f.Cities = nil
	if got := f.ListSearch(); got != "?bedrooms=2" {
		t.Errorf("without cities the address is %s", got)
	}
}

func pointAt(latitude, longitude float64) geo.Point {
	return geo.Point{Latitude: latitude, Longitude: longitude}
}
