package db

import (
	"github.com/gevel/gevel/agency"
)

// choices are the conditions of a filter on the table search, grouped by choice, so that the counts of one choice can leave out the
// condition of that choice.
type choices struct {
	fixed *where            // conditions that no counted choice makes
	own   map[choice]*where // the condition of a choice that is made
}

// choice is a criterion whose values have counts in the filter.
type choice string

// The choices with counts, named as their columns.
const (
	byCity     choice = "city"
	byType     choice = "type"
	byBedrooms choice = "bedrooms"
	byBaths    choice = "bathrooms"
	byGarages  choice = "garages"
	byParkings choice = "parkings"
	byFacades  choice = "facades"
	byEnergy   choice = "energy_class"
)

// yesNoChoices are the choices of the yes/no criteria.
func yesNoChoices() (list []choice) {
	for _, c := range agency.YesNoCriteria {
		list = append(list, choice(c.Column()))
	}
	return list
}

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
		parts.fixed.add("s.sale = ?", *f.Goal == agency.Sale)
	}
	parts.place(f, c)
	parts.listed(f)
	parts.measured(f)
	parts.equipped(f)
	if f.Text != nil {
		words(parts.fixed, *f.Text, c)
	}
	return parts
}

// of gives the conditions of a choice, to add to.
func (p choices) of(name choice) *where {
	if p.own[name] == nil {
		p.own[name] = &where{}
	}
	return p.own[name]
}

func (p choices) place(f agency.PropertyFilter, c *agency.Catalog) {
	if f.Categories != nil {
		p.of(byType).amongFew("s.type", c.TypesOf(f.Categories))
	}
	if f.Cities != nil {
		p.of(byCity).amongFew("s.city", c.CitiesNamed(f.Cities))
	}
	if f.Regions != nil {
		p.fixed.amongFew("s.city", c.CitiesIn(f.Regions))
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
		p.of(byEnergy).add("s.energy_class IN (SELECT value FROM json_each(?))", jsonOf(f.EnergyClasses))
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
		if asked := c.In(f); asked != nil {
			name := choice(c.Column())
			p.of(name).yesNo(columnOf(name), *asked)
		}
	}
}

// onOffer leaves out properties with a marquee that says sold or rented while the CRM still has them as active.
const onOffer = "s.number NOT IN (SELECT number FROM listing WHERE taken)"

// columnOf gives the column or expression of a choice.
func columnOf(name choice) string {
	if name == "in_project" {
		return "(s.project IS NOT NULL)"
	}
	return "s." + string(name)
}

// statuses adds the condition on the status: by default the active properties.
func statuses(w *where, list []agency.PropertyStatus) {
	if list == nil {
		w.add("s.status = 1")
		return
	}
	parts := &where{}
	for _, s := range list {
		switch s {
		case agency.Available:
			parts.add("s.status = 1 AND s.goal <> 2")
		case agency.ForTakeover:
			parts.add("s.status = 1 AND s.goal = 2")
		case agency.IsSold:
			parts.add("s.status = 2")
		case agency.IsRented:
			parts.add("s.status = 4")
		case agency.Realised:
			parts.add("s.status = 6")
		}
	}
	w.add(parts.any())
}

// words adds the conditions of a text search: a goal, and for every word a number, city, type, project or street. An unknown word matches
// nothing.
func words(w *where, text string, c *agency.Catalog) {
	m := c.Read(text)
	if m.Goal != nil {
		w.add("s.sale = ?", *m.Goal == agency.Sale)
	}
	has, rest := agency.SplitFeatures(m.Words)
	asked := choices{fixed: w, own: map[choice]*where{}}
	asked.equipped(has)
	asked.measured(has)
	for _, name := range counted {
		if own := asked.own[name]; own != nil {
			w.join(own)
		}
	}
	var streets []string
	for _, word := range rest {
		streets = append(streets, word.Streets...)
	}
	for _, word := range rest {
		means := meanings(word)
		if len(streets) > 0 && len(word.Streets) == 0 {
			means.add("s.number IN (SELECT number FROM listing WHERE street IN (SELECT value FROM json_each(?)) AND house_number = ? COLLATE NOCASE)", jsonOf(streets), word.Text)
		}
		w.add(means.any(), means.args...)
	}
}

// meanings are the conditions of one word, of which one must hold.
func meanings(word agency.Word) *where {
	means := &where{}
	if word.Number != 0 {
		means.add("s.number = ?", word.Number)
	}
	if len(word.Cities) > 0 {
		means.amongFew("s.city", word.Cities)
	}
	if len(word.Types) > 0 {
		means.amongFew("s.type", word.Types)
	}
	if len(word.Projects) > 0 {
		means.amongFew("s.project", word.Projects)
	}
	if len(word.Streets) > 0 {
		means.add("s.number IN (SELECT number FROM listing WHERE street IN (SELECT value FROM json_each(?)))", jsonOf(word.Streets))
	}
	return means
}
