package places

import (
	"hash/fnv"
	"math"
	"slices"
	"strings"

	"github.com/gevel/gevel/locale"
)

// The countries of the tables, by their codes of ISO 3166-1. 606 postcodes exist in both, so a postcode alone names no place.
const (
	Belgium    = "BE"
	Luxembourg = "LU"
)

// Municipality is a municipality of today.
type Municipality struct {
	Country  string
	Code     string           // NIS in Belgium, a key of the tables in Luxembourg
	Region   string           // ISO 3166-2: BE-VLG, BE-WAL, BE-BRU; "" in Luxembourg
	Province string           // ISO 3166-2 in Belgium, "" in Brussels; the name of the canton in Luxembourg
	Names    locale.Localized // in all languages of the site
	Others   []string         // more names of it, such as those in Luxembourgish
	Merged   []Merged         // the municipalities that were merged into it
	Places   []*Place
	language string // the first of its language area: nl, fr or de
	Point
}

// Merged is a municipality of before a merger.
type Merged struct {
	Name string
	Zips []string // its postcodes
}

// Place is a postal place: a postcode with a name that letters to it may have.
type Place struct {
	Country      string
	Zip          string // bare: "9710"
	Municipality *Municipality
	nl, fr, de   string // "" where the tables have none
	isSeat       bool   // it bears the name of its municipality
	isSpecial    bool   // its postcode is that of one large user
	Point
}

// Point is a point in degrees of WGS 84.
type Point struct{ Latitude, Longitude float64 }

// firstNumber is the first number of cities from the tables, beyond those of any cities.json and those that links made earlier.
const firstNumber = 2_000_000

// NumberOf is the number that a city of a country, postcode and name has on every site, for ever. It is worked out of these alone, so that
// other tables of places, another order of them or two imports at one time give no other number.
func NumberOf(country, zip, name string) int {
	h := fnv.New32a()
	h.Write([]byte(country + "|" + zip + "|" + Key(name)))
	return firstNumber + int(h.Sum32()%1_000_000_000)
}

// IsNumber reports whether a city's number was made by NumberOf.
func IsNumber(number int) bool { return number >= firstNumber }

// Number is the place's number as a city of a site.
func (p *Place) Number() int { return NumberOf(p.Country, p.Zip, p.Official()) }

// Official is the name in the language of the place, in Brussels the Dutch one.
func (p *Place) Official() string {
	list := map[string][]string{"nl": {p.nl, p.fr, p.de}, "de": {p.de, p.fr, p.nl}}[p.Municipality.language]
	if list == nil {
		list = []string{p.fr, p.nl, p.de}
	}
	return first(list...)
}

// Names are the names in all languages of the site: where the tables have none, the official one.
func (p *Place) Names() locale.Localized {
	if p.isSeat {
		return p.Municipality.Names
	}
	official := p.Official()
	named := locale.Localized{}
	for _, l := range locale.Languages {
		named[l] = official
	}
	for l, name := range map[locale.Language]string{locale.Dutch: p.nl, locale.French: p.fr, locale.German: p.de} {
		if name != "" {
			named[l] = name
		}
	}
	return named
}

// Known are all names by which the place is known, with those of its municipality where it bears that name.
func (p *Place) Known() []string {
	names := []string{p.nl, p.fr, p.de}
	if p.isSeat {
		names = append(append(names, p.Municipality.Names.All()...), p.Municipality.Others...)
	}
	for _, old := range p.Municipality.Merged {
		if slices.Contains(old.Zips, p.Zip) && strings.HasPrefix(p.nl, old.Name+"-") {
			names = append(names, old.Name) // the Beveren that the post calls Beveren-Waas
		}
	}
	return names
}

// kilometresPerDegree is how long a degree of latitude is.
const kilometresPerDegree = 111.2

// Kilometres is the distance of two points, on a map that is flat between them.
func (a Point) Kilometres(b Point) float64 {
	east := (a.Longitude - b.Longitude) * math.Cos(a.Latitude*math.Pi/180)
	return kilometresPerDegree * math.Hypot(a.Latitude-b.Latitude, east)
}

