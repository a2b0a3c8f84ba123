package portfolio

import (
	"context"

	"github.com/gevel/gevel/limits"
)

// Units lists the units of a project by their names, at most limits.DeskUnits and one more.
func (s *Store) Units(ctx context.Context, project int) (numbers []int, err error) {
	return numbers, s.List(ctx, &numbers,
		"SELECT number FROM property WHERE project = ? ORDER BY unit_name IS NULL, unit_name, number LIMIT ?", project, limits.DeskUnits+1)
}
