package portfolio

import (
	"context"
	"database/sql"
	"errors"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Units lists the units of a project by their names, at most limits.DeskUnits and one more. name is nil when there is no such project.
func (s *Store) Units(ctx context.Context, project int) (name locale.Localized, numbers []int, err error) {
	var row struct {
		Name locale.Localized `db:"name"`
	}
	if err := s.One(ctx, &row, "SELECT name FROM project WHERE number = ?", project); errors.Is(err, sql.ErrNoRows) {
		return nil, nil, nil
	} else if err != nil {
		return nil, nil, err
	}
	return row.Name, numbers, s.List(ctx, &numbers,
		"SELECT number FROM property WHERE project = ? ORDER BY unit_name IS NULL, unit_name, number LIMIT ?", project, limits.DeskUnits+1)
}
