package changelog

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Change is a property or project that changed, as it is now. Property and Project are nil when it is no longer published.
type Change struct {
	Kind     Kind  `db:"kind"`
	Number   int   `db:"number"`
	Sequence int64 `db:"sequence"`
	Unix     int64 `db:"at"`
	Property *agency.Property
	Project  *agency.Project
}

// Kind is what changed. A property and a project may have the same number.
type Kind string

// What changed.
const (
	PropertyChange Kind = "property"
	ProjectChange  Kind = "project"
)

// At is when it changed.
func (c Change) At() time.Time { return time.Unix(c.Unix, 0).UTC() }

// Page is a part of the changes at a data version. Cursor is where the next page begins, More whether there is one already.
type Page struct {
	Changes  []Change
	Cursor   string
	More     bool
	Version  int64
	Sequence int64 // that of the cursor
}

// Follow says which changes to read: in which language, after which cursor ("" is the start), at most how many, whether projects too, and
// which parts of each property.
type Follow struct {
	Language  locale.Language
	Since     string
	First     int
	Projects  bool
	Selection columns.Selection
}

func RecordsIn(ctx context.Context, tx handle.Snapshot, f Follow) (*Page, error) {
	log, err := ReadLog(ctx, tx)
	if err != nil {
		return nil, err
	}
	from, err := log.open(f.Since)
	if err != nil {
		return nil, err
	}
	page := &Page{Changes: []Change{}, Version: log.Version}
	if err := tx.SelectContext(ctx, &page.Changes,
		"SELECT kind, number, sequence, at FROM change WHERE sequence > ? AND (? OR kind = 'property') ORDER BY sequence LIMIT ?",
		from.Sequence, f.Projects, f.First+1); err != nil {
		return nil, err
	}
	from.Sequence = log.Head
	if page.More = len(page.Changes) > f.First; page.More {
		page.Changes = page.Changes[:f.First]
		from.Sequence = page.Changes[f.First-1].Sequence
	}
	page.Cursor, page.Sequence = from.String(), from.Sequence
	return page, nil
}

// LatestCursor gives the cursor after which all later changes come.
func (s *Store) LatestCursor(ctx context.Context) (string, error) {
	var log Log
	err := s.One(ctx, &log, Query)
	return Cursor{log.Epoch, log.Head, log.Head}.String(), err
}

// DropWithdrawn deletes the changes of properties and projects that were withdrawn before a time, and the last known prices of these
// properties. Copies that are older must begin anew.
func (s *Store) DropWithdrawn(ctx context.Context, before time.Time) error {
	const old = `FROM change WHERE at < ?
		AND number NOT IN (SELECT number FROM search WHERE kind = 'property' UNION ALL SELECT number FROM project WHERE kind = 'project')`
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE change_log SET dropped = max(dropped, coalesce((SELECT max(sequence) " + old + "), 0))",
			Args: []any{before.Unix()}},
		handle.Statement{SQL: "DELETE " + old, Args: []any{before.Unix()}},
		handle.Statement{SQL: `DELETE FROM known WHERE gone AND property NOT IN (SELECT number FROM property)
			AND property NOT IN (SELECT number FROM changed)`})
	return err
}

// NoteTime tells the time to the triggers that note changes.
func NoteTime(at time.Time) handle.Statement {
	return handle.Statement{SQL: "UPDATE change_log SET now = ?", Args: []any{at.Unix()}}
}

// Read reads a page of changes without their properties and projects.
func Read(ctx context.Context, d *handle.DB, f Follow) (page *Page, err error) {
	err = d.Snapshot(ctx, func(tx handle.Snapshot) error {
		page, err = RecordsIn(ctx, tx, f)
		return err
	})
	return page, err
}
