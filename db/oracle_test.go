package db

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

// The filter in plain SQL on the table search: the index is compared with it.

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

// counted are all choices with counts.
var counted = append([]choice{byCity, byType, byBedrooms, byBaths, byGarages, byParkings, byFacades, byEnergy}, yesNoChoices()...)

// where collects the conditions of a statement with their arguments.
type where struct {
	conditions []string
	args       []any
}

func (w *where) add(condition string, args ...any) {
	w.conditions = append(w.conditions, condition)
	w.args = append(w.args, args...)
}

// join adds the conditions of another.
func (w *where) join(other *where) { w.add(other.sql(), other.args...) }

// sql joins the conditions with AND; without conditions it is true.
func (w *where) sql() string {
	if len(w.conditions) == 0 {
		return "1"
	}
	return strings.Join(w.conditions, " AND ")
}

// any joins the conditions with OR; without conditions it is false.
func (w *where) any() string {
	switch len(w.conditions) {
	case 0:
		return "0"
	case 1:
		return w.conditions[0]
	}
	return "(" + strings.Join(w.conditions, " OR ") + ")"
}

// among adds that column holds one of values. An empty list of values matches nothing.
func (w *where) among(column string, values []int) {
	w.add(column+" IN (SELECT value FROM json_each(?))", jsonOf(values))
}

// amongFew does the same for cities and types, with the numbers written out: so the planner knows how few they are and takes an index.
func (w *where) amongFew(column string, values []int) {
	w.add(column + " IN (" + strings.Trim(jsonOf(values), "[]") + ")")
}

// atLeast and atMost add a bound when there is one.
func (w *where) atLeast(column string, bound *int, factor int) {
	if bound != nil {
		w.add(column+" >= ?", int64(*bound)*int64(factor))
	}
}

func (w *where) atMost(column string, bound *int, factor int) {
	if bound != nil {
		w.add(column+" <= ?", int64(*bound)*int64(factor))
	}
}

// yesNo adds a condition on a yes-or-no column; NULL counts as no.
func (w *where) yesNo(column string, yes bool) { w.add("coalesce("+column+", 0) = ?", yes) }

// inBounds adds that a property lies within bounds.
func inBounds(w *where, b agency.Bounds) {
	w.add("s.latitude BETWEEN ? AND ? AND s.longitude BETWEEN ? AND ?", b.South, b.North, b.West, b.East)
}

// inPolygon adds that a property lies within a polygon, by the even-odd rule.
func inPolygon(w *where, points []agency.Point) {
	w.add(`(SELECT count(*) FROM (SELECT value ->> 0 AS y1, value ->> 1 AS x1, value ->> 2 AS y2, value ->> 3 AS x2 FROM json_each(?))
		WHERE (y1 > s.latitude) <> (y2 > s.latitude) AND s.longitude < (x2 - x1) * (s.latitude - y1) / (y2 - y1) + x1) % 2 = 1`, jsonOf(sides(points)))
}

// sides are the lines from each point to the next, and from the last to the first.
func sides(points []agency.Point) [][4]float64 {
	list := make([][4]float64, len(points))
	for i, p := range points {
		next := points[(i+1)%len(points)]
		list[i] = [4]float64{p.Latitude, p.Longitude, next.Latitude, next.Longitude}
	}
	return list
}

// sortsSQL are the orders of a list in SQL.
var sortsSQL = map[agency.PropertySort]string{
	"NEWEST": "s.published_at DESC", "OLDEST": "s.published_at",
	"PRICE_ASC": "coalesce(s.price, 9000000000000000)", "PRICE_DESC": "coalesce(s.price, -1) DESC",
	"TYPE_ASC": "s.type_sort", "TYPE_DESC": "s.type_sort DESC", "CITY_ASC": "s.city_sort", "CITY_DESC": "s.city_sort DESC",
}

var sorts = slices.Sorted(maps.Keys(sortsSQL))

// counting counts one choice in SQL, with every condition of the filter but its own.
func counting(parts choices, name choice) (query string, args []any) {
	w := &where{}
	w.join(parts.fixed)
	for other, own := range parts.own {
		if other != name {
			w.join(own)
		}
	}
	return fmt.Sprintf("SELECT %s AS value, count(*) AS properties FROM search s WHERE %s AND %[1]s IS NOT NULL GROUP BY 1",
		columnOf(name), w.sql()), w.args
}
