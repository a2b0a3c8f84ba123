package db

import (
	"context"
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
)

// counted are all choices with counts, in the order in which their conditions are written.
var counted = append([]choice{byCity, byType, byBedrooms, byBaths, byGarages, byParkings, byFacades, byEnergy}, features...)

// Count is how many homes one value of a choice would give, with the other conditions of the filter as they are.
type Count struct {
	Choice string `db:"choice"`
	Value  string `db:"value"` // a number, a class of energy, or 1 for yes
	Homes  int    `db:"homes"`
}

// Counts counts the homes beside every value of every choice, with one statement. Each home is read once and marked with the one
// choice whose condition it fails; it counts for that choice alone, and one that fails none counts for all.
func (s *Store) Counts(ctx context.Context, f agency.PropertyFilter) ([]Count, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	query, args := counting(choicesOf(f, c))
	var list []Count
	err = s.list(ctx, &list, query, args...)
	return list, err
}

func counting(parts choices) (query string, args []any) {
	columns := make([]string, len(counted))
	groups := make([]string, len(counted))
	fails, which := []string{"0"}, []string{"0"}
	for i, name := range counted {
		column := columnOf(name)
		columns[i] = fmt.Sprintf("%s AS c%d", column, i)
		groups[i] = fmt.Sprintf("SELECT '%s' AS choice, c%d AS value, count(*) AS homes FROM home WHERE which IN (0, %d) AND c%[2]d IS NOT NULL GROUP BY c%[2]d", name, i, i+1)
		if own := parts.own[name]; own != nil {
			fails = append(fails, "iif("+own.sql()+", 0, 1)")
			which = append(which, fmt.Sprintf("iif(%s, 0, %d)", own.sql(), i+1))
			args = append(args, own.args...)
		}
	}
	args = append(append(args, parts.fixed.args...), args...)
	return fmt.Sprintf("WITH home AS MATERIALIZED (SELECT %s, %s AS which FROM search s WHERE %s AND %s < 2)\n%s",
		strings.Join(columns, ", "), strings.Join(which, " + "), parts.fixed.sql(), strings.Join(fails, " + "), strings.Join(groups, "\nUNION ALL ")), args
}
