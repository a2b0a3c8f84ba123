package intake

import (
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// finder gives the finder of cities of a folder. It is made at the first record that names its city in words.
func (f *folder) finder() *records.CityFinder {
	if f.towns == nil {
		f.towns = records.NewCityFinder(f.cities, f.countries)
	}
	return f.towns
}

// settle gives a property the number of the city that it names in words, and coordinates that can be shown. It does the same each time that
// the property is read; said gets what is to be told of it.
func (f *folder) settle(r *records.Property, said func(field string, n records.FieldNote, lost bool)) {
	if r.Gone {
		return
	}
	f.findTown(&r.City, &r.Town, &r.SubCities, pointOf(r.Latitude, r.Longitude), said)
	city, country := f.cityOf(r.City)
	if city == nil {
		return
	}
	var n records.FieldNote
	if r.Latitude, r.Longitude, n = records.CheckedPoint(r.Latitude, r.Longitude, *city, country); n.Kind != "" {
		said("latitude", n, false)
	}
}

// settleProject gives a project the number of the city that it names in words.
func (f *folder) settleProject(file string, r *records.Project) {
	if !r.Gone {
		f.findTown(&r.City, &r.Town, nil, nil, f.noteOf(file))
	}
}

// findTown replaces the words for a city by its number.
func (f *folder) findTown(city *int, town **string, part *locale.Localized, at *places.Point,
	said func(string, records.FieldNote, bool)) {
	if *town == nil {
		return
	}
	words := strings.TrimSpace(**town)
	if *town = nil; words == "" || *city != 0 {
		return
	}
	found, ok := f.finder().Find(places.SaidOf(words, at))
	if *city = found.Number; !ok {
		*city = NamedInVain
	}
	f.cities = append(f.cities, f.towns.MadeCities[f.townsAdded:]...)
	f.townsAdded = len(f.towns.MadeCities)
	if part != nil && len(*part) == 0 && found.Part != nil {
		*part = found.Part
	}
	if found.Note.Kind != "" {
		said("town", found.Note, !ok)
	}
}

// noteOf returns a function that notes a problem for what was lost, and else a warning.
func (f *folder) noteOf(file string) func(string, records.FieldNote, bool) {
	return func(field string, n records.FieldNote, lost bool) {
		if lost {
			f.RefuseValue(n.Kind, n.Value, file, field, "%s", n.Text)
			return
		}
		f.Warnings = append(f.Warnings, check.Problem{File: file, Field: field, Text: n.Text, Kind: n.Kind, Value: n.Value})
	}
}

// cityOf gives a city of the folder and the code of its country.
func (f *folder) cityOf(number int) (city *agency.CityRecord, country string) {
	for i := range f.cities {
		if f.cities[i].Number == number {
			city = &f.cities[i]
		}
	}
	if city == nil {
		return nil, ""
	}
	for _, k := range f.allCountries() {
		if k.Number == city.CountryID {
			return city, k.Code()
		}
	}
	return city, agency.CountryRecord{Number: city.CountryID}.Code()
}

// allCountries are the folder's countries and those of cities that were found.
func (f *folder) allCountries() []agency.CountryRecord {
	if f.towns == nil {
		return f.countries
	}
	return append(f.countries[:len(f.countries):len(f.countries)], f.towns.MadeCountries...)
}

// newCities are the cities that a delivery brings and those that its records name.
func (f *folder) newCities(d Delivery) []agency.CityRecord {
	if f.towns == nil {
		return d.NewCities
	}
	return append(d.NewCities[:len(d.NewCities):len(d.NewCities)], f.towns.MadeCities...)
}

// newCountries are the countries of newCities that the site does not have yet.
func (f *folder) newCountries(d Delivery) []agency.CountryRecord {
	if f.towns == nil {
		return d.NewCountries
	}
	return append(d.NewCountries[:len(d.NewCountries):len(d.NewCountries)], f.towns.MadeCountries...)
}

// pointOf is a point whose two coordinates are said.
func pointOf(latitude, longitude *float64) *places.Point {
	if latitude == nil || longitude == nil || *latitude == 0 && *longitude == 0 {
		return nil
	}
	return &places.Point{Latitude: *latitude, Longitude: *longitude}
}
