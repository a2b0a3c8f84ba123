package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/places"
)

// Demand checks a demand's criteria: a goal, a type and a zone are required (specification section 5). Statuses, numbers and the
// like, which say nothing of properties that are yet to come, are dropped.
func (c *Checking) Demand(path string, f *agency.PropertyFilter, facts Facts) {
	for i, a := range f.Agents {
		if a.Slug != nil {
			c.Optional(fmt.Sprintf("%s.agents.%d.slug", path, i), a.Slug, longestWords)
		}
	}
	f.Statuses, f.Numbers, f.Project, f.Agents, f.UpdatedSince = nil, nil, nil, nil, nil
	c.Chosen(path+".goal", f.Goal != nil)
	c.Chosen(path+".categories", len(f.Categories) > 0)
	if len(f.Categories) > mostZones {
		c.Add(path+".categories", forms.TooMany)
	}
	if slices.ContainsFunc(f.Categories, func(k int) bool { return !facts.Catalog.HasCategory(k) }) {
		c.Add(path+".categories", forms.Unknown)
	}
	c.zone(path, f, facts)
	c.span(path+".priceMin", path+".priceMax", f.PriceMin, f.PriceMax, HighestPrice)
	c.span(path+".surfaceMin", path+".surfaceMax", f.SurfaceMin, f.SurfaceMax, limits.FormSurface)
	c.Between(path+".bedroomsMin", f.BedroomsMin, 0, limits.FormBedrooms)
	c.wishes(path, f)
	if len(c.Problems) == 0 && f.Check() != nil {
		c.Add(path, forms.OutOfRange)
	}
}

// longestWords is the maximum length of a text search, in characters.
const longestWords = 100

// wishes checks the optional criteria.
func (c *Checking) wishes(path string, f *agency.PropertyFilter) {
	if f.Text != nil {
		c.Optional(path+".text", f.Text, longestWords)
	}
	if f.Description != nil {
		c.Optional(path+".description", f.Description, limits.DescriptionCharacters)
	}
	if f.AvailableBy != nil && !f.AvailableBy.Valid() {
		c.Add(path+".availableBy", forms.DateInvalid)
	}
	if len(f.Facades) > mostZones {
		c.Add(path+".facades", forms.TooMany)
	}
	if len(f.EnergyClasses) > mostZones {
		c.Add(path+".energyClasses", forms.TooMany)
	}
}

// mostZones is the maximum number of cities in a demand.
const mostZones = 100

// zone checks that there is a zone, and of cities and regions one kind: all conditions of a filter hold together, so that a region
// and a city of another would find nothing. An area on the map may narrow either, as it does on a list.
func (c *Checking) zone(path string, f *agency.PropertyFilter, facts Facts) {
	plainPostcodes(f.Cities)
	f.Cities = distinct(f.Cities)
	cities, regions := len(f.Cities) > 0, len(f.Regions) > 0
	switch {
	case !cities && !regions && f.Polygon == nil && f.Bounds == nil:
		c.Add(path+".cities", forms.Required)
	case cities && regions:
		c.Add(path+".cities", forms.ChooseOne)
	case len(f.Cities) > mostZones:
		c.Add(path+".cities", forms.TooMany)
	case cities && !allKnown(f.Cities, facts.Catalog):
		c.Add(path+".cities", forms.Unknown)
	}
	if f.Radius != nil && !cities && (regions || f.Polygon != nil || f.Bounds != nil) {
		c.Add(path+".cities", forms.Required)
	}
	c.Between(path+".radius", f.Radius, 1, limits.RadiusKilometres)
}

// plainPostcodes normalises the postcodes of towns.
func plainPostcodes(cities []agency.CityInput) {
	for i, w := range cities {
		if w.Zip != nil {
			plain := geo.PlainPostcode(*w.Zip)
			cities[i].Zip = &plain
		}
	}
}

// distinct drops duplicate towns: a visitor may choose a town and also type its postcode. A bare postcode means that postcode in each
// country.
func distinct(cities []agency.CityInput) []agency.CityInput {
	named, seen := map[town]bool{}, map[town]bool{}
	for _, w := range cities {
		named[townOf(w)] = true
	}
	return slices.DeleteFunc(slices.Clone(cities), func(w agency.CityInput) bool {
		t := townOf(w)
		again := seen[t] || t.country != 0 && named[town{0, t.zip, t.name}]
		seen[t] = true
		return again
	})
}

// town identifies a town of a demand; country is 0 where the postcode does not tell it.
type town struct {
	country   int
	zip, name string
}

func townOf(w agency.CityInput) town {
	country, zip := geo.PostcodeOf(typed(w.Zip))
	return town{country, zip, typed(w.Name)}
}

// isPostcode reports whether a town is given by a valid postcode alone: four digits from 1000, in Belgium and in Luxembourg. The catalog
// need not have the town: properties may appear there later.
func isPostcode(w agency.CityInput) bool {
	_, zip := geo.PostcodeOf(typed(w.Zip))
	return typed(w.Name) == "" && len(zip) == 4 && zip >= "1000" && zip <= "9999" && strings.Trim(zip, "0123456789") == ""
}

// isPlace reports whether a town is given by a postcode and its name, although the site has nothing there.
func isPlace(w agency.CityInput) bool {
	return w.Zip != nil && places.IsNameOf("", typed(w.Zip), typed(w.Name))
}

func allKnown(cities []agency.CityInput, catalog *agency.Catalog) bool {
	return !slices.ContainsFunc(cities, func(w agency.CityInput) bool {
		return !isPostcode(w) && !isPlace(w) && (w.Name == nil && w.Zip == nil || len(catalog.CitiesNamed([]agency.CityInput{w})) == 0)
	})
}

// span checks two bounds, of which the second may not be below the first.
func (c *Checking) span(leastPath, mostPath string, least, most *int, highest int) {
	c.Between(leastPath, least, 0, highest)
	c.Between(mostPath, most, 0, highest)
	if least != nil && most != nil && *most < *least {
		c.Add(mostPath, forms.OutOfRange)
	}
}

// typed gives an optional text, "" when it is absent.
func typed(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

// HighestPrice is the highest amount that may be typed, in whole euro.
const HighestPrice = 100_000_000
