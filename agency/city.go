package agency

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// CityRecord is a city with its names. Latitude and Longitude are its centre, degrees of WGS 84.
type CityRecord struct {
	Number    int              `json:"id" db:"id"`
	Zip       string           `json:"zip" db:"zip"`
	CountryID int              `json:"country" db:"country"`
	Names     locale.Localized `json:"name" db:"name"`
	Latitude  float64          `json:"latitude" db:"latitude"`
	Longitude float64          `json:"longitude" db:"longitude"`
	SaleCount int              `json:"-" db:"-"`
	RentCount int              `json:"-" db:"-"`
}

// CountryRecord is a country with its names, by the customer's numbers: 10 Belgium, 50 Luxembourg.
type CountryRecord struct {
	Number int              `json:"id" db:"id"`
	Names  locale.Localized `json:"name" db:"name"`
}

// City is a city in one language, with the number of active properties.
type City struct {
	CityRecord
	Language locale.Language
	Name     string
	Country  Country
	Catalog  *Catalog
}

// Country is a country in one language.
type Country struct {
	Number int
	Name   string
	record *CountryRecord
}

// Aliases are more names by which people look for the city: those of its municipality, in all languages, today and before a merger.
func (r *CityRecord) Aliases() []string { return places.Aliases(r.country(), r.Zip, r.Names.All()) }

// country is the code of its country.
func (r *CityRecord) country() string {
	return map[int]string{geo.Belgium: places.Belgium, geo.Luxembourg: places.Luxembourg}[r.CountryID]
}

// LiesIn reports whether the city lies in a municipality, canton, province, region or country of a name, which may be its own.
func (r *CityRecord) LiesIn(name string) bool { return places.LiesIn(r.country(), r.Zip, name) }

// IsCityOf reports whether a city belongs to a municipality of a name, today or before a merger.
func (c *Catalog) IsCityOf(number int, municipality string) bool {
	r, key := c.cityByNumber[number], places.Key(municipality)
	return r != nil && slices.ContainsFunc(r.Aliases(), func(alias string) bool { return places.Key(alias) == key })
}

// ID is the global identity.
func (c *City) ID() string { return NodeID("City", c.Number, c.Language) }

// DisplayName adds the country where it is not Belgium: "Clervaux (Luxemburg)".
func (c *City) DisplayName() string { return WithCountry(c.Name, c.CountryID, c.Country.Name) }

// PropertyCount is the number of active properties.
func (c *City) PropertyCount() int { return c.SaleCount + c.RentCount }

// kapelle is the one city whose name is always written this way, however the data write it (decisions, City display).
const kapelle = "Kapelle-op-den-Bos"

// CityDisplay is the name of a city as the site writes it.
func CityDisplay(name string) string {
	if strings.EqualFold(name, kapelle) {
		return kapelle
	}
	return name
}

// WithCountry adds the country where it is known and not Belgium: "Clervaux (Luxemburg)".
func WithCountry(name string, country int, countryName string) string {
	if country == geo.Belgium || countryName == "" {
		return name
	}
	return name + " (" + countryName + ")"
}
