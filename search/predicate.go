package search

import (
	"math"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/market"
)

// predicate is a filter made ready for one index. The conditions of each choice with counts stand apart, so that the counts of a choice
// can leave out its own.
type predicate struct {
	fixed conditions
	own   map[Choice]*conditions
}

// predicate makes a filter ready. Words, cities and regions become numbers with the catalog of the same version.
func (x *Index) predicate(f agency.PropertyFilter, c *agency.Catalog) *predicate {
	p := &predicate{own: map[Choice]*conditions{}}
	x.offered(p, f)
	x.placed(p, f, c)
	x.listed(p, f)
	x.measured(p, f)
	x.equipped(p, f)
	if f.Text != nil {
		x.worded(&p.fixed, c.Read(*f.Text))
	}
	if f.Description != nil {
		x.describedAs(&p.fixed, *f.Description)
	}
	return p
}

// of gives the conditions of a choice, to add to.
func (p *predicate) of(name Choice) *conditions {
	if p.own[name] == nil {
		p.own[name] = &conditions{}
	}
	return p.own[name]
}

// all gives every condition.
func (p *predicate) all() conditions {
	list := slices.Clone(p.fixed)
	for _, own := range p.own {
		list = append(list, *own...)
	}
	return list
}

// offered adds the conditions on status and goal; by default a property is active.
func (x *Index) offered(p *predicate, f agency.PropertyFilter) {
	if f.Statuses == nil {
		p.fixed.in(x.sets[activeFlag], true)
	} else {
		var offers []int
		for offer := range 1 << 8 {
			if slices.ContainsFunc(f.Statuses, func(s market.PropertyStatus) bool { return offerFits(offer, s) }) {
				offers = append(offers, offer)
			}
		}
		x.among(&p.fixed, offerColumn, offers)
	}
	if f.Goal != nil {
		p.fixed.in(x.sets[saleFlag], *f.Goal == market.Sale)
	}
	if f.OnOffer {
		p.fixed.in(x.sets[takenFlag], false)
	}
}

// offerFits reports whether a status and goal are shown to visitors as s.
func offerFits(offer int, s market.PropertyStatus) bool {
	status, goal := market.Status(offer>>4), market.Goal(offer&15)
	public := status == market.Active || status == market.Sold || status == market.Rented || status == market.Reference
	return public && market.StatusOf(status, goal) == s
}

func (x *Index) placed(p *predicate, f agency.PropertyFilter, c *agency.Catalog) {
	if f.Categories != nil {
		x.among(p.of(ByType), typeColumn, c.TypesOf(f.Categories))
	}
	if f.Cities != nil {
		own := p.of(ByCity)
		*own = append(*own, x.inOrAround(c.CitiesNamed(f.Cities), c.Circles(f)))
	}
	if f.Regions != nil {
		x.among(&p.fixed, cityColumn, c.CitiesIn(f.Regions))
	}
	if f.Agents != nil {
		x.among(&p.fixed, agentColumn, c.AgentsNamed(f.Agents))
	}
	if f.Bounds != nil {
		p.fixed = append(p.fixed, x.inBounds(*f.Bounds))
	}
	if f.Polygon != nil {
		p.fixed = append(p.fixed, x.inPolygon(f.Polygon))
	}
}

func (x *Index) listed(p *predicate, f agency.PropertyFilter) {
	if f.Numbers != nil {
		p.fixed = append(p.fixed, x.numbered(f.Numbers))
	}
	if f.Project != nil {
		x.among(&p.fixed, projectColumn, []int{*f.Project})
	}
	if f.UpdatedSince != nil {
		updated, since := x.longs[updatedColumn], f.UpdatedSince.Unix()
		p.fixed.that(func(row int32) bool { return updated[row] >= since })
	}
	if f.Facades != nil {
		x.among(p.of(ByFacades), facadesColumn, f.Facades)
	}
	if f.EnergyClasses != nil {
		var places []int
		for _, class := range f.EnergyClasses {
			places = append(places, slices.Index(energy.Classes, class))
		}
		x.among(p.of(ByEnergy), energyColumn, places)
	}
}

func (x *Index) measured(p *predicate, f agency.PropertyFilter) {
	x.priced(p, f)
	x.between(&p.fixed, surfaceColumn, f.SurfaceMin, f.SurfaceMax)
	x.between(&p.fixed, plotColumn, f.PlotMin, f.PlotMax)
	x.between(&p.fixed, yearColumn, f.ConstructionYearMin, f.ConstructionYearMax)
	if f.AvailableBy != nil {
		day := int(DayOf(string(*f.AvailableBy)))
		x.between(&p.fixed, availableColumn, nil, &day)
	}
	for name, least := range map[Choice]*int{ByBedrooms: f.BedroomsMin, ByBathrooms: f.BathroomsMin, ByGarages: f.GaragesMin,
		ByParkings: f.ParkingsMin} {
		if least != nil {
			x.between(p.of(name), choiceColumns[name], least, nil)
		}
	}
}

// priced adds the bounds of the price, whole euro. A hidden price is outside any bounds.
func (x *Index) priced(p *predicate, f agency.PropertyFilter) {
	if f.PriceMin == nil && f.PriceMax == nil {
		return
	}
	prices, least, most := x.longs[priceColumn], int64(math.MinInt64), int64(math.MaxInt64)
	if f.PriceMin != nil {
		least = int64(*f.PriceMin) * 100
	}
	if f.PriceMax != nil {
		most = int64(*f.PriceMax) * 100
	}
	p.fixed = append(p.fixed, condition{
		holds: func(row int32) bool { return prices[row] != None && prices[row] >= least && prices[row] <= most },
		all:   func() bitset { return x.pricedBetween(least, most) },
	})
}

func (x *Index) equipped(p *predicate, f agency.PropertyFilter) {
	for flag, c := range agency.YesNoCriteria {
		if required := c.In(f); required != nil {
			p.of(Choice(c.Column())).in(x.sets[flag], *required)
		}
	}
}
