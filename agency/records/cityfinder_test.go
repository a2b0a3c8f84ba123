package records

import (
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// TestCityFinder finds cities of the site before those of the tables, and makes what the site does not have.
func TestCityFinder(t *testing.T) {
	f := NewCityFinder([]agency.CityRecord{{Number: 1, Zip: "3640", CountryID: geo.Belgium, Names: locale.Localized{"nl": "Kinrooi"}},
		{Number: 2, Zip: "3720", CountryID: geo.Belgium, Names: locale.Localized{"nl": "Hasselt (Kortessem)"}},
		{Number: 3, Zip: "3999", CountryID: geo.Belgium, Names: locale.Localized{"nl": "Eigenhuizen"}}},
		[]agency.CountryRecord{{Number: geo.Belgium, Names: locale.Localized{"nl": "België"}}})
	for _, c := range []struct {
		said   places.Said
		number int    // 0 for a city that was made
		name   string // of the city
		part   string
		kind   ProblemKind
	}{
		{places.Said{Zip: "B-3640", Name: "KINROOI"}, 1, "Kinrooi", "", ""},
		{places.Said{Country: "BE", Zip: "3640", Name: "Molenbeersel"}, 1, "Kinrooi", "Molenbeersel", ""},
		{places.Said{Zip: "3640", Name: "Gent"}, 1, "Kinrooi", "", CityTaken},
		{places.Said{Zip: "3999", Name: "Eigenhuizen"}, 3, "Eigenhuizen", "", ""},
		{places.Said{Zip: "3999"}, 3, "Eigenhuizen", "", CityTaken},
		{places.Said{Zip: "3600", Name: "Genk"}, 0, "Genk", "", ""},
		{places.Said{Name: "3600 Genk"}, 0, "Genk", "", ""},
		{places.Said{Zip: "L-9710", Name: "Clervaux"}, 0, "Clervaux", "", ""},
		{places.Said{Country: "ES", Zip: "03181", Name: "Torrevieja", Point: &places.Point{Latitude: 37.98, Longitude: -0.68}}, 0,
			"Torrevieja",
			"", ""},
	} {
		found, ok := f.Find(c.said)
		city := f.City(found.Number)
		if !ok || city == nil || c.number != 0 && city.Number != c.number || city.Names["nl"] != c.name || found.Part["nl"] != c.part ||
			found.Note.Kind != c.kind {
			t.Errorf("%+v is %+v in %+v (%v), want %+v", c.said, found, city, ok, c)
		}
	}
	if len(f.MadeCities) != 3 || len(f.MadeCountries) != 2 || f.MadeCountries[1].Names["fr"] != "Espagne" || f.CodeOf(1724) != "ES" {
		t.Errorf("made were %+v and %+v, want Genk, Clervaux and Torrevieja, each once, with two countries", f.MadeCities, f.MadeCountries)
	}
	for said, kind := range map[places.Said]ProblemKind{{}: CityMissing, {Zip: "3698", Name: "Nergens"}: CityUnknown,
		{Country: "Utopia", Name: "Nergens"}: CountryUnknown, {Country: "ES", Name: "Torrevieja"}: CityUnknown} {
		if found, ok := f.Find(said); ok || found.Note.Kind != kind || found.Note.Text == "" {
			t.Errorf("%+v is %+v, want no city and a note %s", said, found, kind)
		}
	}
}

// TestCheckedPoint has each kind of coordinates that other programs deliver.
func TestCheckedPoint(t *testing.T) {
	genk := agency.CityRecord{Latitude: 50.965, Longitude: 5.5, Names: locale.Localized{"nl": "Genk"}}
	torrevieja := agency.CityRecord{Latitude: 38, Longitude: -0.7, Names: locale.Localized{"nl": "Torrevieja"}}
	for name, c := range map[string]struct {
		latitude, longitude *float64
		city                agency.CityRecord
		country             string
		want                *places.Point
		kind                ProblemKind
	}{
		"none":         {nil, nil, genk, "BE", nil, ""},
		"half":         {new(50.96), nil, genk, "BE", nil, PointUnclear},
		"zero":         {new(0.0), new(0.0), genk, "BE", nil, PointUnclear},
		"right":        {new(50.96), new(5.51), genk, "BE", &places.Point{Latitude: 50.96, Longitude: 5.51}, ""},
		"turned":       {new(5.51), new(50.96), genk, "BE", &places.Point{Latitude: 50.96, Longitude: 5.51}, PointSwapped},
		"not on earth": {new(509.6), new(5.51), genk, "BE", nil, PointUnclear},
		"in Spain":     {new(37.98), new(-0.68), genk, "BE", nil, PointAbroad},
		"in the sea":   {new(51.7), new(2.5), genk, "BE", nil, PointAbroad},
		"in Ghent":     {new(51.05), new(3.72), genk, "BE", &places.Point{Latitude: 51.05, Longitude: 3.72}, PointFar},
		"just far": {new(50.965), new(5.5 - 0.440), genk, "BE", &places.Point{Latitude: 50.965, Longitude: 5.5 - 0.440},
			PointFar},
		"just not far": {new(50.965), new(5.5 - 0.425), genk, "BE", &places.Point{Latitude: 50.965, Longitude: 5.5 - 0.425},
			""},
		"a home in Spain":  {new(37.98), new(-0.68), torrevieja, "ES", &places.Point{Latitude: 37.98, Longitude: -0.68}, ""},
		"no known country": {new(51.05), new(3.72), torrevieja, "", &places.Point{Latitude: 51.05, Longitude: 3.72}, PointFar},
		"no known centre":  {new(51.05), new(3.72), agency.CityRecord{}, "", &places.Point{Latitude: 51.05, Longitude: 3.72}, ""},
	} {
		latitude, longitude, note := CheckedPoint(c.latitude, c.longitude, c.city, c.country)
		if (latitude == nil) != (c.want == nil) || note.Kind != c.kind ||
			c.want != nil && *c.want != (places.Point{Latitude: *latitude, Longitude: *longitude}) {
			t.Errorf("%s gives %v %v (%+v), want %v (%s)", name, latitude, longitude, note, c.want, c.kind)
		}
	}
}
