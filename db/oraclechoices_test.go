package db

import (
	"fmt"

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

// of gives the conditions of a choice, to add to.
func (p choices) of(name choice) *where {
	if p.own[name] == nil {
		p.own[name] = &where{}
	}
	return p.own[name]
}

// columnOf gives the column or expression of a choice.
func columnOf(name choice) string {
	switch name {
	case "in_project":
		return "(s.project IS NOT NULL)"
	case "reduced":
		return "(s.reduced_at IS NOT NULL)"
	}
	return "s." + string(name)
}

// counted are all choices with counts.
var counted = append([]choice{byCity, byType, byBedrooms, byBaths, byGarages, byParkings, byFacades, byEnergy}, yesNoChoices()...)

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
