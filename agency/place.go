package agency

import (
	"github.com/gevel/gevel/locale"
)

// CityRecord is a city with its names. Latitude and Longitude are its centre, degrees of WGS 84.
type CityRecord struct {
	Number    int              `json:"id" db:"id"`
	Zip       string           `json:"zip" db:"zip"`
	CountryID int              `json:"country" db:"country"`
	Names     locale.Localized `json:"name" db:"name"`
	Latitude  float64          `json:"latitude" db:"latitude"`
	Longitude float64          `json:"longitude" db:"longitude"`
	SaleCount int              `json:"-" db:"sale_count"`
	RentCount int              `json:"-" db:"rent_count"`
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
}

// ID is the global identity.
func (c *City) ID() string { return NodeID("City", c.Number, c.Language) }

// DisplayName adds the country where it is not Belgium: "Clervaux (Luxemburg)".
func (c *City) DisplayName() string { return WithCountry(c.Name, c.CountryID, c.Country.Name) }

// PropertyCount is the number of active properties.
func (c *City) PropertyCount() int { return c.SaleCount + c.RentCount }

// Address is street and number within the city; empty parts are not known.
type Address struct {
	Street      string
	HouseNumber string
	BoxNumber   string
}

// Location is a point in degrees of WGS 84. Exact is false where it is only the centre of the city.
type Location struct {
	Latitude  float64
	Longitude float64
	Exact     bool
}

// Place is where a property lies within its city, in one language; nil is not stated.
type Place struct {
	SubCity       *string
	Neighbourhood *string
	Nearby        []Nearby
}
