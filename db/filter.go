package db

import (
	"encoding/json"
	"strings"

	"github.com/gevel/gevel/agency"
)

// where collects the conditions of a list with their arguments.
type where struct {
	conditions []string
	args       []any
}

func (w *where) add(condition string, args ...any) {
	w.conditions = append(w.conditions, condition)
	w.args = append(w.args, args...)
}

func (w *where) sql() string { return strings.Join(w.conditions, " AND ") }

// among adds that column holds one of values. An empty list of values matches nothing.
func (w *where) among(column string, values []int) {
	w.add(column+" IN (SELECT value FROM json_each(?))", jsonOf(values))
}

func jsonOf(values []int) string {
	if values == nil {
		return "[]"
	}
	b, _ := json.Marshal(values) // a list of whole numbers always has a JSON form
	return string(b)
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

// conditions turns the filter into SQL on the view listing. Words, cities and regions become the numbers of cities and
// types with the catalog, so that no text is compared in SQL.
func conditions(f agency.PropertyFilter, c *agency.Catalog) *where {
	w := &where{}
	statuses(w, f.Statuses)
	if f.Goal != nil && *f.Goal == agency.Sale {
		w.add("l.goal = 0")
	} else if f.Goal != nil {
		w.add("l.goal <> 0")
	}
	if f.Categories != nil {
		w.among("l.type", c.TypesOf(f.Categories))
	}
	if f.Cities != nil {
		w.among("l.city", c.CitiesNamed(f.Cities))
	}
	if f.Regions != nil {
		w.among("l.city", c.CitiesIn(f.Regions))
	}
	if f.Numbers != nil {
		w.among("l.number", f.Numbers)
	}
	if f.Project != nil {
		w.add("l.project = ?", *f.Project)
	}
	if f.Text != nil {
		words(w, *f.Text, c)
	}
	bounds(w, f)
	return w
}

// statuses adds which statuses are wanted: by default those that a visitor can still have.
func statuses(w *where, wanted []agency.PropertyStatus) {
	if wanted == nil {
		w.add("l.status = 1")
		return
	}
	parts := []string{"0"}
	for _, s := range wanted {
		switch s {
		case agency.Available:
			parts = append(parts, "l.status = 1 AND l.goal <> 2")
		case agency.ForTakeover:
			parts = append(parts, "l.status = 1 AND l.goal = 2")
		case agency.IsSold:
			parts = append(parts, "l.status = 2")
		case agency.IsRented:
			parts = append(parts, "l.status = 4")
		case agency.Realised:
			parts = append(parts, "l.status = 6")
		}
	}
	w.add("(" + strings.Join(parts, " OR ") + ")")
}

// words adds the search rules: every word is a number, a city or a type.
func words(w *where, text string, c *agency.Catalog) {
	for _, word := range agency.Words(text) {
		number, _ := agency.NumberOf(word)
		w.add("(l.number = ? OR l.city IN (SELECT value FROM json_each(?)) OR l.type IN (SELECT value FROM json_each(?)))",
			number, jsonOf(c.CitiesMatching(word)), jsonOf(c.TypesMatching(word)))
	}
}

func bounds(w *where, f agency.PropertyFilter) {
	w.atLeast("l.price", f.PriceMin, 100)
	w.atMost("l.price", f.PriceMax, 100)
	w.atLeast("l.bedrooms", f.BedroomsMin, 1)
	w.atLeast("l.bathrooms", f.BathroomsMin, 1)
	w.atLeast("l.garages", f.GaragesMin, 1)
	w.atLeast("coalesce(l.parkings, 0) + coalesce(l.external_parkings, 0)", f.ParkingsMin, 1)
	w.atLeast("l.surface_living", f.SurfaceMin, 1)
	w.atMost("l.surface_living", f.SurfaceMax, 1)
	w.atLeast("l.surface_ground", f.PlotMin, 1)
	yesNo(w, "l.garden", f.Garden)
	yesNo(w, "l.terrace", f.Terrace)
	if f.UpdatedSince != nil {
		w.add("l.updated_at >= ?", f.UpdatedSince.Unix())
	}
}

// yesNo adds that something is there, or is not; what is not stated counts as not there.
func yesNo(w *where, column string, wanted *bool) {
	if wanted != nil {
		w.add("coalesce("+column+", 0) = ?", *wanted)
	}
}