// Degrees are how many degrees of latitude and of longitude some kilometres are at a point.
func (a Point) Degrees(kilometres float64) (latitude, longitude float64) {
	latitude = kilometres / kilometresPerDegree
	return latitude, latitude / math.Cos(a.Latitude*math.Pi/180)
}

// Within reports whether a point of a country is within some kilometres of one of its places: the villages lie so densely that a point far
// from all of them is abroad.
func Within(country string, p Point, kilometres float64) bool {
	return slices.ContainsFunc(tables().all, func(q *Place) bool {
		return q.Country == country && math.Abs(q.Latitude-p.Latitude)*kilometresPerDegree <= kilometres && q.Kilometres(p) <= kilometres
	})
}

// All are all postal places.
func All() []*Place { return tables().all }

// WithZip are the places of a postcode in a country, or in both when country is "".
func WithZip(country, zip string) []*Place { return in(country, tables().byZip[zip]) }

// Named are the places with a name, in any language and spelling, of a country, or of both when country is "". First come those that bear
// it themselves; those of the municipality with that name, today or before a merger, follow.
func Named(country, name string) []*Place {
	key := Key(name)
	list := slices.Clone(in(country, tables().byName[key]))
	for _, m := range tables().municipalities[key] {
		for _, p := range in(country, m.Places) {
			if !slices.Contains(list, p) {
				list = append(list, p)
			}
		}
	}
	return list
}

// IsNameOf reports whether a postcode has a name, in any language and spelling: of a place, of its municipality, or of one that was merged
// into it.
func IsNameOf(country, zip, name string) bool {
	key := Key(name)
	return key != "" && slices.ContainsFunc(WithZip(country, zip), func(p *Place) bool {
		return slices.Contains(tables().byName[key], p) || slices.Contains(tables().municipalities[key], p.Municipality)
	})
}

// Towns are the places that a name alone means, one of each municipality: those that bear it, or else the municipality with that name,
// today or before a merger, as a city without a postcode, or else those whose name has the same words but for such as "sur",
// or is written short.
func Towns(name string) (list []City) {
	key := Key(name)
	if list = oneOfEach(tables().byName[key]); len(list) > 0 {
		return list
	}
	for _, m := range tables().municipalities[key] {
		c := City{Country: m.Country, Names: m.Names, Point: m.Point, municipality: m}
		for _, old := range m.Merged {
			if Key(old.Name) == key {
				c.Names = old.names()
			}
		}
		list = append(list, c)
	}
	if len(list) > 0 {
		return list
	}
	if list = oneOfEach(tables().bySignificant[looseKey(name)]); len(list) > 0 {
		return list
	}
	return shortened(name)
}

// oneOfEach are places as cities, one of each municipality, with the postcode of a large user only where there is no other.
func oneOfEach(list []*Place) (cities []City) {
	seen := map[*Municipality]bool{}
	for _, special := range []bool{false, true} {
		for _, p := range list {
			if p.isSpecial == special && !seen[p.Municipality] {
				seen[p.Municipality], cities = true, append(cities, p.City())
			}
		}
	}
	return cities
}

// names are those of a municipality that is no more: the same in every language.
func (m Merged) names() locale.Localized {
	names := locale.Localized{}
	for _, l := range locale.Languages {
		names[l] = m.Name
	}
	return names
}

// Municipalities are the municipalities with a name, in any language and spelling, today or before a merger.
func Municipalities(name string) []*Municipality { return tables().municipalities[Key(name)] }

func in(country string, list []*Place) []*Place {
	if country == "" {
		return list
	}
	var own []*Place
	for _, p := range list {
		if p.Country == country {
			own = append(own, p)
		}
	}
	return own
}

// Aliases are more names by which people look for the places of a postcode that have one of names: those of their municipality, in all
// languages, and of municipalities that were merged into it, where the postcode is theirs.
func Aliases(country, zip string, names []string) (list []string) {
	for _, p := range WithZip(country, zip) {
		m := p.Municipality
		for _, name := range names {
			key := Key(name)
			isIts := slices.Contains(tables().byName[key], p)
			if !isIts && !slices.Contains(tables().municipalities[key], m) {
				continue
			}
			list = append(append(list, m.Names.All()...), m.Others...)
			for _, old := range m.Merged {
				if slices.Contains(old.Zips, zip) {
					list = append(list, old.Name)
				}
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
