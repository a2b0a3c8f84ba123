package agency

import "strings"

// kapelle is written with two small words, whatever the letter case it comes in (decisions, City display).
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
	if country == Belgium || countryName == "" {
		return name
	}
	return name + " (" + countryName + ")"
}
