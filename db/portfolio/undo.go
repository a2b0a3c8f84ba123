package portfolio

import (
	"context"
	"database/sql"
	"errors"
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

// UndoneProperty reads a change that a member of staff made within limits.UndoTime; nil when there is none.
func (s *Store) UndoneProperty(ctx context.Context, id string, by desklog.Action) (*UndoneProperty, error) {
	var u UndoneProperty
	err := s.One(ctx, &u, "SELECT property, version FROM undo_property WHERE id = ? AND staff = ? AND at > ?", id, by.Staff,
		by.At.Add(-limits.UndoTime).Unix())
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &u, err
}

// LastPropertyUndo is the last change of a property by a member of staff that can be undone, "" for none.
func (s *Store) LastPropertyUndo(ctx context.Context, property, staff int, now time.Time) (id string, err error) {
	var list []string
	err = s.List(ctx, &list, "SELECT id FROM undo_property WHERE property = ? AND staff = ? AND at > ? ORDER BY version DESC LIMIT 1",
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
