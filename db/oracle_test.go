package db

import (
	"maps"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/handle"
)

// The filter in plain SQL on the table search: the index is compared with it.

// conditions turns the filter into SQL on the table search. Words, cities and regions become the numbers of cities and types
// with the catalog, so that no text is compared in SQL.
func conditions(f agency.PropertyFilter, c *agency.Catalog) *where {
	parts := choicesOf(f, c)
	all := parts.fixed
	for _, name := range counted {
		if w := parts.own[name]; w != nil {
			all.join(w)
		}
	}
	return all
}

func choicesOf(f agency.PropertyFilter, c *agency.Catalog) choices {
	parts := choices{fixed: &where{}, own: map[choice]*where{}}
	statuses(parts.fixed, f.Statuses)
	if f.Goal != nil {
		parts.fixed.add("s.sale = ?", *f.Goal == market.Sale)
	}
	parts.place(f, c)
	parts.listed(f)
	parts.measured(f)
	parts.equipped(f)
	if f.Text != nil {
		words(parts.fixed, *f.Text, c)
	}
	if f.Description != nil {
		inDescription(parts.fixed, *f.Description)
	}
	return parts
}

func (p choices) place(f agency.PropertyFilter, c *agency.Catalog) {
	if f.Categories != nil {
		p.of(byType).amongFew("s.type", c.TypesOf(f.Categories))
	}
	if f.Cities != nil {
		parts := &where{}
		parts.amongFew("s.city", c.CitiesNamed(f.Cities))
		inCircles(parts, c.Circles(f))
		p.of(byCity).add(parts.any(), parts.args...)
	}
	if f.Regions != nil {
		p.fixed.amongFew("s.city", c.CitiesIn(f.Regions))
	}
	if f.Agents != nil {
		p.fixed.amongFew("s.agent", c.AgentsNamed(f.Agents))
	}
	if f.Bounds != nil {
		inBounds(p.fixed, *f.Bounds)
	}
	if f.Polygon != nil {
		inPolygon(p.fixed, f.Polygon)
	}
}

func (p choices) listed(f agency.PropertyFilter) {
	if f.Numbers != nil {
		p.fixed.among("s.number", f.Numbers)
	}
	if f.Project != nil {
		p.fixed.add("s.project = ?", *f.Project)
	}
	if f.OnOffer {
		p.fixed.add(onOffer)
	}
	if f.UpdatedSince != nil {
		p.fixed.add("s.updated_at >= ?", f.UpdatedSince.Unix())
	}
	if f.Facades != nil {
		p.of(byFacades).among("s.facades", f.Facades)
	}
	if f.EnergyClasses != nil {
		p.of(byEnergy).add("s.energy_class IN (SELECT value FROM json_each(?))", handle.JSON(f.EnergyClasses))
	}
}

func (p choices) measured(f agency.PropertyFilter) {
	p.fixed.atLeast("s.price", f.PriceMin, 100)
	p.fixed.atMost("s.price", f.PriceMax, 100)
	p.fixed.atLeast("s.surface", f.SurfaceMin, 1)
	p.fixed.atMost("s.surface", f.SurfaceMax, 1)
	p.fixed.atLeast("s.plot", f.PlotMin, 1)
	p.fixed.atMost("s.plot", f.PlotMax, 1)
	p.fixed.atLeast("s.construction_year", f.ConstructionYearMin, 1)
	p.fixed.atMost("s.construction_year", f.ConstructionYearMax, 1)
	if f.AvailableBy != nil {
		p.fixed.add("s.available_from <= ?", *f.AvailableBy)
	}
	for name, least := range map[choice]*int{byBedrooms: f.BedroomsMin, byBaths: f.BathroomsMin, byGarages: f.GaragesMin,
		byParkings: f.ParkingsMin} {
		if least != nil {
			p.of(name).atLeast("s."+string(name), least, 1)
		}
	}
}

func (p choices) equipped(f agency.PropertyFilter) {
	for _, c := range agency.YesNoCriteria {
		if required := c.In(f); required != nil {
			name := choice(c.Column())
			p.of(name).yesNo(columnOf(name), *required)
		}
	}
}

// onOffer leaves out properties with a marquee that says sold or rented while the CRM still has them as active.
const onOffer = "s.number NOT IN (SELECT number FROM listing WHERE taken)"

// statuses adds the condition on the status: by default the active properties.
func statuses(w *where, list []market.PropertyStatus) {
	if list == nil {
		w.add("s.status = 1")
		return
	}
	parts := &where{}
	for _, s := range list {
		switch s {
		case market.Available:
			parts.add("s.status = 1 AND s.goal <> 2")
		case market.ForTakeover:
			parts.add("s.status = 1 AND s.goal = 2")
		case market.IsSold:
			parts.add("s.status = 2")
		case market.IsRented:
			parts.add("s.status = 4")
		case market.Realised:
			parts.add("s.status = 6")
		}
	}
	w.add(parts.any())
}

// sortsSQL are the orders of a list in SQL.
var sortsSQL = map[agency.PropertySort]string{
	"NEWEST": "s.published_at DESC", "OLDEST": "s.published_at",
	"PRICE_ASC": "coalesce(s.price, 9000000000000000)", "PRICE_DESC": "coalesce(s.price, -1) DESC",
	"TYPE_ASC": "s.type_sort", "TYPE_DESC": "s.type_sort DESC", "CITY_ASC": "s.city_sort", "CITY_DESC": "s.city_sort DESC",
	"REDUCED": "coalesce(s.reduced_at, -1) DESC",
}

var sorts = slices.Sorted(maps.Keys(sortsSQL))
