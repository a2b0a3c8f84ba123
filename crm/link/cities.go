package link

import (
	"fmt"
	"math"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/locale"
)

// firstMadeCity is the first number of cities that links make, beyond those of any cities.json.
const firstMadeCity = 1_000_000

// cities finds the cities of records by name and postcode, and makes cities that the site does not have.
type cities struct {
	catalog *agency.Catalog
	made    []agency.CityRecord
}

// countries are the customer's numbers of countries by their codes.
var countries = map[string]int{"BE": agency.Belgium, "LU": agency.Luxembourg}

// find gives the number of a record's city, by postcode and name, or by the postcode alone if only one city has it. A city that the site
// does not have is made if the record says roughly where it lies.
func (t *cities) find(c *crm.Record) (number int, ok bool) {
	zip, name := strings.TrimSpace(c.Zip), strings.TrimSpace(c.CityName)
	for _, input := range []agency.CityInput{{Name: &name, Zip: &zip}, {Zip: &zip}} {
		if found := t.catalog.CitiesNamed([]agency.CityInput{input}); zip != "" &&
			(len(found) == 1 || len(found) > 1 && input.Name != nil) {
			return found[0], true
		}
	}
	for _, m := range t.made {
		if locale.Fold(m.Names[t.catalog.Fallback()]) == locale.Fold(name) && m.Zip == bare(zip) {
			return m.Number, true
		}
	}
	return t.make(c, zip, name)
}

func bare(zip string) string {
	_, digits := agency.PostcodeOf(zip)
	return digits
}

func (t *cities) make(c *crm.Record, zip, name string) (number int, ok bool) {
	country := t.country(c.Country, zip)
	switch {
	case zip == "" || name == "":
		c.Problem(agency.CityMissing, "", "location.city", "postcode or city is missing")
	case country == 0:
		c.Problem(agency.CountryUnknown, c.Country, "location.country",
			fmt.Sprintf("%q is not BE or LU, or countries.json does not have it", c.Country))
	case c.Latitude == nil || c.Longitude == nil:
		c.Problem(agency.CityUnknown, zip+" "+name, "location.city",
			fmt.Sprintf("the site has no city %s %s, and no place on the map says where it is; add it to cities.json", zip, name))
	default:
		made := agency.CityRecord{Number: t.next(), Zip: bare(zip), CountryID: country, Names: locale.Localized{t.catalog.Fallback(): name},
			Latitude: roughly(*c.Latitude), Longitude: roughly(*c.Longitude)}
		t.made = append(t.made, made)
		return made.Number, true
	}
	return 0, false
}

// country is the number of a country, 0 when the site does not have it.
func (t *cities) country(code, zip string) int {
	number := countries[strings.ToUpper(strings.TrimSpace(code))]
	if code == "" {
		if number, _ = agency.PostcodeOf(zip); number == 0 && len(bare(zip)) == 4 {
			number = agency.Belgium
		}
	}
	for _, k := range t.catalog.Countries {
		if k.Number == number {
			return number
		}
	}
	return 0
}

func (t *cities) next() int {
	number := firstMadeCity
	for _, list := range [][]agency.CityRecord{t.catalog.Cities, t.made} {
		for _, c := range list {
			number = max(number, c.Number+1)
		}
	}
	return number
}

// roughly rounds degrees to a twentieth, about four kilometres: the centre of a city must not give away an address that is hidden.
func roughly(degrees float64) float64 { return math.Round(degrees*20) / 20 }
