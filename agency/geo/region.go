package geo

import "strings"

// Region is a Belgian region, in the graph's words. Energy labels and the duties of an owner differ by region.
type Region string

// The three regions.
const (
	Flanders Region = "FLANDERS"
	Brussels Region = "BRUSSELS"
	Wallonia Region = "WALLONIA"
)

// Countries, by the customer's numbers.
const (
	Belgium    = 10
	Luxembourg = 50
)

// postcodes are the ranges of the Belgian regions, both ends included (specification section 9).
var postcodes = []struct {
	region   Region
	from, to string
}{
	{Brussels, "1000", "1299"},
	{Wallonia, "1300", "1499"},
	{Flanders, "1500", "3999"},
	{Wallonia, "4000", "7999"},
	{Flanders, "8000", "9999"},
}

// RegionOf gives the region of a postcode. There is none outside Belgium, nor for anything but four digits in a range.
func RegionOf(country int, zip string) (Region, bool) {
	if country != Belgium || len(zip) != 4 || strings.Trim(zip, "0123456789") != "" {
		return "", false
	}
	for _, p := range postcodes {
		if p.from <= zip && zip <= p.to {
			return p.region, true
		}
	}
	return "", false
}
