package records

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// CityFinder finds the cities of records that come in: those of the site first, then those of the program's own tables of places. It makes
// the cities and countries that the site does not have yet.
type CityFinder struct {
	cities        []agency.CityRecord
	countries     []agency.CountryRecord
	MadeCities    []agency.CityRecord
	MadeCountries []agency.CountryRecord
}

// NewCityFinder makes a finder for a site with these cities and countries.
func NewCityFinder(cities []agency.CityRecord, countries []agency.CountryRecord) *CityFinder {
	return &CityFinder{cities: slices.Clone(cities), countries: slices.Clone(countries)}
}

// FoundCity is the city of a record. Part is the village within the city, where the site has the city alone; Note says what was not taken
// as the record says it, its Kind is "" for nothing.
type FoundCity struct {
	Number int
	Part   locale.Localized
	Note   FieldNote
}

// FieldNote is what is said of a field whose value was not taken as it is.
type FieldNote struct {
	Kind  ProblemKind
	Value string
	Text  string // in English
}

// Find finds the city of a record. When ok is false the note says why there is none.
func (f *CityFinder) Find(s places.Said) (found FoundCity, ok bool) {
	s.Country, s.Zip, s.Name = short(s.Country), short(s.Zip), short(s.Name)
	said := prose.Joined(" ", s.Zip, s.Name)
	if number, known := f.own(s); known {
		return FoundCity{Number: number}, true
	}
	if code := s.Foreign(); code != "" {
		return f.abroad(code, s)
	}
	city, doubt, ok := s.Find()
	if !ok {
		return f.unknown(s, said)
	}
	found.Number, found.Part = f.ofPlace(city)
	if doubt != places.NoDoubt {
		taken := city.Zip + " " + f.City(found.Number).Names.In(locale.Dutch, locale.French)
		found.Note = FieldNote{CityTaken, prose.Joined(" → ", said, taken), doubts[doubt](said, s, taken)}
	}
	return found, true
}

// doubts say in English what was taken instead of what a record says.
var doubts = map[places.Doubt]func(said string, s places.Said, taken string) string{
	places.OtherName: func(said string, s places.Said, taken string) string {
		return fmt.Sprintf("postcode and name of %q do not belong together; %s was taken", said, taken)
	},
	places.OtherZip: func(said string, s places.Said, taken string) string {
		return fmt.Sprintf("%q has no postcode, or that of another place; %s was taken", said, taken)
	},
	places.OtherCountry: func(said string, s places.Said, taken string) string {
		return fmt.Sprintf("%q is not in %q; %s was taken", said, s.Country, taken)
	},
	places.NoName: func(said string, s places.Said, taken string) string {
		return fmt.Sprintf("the postcode of %q has several places; %s was taken", said, taken)
	},
}

// short gives a text that may name a place, "" for dashes and for one that is too long.
func short(text string) string {
	if text = strings.TrimSpace(text); len(text) > limits.PlaceTextBytes || places.Key(text) == "" {
		return ""
	}
	return text
}

// own finds a city of the site by its postcode and one of its names, in any spelling.
func (f *CityFinder) own(s places.Said) (number int, ok bool) {
	country, zip := geo.PostcodeOf(s.Zip)
	if code := places.CountryOf(s.Country); code != "" {
		country = f.countryNumber(code)
	}
	key := places.Key(s.Name)
	at := slices.IndexFunc(f.cities, func(c agency.CityRecord) bool {
		return c.Zip == zip && (country == 0 || c.CountryID == country) && key != "" && hasName(c, key)
	})
	if at < 0 {
		return 0, false
	}
	return f.cities[at].Number, true
}

func hasName(c agency.CityRecord, key string) bool {
	return slices.ContainsFunc(c.Names.All(), func(name string) bool { return places.Key(name) == key })
}

// ofPlace gives the number of a place as a city of the site. A city that the agency named itself counts also for the villages of its
// municipality with the same postcode, which are then a part of it.
func (f *CityFinder) ofPlace(city places.City) (number int, part locale.Localized) {
	country := f.countryNumber(city.Country)
	for _, c := range f.cities {
		if c.Zip != city.Zip || c.CountryID != country {
			continue
		}
		if slices.ContainsFunc(city.Names.All(), func(name string) bool { return hasName(c, places.Key(name)) }) {
			return c.Number, nil
		}
		if !places.IsNumber(c.Number) && slices.ContainsFunc(c.Names.All(), city.IsPartOf) {
			return c.Number, city.Village()
		}
	}
	return f.make(agency.CityRecord{Number: city.Number, Zip: city.Zip, CountryID: f.country(city.Country), Names: city.Names,
		Latitude: city.Latitude, Longitude: city.Longitude}), nil
}

