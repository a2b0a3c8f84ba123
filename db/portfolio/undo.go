package portfolio

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// UndoneProperty is a change of a property that can be undone: the version of the record that it made.
type UndoneProperty struct {
	Property int   `db:"property"`
	Version  int64 `db:"version"`
}

// UndoneProperties reads a change that a member of staff made within limits.UndoTime: the properties that it changed; none when there is
// no such change.
func (s *Store) UndoneProperties(ctx context.Context, id string, by desklog.Action) (list []UndoneProperty, err error) {
	const query = "SELECT property, version FROM undo_property WHERE id = ? AND staff = ? AND at > ? ORDER BY property"
	return list, s.List(ctx, &list, query, id, by.Staff, by.At.Add(-limits.UndoTime).Unix())
}

// LastPropertyUndo is the last change of a property alone by a member of staff that can be undone, "" for none.
func (s *Store) LastPropertyUndo(ctx context.Context, property, staff int, now time.Time) (id string, err error) {
	var list []string
	err = s.List(ctx, &list, `SELECT id FROM undo_property u WHERE property = ? AND staff = ? AND at > ?
		AND NOT EXISTS (SELECT 1 FROM undo_property o WHERE o.id = u.id AND o.property <> u.property) ORDER BY version DESC LIMIT 1`,
		property, staff, now.Add(-limits.UndoTime).Unix())
	if len(list) > 0 {
		id = list[0]
	}
	return id, err
}

// DeleteOldPropertyUndos is deleteOldUndos for changes of properties.
func DeleteOldPropertyUndos(now time.Time) handle.Statement {
	return handle.Statement{SQL: "DELETE FROM undo_property WHERE at <= ?", Args: []any{now.Add(-limits.UndoTime).Unix()}}
}
