package agency

import (
	"fmt"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/places"
)

// firstForeign is what the numbers of countries that the customer's table lacks begin with, followed by their number in ISO 3166-1.
const firstForeign = 1000

// CountryNumber is the number of a country by its code (ISO 3166-1, two letters): the customer's for Belgium and Luxembourg.
func CountryNumber(code string) int {
	switch code {
	case places.Belgium:
		return geo.Belgium
	case places.Luxembourg:
		return geo.Luxembourg
	}
	return firstForeign + places.CountryDigits(code)
}

// Code is the country's code (ISO 3166-1, two letters), "" for one whose names and number are no country's.
func (k CountryRecord) Code() string {
	switch k.Number {
	case geo.Belgium:
		return places.Belgium
	case geo.Luxembourg:
		return places.Luxembourg
	}
	for _, name := range k.Names {
		if code := places.CountryOf(name); code != "" {
			return code
		}
	}
	if k.Number > firstForeign {
		return places.CountryOf(fmt.Sprintf("%03d", k.Number-firstForeign))
	}
	return ""
}

// Code is the country's code (ISO 3166-1, two letters), nil for one whose names and number are no country's.
func (k Country) Code() *string { return optional(k.record.Code()) }