// abroad gives the city of a record in another country, which is made as the record has it.
func (f *CityFinder) abroad(code string, s places.Said) (found FoundCity, ok bool) {
	switch {
	case s.Name == "":
		return FoundCity{Note: FieldNote{CityMissing, "", "the city is missing"}}, false
	case s.Point == nil:
		return FoundCity{Note: FieldNote{CityUnknown, prose.Joined(" ", s.Zip, s.Name), fmt.Sprintf(
			"%s lies abroad, and no coordinates say where; give the property coordinates, or add the city to cities.json",
			prose.Joined(" ", s.Zip, s.Name))}}, false
	}
	names := locale.Localized{}
	for _, l := range locale.Languages {
		names[l] = s.Name
	}
	return FoundCity{Number: f.make(agency.CityRecord{Number: places.NumberOf(code, s.Zip, s.Name), Zip: s.Zip, CountryID: f.country(code),
		Names: names, Latitude: roughly(s.Point.Latitude), Longitude: roughly(s.Point.Longitude)})}, true
}

// unknown is the answer for a record that names no place: the one city of the site with its postcode, or a note.
func (f *CityFinder) unknown(s places.Said, said string) (found FoundCity, ok bool) {
	country, zip := geo.PostcodeOf(s.Zip)
	var list []agency.CityRecord
	for _, c := range f.cities {
		if zip != "" && c.Zip == zip && (country == 0 || c.CountryID == country) {
			list = append(list, c)
		}
	}
	switch {
	case len(list) == 1:
		taken := prose.Joined(" ", zip, list[0].Names.In(locale.Dutch, locale.French))
		note := FieldNote{CityTaken, prose.Joined(" → ", said, taken), fmt.Sprintf("there is no place %q; %s was taken", said, taken)}
		return FoundCity{Number: list[0].Number, Note: note}, true
	case said == "":
		return FoundCity{Note: FieldNote{CityMissing, "", "postcode or city is missing"}}, false
	case s.Country != "" && places.CountryOf(s.Country) == "":
		return FoundCity{Note: FieldNote{CountryUnknown, s.Country, fmt.Sprintf("%q is no country", s.Country)}}, false
	}
	return FoundCity{Note: FieldNote{CityUnknown, said, fmt.Sprintf("there is no place %q; check postcode and name", said)}}, false
}

// make adds a city. Another city that happens to have its number keeps it.
func (f *CityFinder) make(c agency.CityRecord) int {
	for f.City(c.Number) != nil {
		c.Number++
	}
	f.cities, f.MadeCities = append(f.cities, c), append(f.MadeCities, c)
	return c.Number
}

// City gives a city by its number, nil when there is none.
func (f *CityFinder) City(number int) *agency.CityRecord {
	at := slices.IndexFunc(f.cities, func(c agency.CityRecord) bool { return c.Number == number })
	if at < 0 {
		return nil
	}
	return &f.cities[at]
}

// CodeOf is the code of a country (ISO 3166-1, two letters), "" when it is not known.
func (f *CityFinder) CodeOf(country int) string {
	for _, k := range f.countries {
		if k.Number == country {
			return k.Code()
		}
	}
	return agency.CountryRecord{Number: country}.Code()
}

// country gives the number of a country, which is made when the site does not have it.
func (f *CityFinder) country(code string) int {
	number := f.countryNumber(code)
	if !slices.ContainsFunc(f.countries, func(k agency.CountryRecord) bool { return k.Number == number }) {
		k := agency.CountryRecord{Number: number, Names: places.CountryNames(code)}
		f.countries, f.MadeCountries = append(f.countries, k), append(f.MadeCountries, k)
	}
	return number
}

func (f *CityFinder) countryNumber(code string) int {
	for _, k := range f.countries {
		if k.Code() == code {
			return k.Number
		}
	}
	return agency.CountryNumber(code)
}

// roughly rounds degrees to a twentieth, about four kilometres: the centre of a city must not give away an address that is hidden.
func roughly(degrees float64) float64 { return math.Round(degrees*20) / 20 }
