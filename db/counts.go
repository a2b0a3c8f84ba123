package db

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

// counted are all choices with counts, in the order of their conditions in SQL.
var counted = append([]choice{byCity, byType, byBedrooms, byBaths, byGarages, byParkings, byFacades, byEnergy}, yesNoChoices()...)

// Count is how many properties one value of a choice would find, with the other conditions of the filter unchanged.
type Count struct {
	Choice string `db:"choice"`
	Value  string `db:"value"` // a number, an energy class, or 1 for yes
	Count  int    `db:"properties"`
}

// Counts counts the properties for every value of the named choices, with one statement. Each property is read once and marked with the
// one choice whose condition it fails: it counts for that choice alone. One that fails none counts for all choices.
func (s *Store) Counts(ctx context.Context, f agency.PropertyFilter, names []string) ([]Count, error) {
	c, err := s.Catalog(ctx)
	if err != nil || len(names) == 0 {
		return nil, err
	}
	query, args := counting(choicesOf(f, c), names)
	var list []Count
	err = s.list(ctx, &list, query, args...)
	return list, err
}

func counting(parts choices, names []string) (query string, args []any) {
	var columns, groups, fails, which []string
	for i, name := range counted {
		own := parts.own[name]
		if own != nil {
			fails = append(fails, "iif("+own.sql()+", 0, 1)")
			which = append(which, fmt.Sprintf("iif(%s, 0, %d)", own.sql(), i+1))
			args = append(args, own.args...)
		}
		if slices.Contains(names, string(name)) {
			columns = append(columns, fmt.Sprintf("%s AS c%d", columnOf(name), i))
			groups = append(groups,
				fmt.Sprintf("SELECT '%s' AS choice, c%d AS value, count(*) AS properties FROM matching WHERE which IN (0, %d) AND c%[2]d IS NOT NULL GROUP BY c%[2]d", name, i, i+1))
		}
	}
	fixed := parts.fixed
	if len(fails) > 1 {
		fixed.add(strings.Join(fails, " + ")+" < 2", args...)
	}
	return fmt.Sprintf("WITH matching AS MATERIALIZED (SELECT %s, %s AS which FROM search s WHERE %s)\n%s",
			strings.Join(columns, ", "), strings.Join(append(which, "0"), " + "), fixed.sql(), strings.Join(groups, "\nUNION ALL ")),
		append(args, fixed.args...)
}
