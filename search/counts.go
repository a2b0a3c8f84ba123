package search

import (
	"slices"

	"github.com/gevel/gevel/agency"
)

// Counts are how many properties each value of a choice would find, with the other conditions of the filter unchanged. A value is the
// number of a city or type, a number of rooms, the place of a class in energy.Classes, or 1 for yes.
type Counts map[Choice]map[int]int

// Counts counts the properties for every value of the named choices. A property counts for a choice if it meets all conditions but the
// choice's own.
func (x *Index) Counts(f agency.PropertyFilter, c *agency.Catalog, names []Choice) Counts {
	p := x.predicate(f, c)
	fixed := allRows(int(x.rows()))
	p.fixed.narrow(fixed)
	own := map[Choice]bitset{}
	for name, list := range p.own {
		own[name] = slices.Clone(fixed)
		list.narrow(own[name])
	}
	counts := Counts{}
	for _, name := range names {
		rows := slices.Clone(fixed)
		for other, set := range own {
			if other != name {
				rows.and(set)
			}
		}
		counts[name] = x.countsOf(name, rows)
	}
	return counts
}

// countsOf counts the values of a choice in rows.
func (x *Index) countsOf(name Choice, rows bitset) map[int]int {
	if flag, yesNo := choiceFlags[name]; yesNo {
		return map[int]int{1: rows.countBoth(x.sets[flag])}
	}
	column, known := choiceColumns[name]
	if !known {
		return nil
	}
	counts, values := map[int]int{}, x.valuesOf(column)
	for i, value := range values.values {
		if n := values.sets[i].countIn(rows); n > 0 {
			counts[int(value)] = n
		}
	}
	return counts
}
