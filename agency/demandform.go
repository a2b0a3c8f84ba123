package agency

import (
	"slices"
	"strings"
)

// DemandInput is the form of the demand register: which homes someone wants to hear of.
type DemandInput struct {
	Envelope
	Person     PersonInput    `json:"person"`
	Filter     PropertyFilter `json:"filter"`
	Newsletter bool           `json:"newsletter,omitempty"`
	Remark     string         `json:"remark,omitempty"`
}

// Who filled it in.
func (f *DemandInput) Who() PersonInput { return f.Person }

// Check tells what is wrong.
func (f *DemandInput) Check(facts Facts) Problems {
	c := f.check()
	c.person(&f.Person, facts, false)
	c.demand("filter", &f.Filter, facts)
	c.remark(&f.Remark, false)
	return c.Problems
}

// demand checks what is searched: a goal, a type and a zone are required (specification section 5). Statuses, numbers and the
// like, which say nothing of homes that are yet to come, are dropped.
func (c *checking) demand(path string, f *PropertyFilter, facts Facts) {
	f.Statuses, f.Numbers, f.Project, f.UpdatedSince = nil, nil, nil, nil
	c.chosen(path+".goal", f.Goal != nil)
	c.chosen(path+".categories", len(f.Categories) > 0)
	if len(f.Categories) > mostZones {
		c.Add(path+".categories", TooMany)
	}
	if slices.ContainsFunc(f.Categories, func(k int) bool { return facts.Catalog.categoryByNumber[k] == nil }) {
		c.Add(path+".categories", Unknown)
	}
	c.zone(path, f, facts)
	c.span(path+".priceMin", path+".priceMax", f.PriceMin, f.PriceMax, highestPrice)
	c.span(path+".surfaceMin", path+".surfaceMax", f.SurfaceMin, f.SurfaceMax, mostSurface)
	c.between(path+".bedroomsMin", f.BedroomsMin, 0, mostBedrooms)
	c.wishes(path, f)
	if len(c.Problems) == 0 && f.Check() != nil {
		c.Add(path, OutOfRange)
	}
}

// longestWords is the most characters of the words that a search field takes.
const longestWords = 100

// wishes checks what else is searched.
func (c *checking) wishes(path string, f *PropertyFilter) {
	if f.Text != nil {
		c.optional(path+".text", f.Text, longestWords)
	}
	if f.AvailableBy != nil && !f.AvailableBy.Valid() {
		c.Add(path+".availableBy", DateInvalid)
	}
	if len(f.Facades) > mostZones {
		c.Add(path+".facades", TooMany)
	}
	if len(f.EnergyClasses) > mostZones {
		c.Add(path+".energyClasses", TooMany)
	}
}

// mostZones is how many cities a demand may name.
const mostZones = 100

// zone checks that there is a zone, and of cities and regions one kind: all conditions of a filter hold together, so that a region
// and a city of another would find nothing. An area on the map may narrow either, as it does on a list.
func (c *checking) zone(path string, f *PropertyFilter, facts Facts) {
	plainPostcodes(f.Cities)
	f.Cities = distinct(f.Cities)
	cities, regions := len(f.Cities) > 0, len(f.Regions) > 0
	switch {
	case !cities && !regions && f.Polygon == nil && f.Bounds == nil:
		c.Add(path+".cities", Required)
	case cities && regions:
		c.Add(path+".cities", ChooseOne)
	case len(f.Cities) > mostZones:
		c.Add(path+".cities", TooMany)
	case cities && !allKnown(f.Cities, facts.Catalog):
		c.Add(path+".cities", Unknown)
	}
}

// plainPostcodes writes the postcodes of towns in one way.
func plainPostcodes(cities []CityInput) {
	for i, w := range cities {
		if w.Zip != nil {
			plain := plainPostcode(*w.Zip)
			cities[i].Zip = &plain
		}
	}
}

// distinct drops towns that were asked before: one may be chosen and its postcode written too, and a bare postcode means that of each country.
func distinct(cities []CityInput) []CityInput {
	asked, seen := map[town]bool{}, map[town]bool{}
	for _, w := range cities {
		asked[townOf(w)] = true
	}
	return slices.DeleteFunc(slices.Clone(cities), func(w CityInput) bool {
		t := townOf(w)
		again := seen[t] || t.country != 0 && asked[town{0, t.zip, t.name}]
		seen[t] = true
		return again
	})
}

// town is what a demand says of one: its country is 0 where the postcode does not say it.
type town struct {
	country   int
	zip, name string
}

func townOf(w CityInput) town {
	country, zip := postcodeOf(value(w.Zip))
	return town{country, zip, value(w.Name)}
}

// isPostcode tells whether a town is asked by a postcode alone: four digits from 1000, in Belgium and in Luxembourg. Homes may
// come up there that are not there now, nor the town in the catalog.
func isPostcode(w CityInput) bool {
	_, zip := postcodeOf(value(w.Zip))
	return value(w.Name) == "" && len(zip) == 4 && zip >= "1000" && zip <= "9999" && strings.Trim(zip, "0123456789") == ""
}

func allKnown(cities []CityInput, catalog *Catalog) bool {
	return !slices.ContainsFunc(cities, func(w CityInput) bool {
		return !isPostcode(w) && (w.Name == nil && w.Zip == nil || len(catalog.CitiesNamed([]CityInput{w})) == 0)
	})
}

// span checks two bounds, of which the second may not be below the first.
func (c *checking) span(leastPath, mostPath string, least, most *int, highest int) {
	c.between(leastPath, least, 0, highest)
	c.between(mostPath, most, 0, highest)
	if least != nil && most != nil && *most < *least {
		c.Add(mostPath, OutOfRange)
	}
}

// DemandChangeInput changes what a demand is for; Token is that of the letter.
type DemandChangeInput struct {
	Token  string
	Filter PropertyFilter
}

// Check tells what is wrong.
func (f *DemandChangeInput) Check(facts Facts) Problems {
	c := &checking{}
	c.demand("filter", &f.Filter, facts)
	return c.Problems
}
