package db

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Change is a property or project that changed, as it is now. Property and Project are nil when it is no longer published.
type Change struct {
	Kind     ChangedKind `db:"kind"`
	Number   int         `db:"number"`
	Sequence int64       `db:"sequence"`
	Unix     int64       `db:"at"`
	Property *agency.Property
	Project  *agency.Project
}

// ChangedKind is what changed. A property and a project may have the same number.
type ChangedKind string

// What changed.
const (
	PropertyChange ChangedKind = "property"
	ProjectChange  ChangedKind = "project"
)

// At is when it changed.
func (c Change) At() time.Time { return time.Unix(c.Unix, 0).UTC() }

// ChangePage is a part of the changes at a data version. Cursor is where the next page begins, More whether there is one already.
type ChangePage struct {
	Changes  []Change
	Cursor   string
	More     bool
	Version  int64
	sequence int64 // that of the cursor
}

// Follow says which changes to read: in which language, after which cursor ("" is the start), at most how many, whether projects too, and
// which parts of each property.
type Follow struct {
	Language  locale.Language
	Since     string
	First     int
	Projects  bool
	Selection Selection
}

// Changes reads a page of changes. Each property and project is listed once, at its last change, so that applying all pages makes a copy
// equal to the store, whatever changes in between. It returns ErrCursor for an invalid cursor, and ErrCursorExpired when something may have
// been withdrawn since the cursor without a trace.
//
// A page, its cursor and the names in it are read in one snapshot, whatever catalog is pinned: an outdated name would stay in a copy for
// good.
func (s *Store) Changes(ctx context.Context, f Follow) (page *ChangePage, err error) {
	done, err := s.copying.take(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	read := func() error {
		return s.Snapshot(ctx, func(tx handle.Snapshot) error {
			page, err = s.changePage(ctx, tx, f)
			return err
		})
	}
	if err = read(); errors.Is(err, errCursorAhead) && s.Clustered() {
		// Another machine gave the cursor, and this one's node is behind.
		if err = s.CatchUp(ctx, cluster.Nearby); err == nil {
			err = read()
		}
	}
	return page, err
}

func (s *Store) changePage(ctx context.Context, tx handle.Snapshot, f Follow) (*ChangePage, error) {
	page, err := changedRecords(ctx, tx, f)
	if err != nil {
		return nil, err
	}
	m, err := s.editionOf(ctx, tx)
	if err != nil || len(page.Changes) == 0 {
		return page, err
	}
	if err := fillProperties(ctx, tx.Tx, f, m.catalog, page.Changes); err != nil {
		return nil, err
	}
	return page, fillProjects(ctx, tx.Tx, f, m.catalog, page.Changes)
}

// changedRecords reads a page of changes without their properties and projects.
func (s *Store) changedRecords(ctx context.Context, f Follow) (page *ChangePage, err error) {
	err = s.Snapshot(ctx, func(tx handle.Snapshot) error {
		page, err = changedRecords(ctx, tx, f)
		return err
	})
	return page, err
}

func changedRecords(ctx context.Context, tx handle.Snapshot, f Follow) (*ChangePage, error) {
	log, err := readChangeLog(ctx, tx)
	if err != nil {
		return nil, err
	}
	from, err := log.open(f.Since)
	if err != nil {
		return nil, err
	}
	page := &ChangePage{Changes: []Change{}, Version: log.Version}
	if err := tx.SelectContext(ctx, &page.Changes,
		"SELECT kind, number, sequence, at FROM change WHERE sequence > ? AND (? OR kind = 'property') ORDER BY sequence LIMIT ?",
		from.sequence, f.Projects, f.First+1); err != nil {
		return nil, err
	}
	from.sequence = log.Head
	if page.More = len(page.Changes) > f.First; page.More {
		page.Changes = page.Changes[:f.First]
		from.sequence = page.Changes[f.First-1].Sequence
	}
	page.Cursor, page.sequence = from.String(), from.sequence
	return page, nil
}

// LatestCursor gives the cursor after which all later changes come.
func (s *Store) LatestCursor(ctx context.Context) (string, error) {
	var log changeLog
	err := s.One(ctx, &log, changeLogQuery)
	return changeCursor{log.Epoch, log.Head, log.Head}.String(), err
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
