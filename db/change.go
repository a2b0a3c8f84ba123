package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/jmoiron/sqlx"
)

// Change is a property that changed, as it is now. Property is nil when it is no longer published.
type Change struct {
	Number   int   `db:"number"`
	Sequence int64 `db:"place"`
	Unix     int64 `db:"at"`
	Property *agency.Property
}

// At is when it changed.
func (c Change) At() time.Time { return time.Unix(c.Unix, 0).UTC() }

// ChangePage is a part of the changes at a data version. Cursor is where the next page begins, More whether there is one already.
type ChangePage struct {
	Changes []Change
	Cursor  string
	More    bool
	Version int64
}

// Changes reads at most first changes after the cursor since, in l; from the start for "". Each property is listed once, at its
// last change, so that applying all pages makes a copy equal to the store, whatever changes in between. It returns ErrCursor for an invalid
// cursor, and ErrCursorExpired when properties may have been withdrawn since the cursor without a trace.
//
// A page, its cursor and the names in it are read in one snapshot, whatever catalog is pinned: an outdated name would stay in a copy for
// good.
func (s *Store) Changes(ctx context.Context, l locale.Language, since string, first int, sel Selection) (page *ChangePage, err error) {
	done, err := s.copying.take(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	err = s.snapshot(ctx, func(tx *sqlx.Tx) error {
		page, err = s.changePage(ctx, tx, l, since, first, sel)
		return err
	})
	return page, err
}

func (s *Store) changePage(ctx context.Context, tx *sqlx.Tx, l locale.Language, since string, first int, sel Selection) (*ChangePage,
	error) {
	log, err := readChangeLog(ctx, tx)
	if err != nil {
		return nil, err
	}
	from, err := log.open(since)
	if err != nil {
		return nil, err
	}
	page := &ChangePage{Changes: []Change{}, Version: log.Version}
	if err := tx.SelectContext(ctx, &page.Changes, "SELECT number, place, at FROM change WHERE place > ? ORDER BY place LIMIT ?",
		from.sequence, first+1); err != nil {
		return nil, err
	}
	from.sequence = log.Head
	if page.More = len(page.Changes) > first; page.More {
		page.Changes = page.Changes[:first]
		from.sequence = page.Changes[first-1].Sequence
	}
	page.Cursor = from.String()
	c, err := s.catalogOf(ctx, tx)
	if err != nil || len(page.Changes) == 0 {
		return page, err
	}
	return page, fillChanges(ctx, tx, l, c, page.Changes, sel)
}

// fillChanges reads the published properties of changes.
func fillChanges(ctx context.Context, tx *sqlx.Tx, l locale.Language, c *agency.Catalog, changes []Change, sel Selection) error {
	numbers := make([]int, len(changes))
	for i, k := range changes {
		numbers[i] = k.Number
	}
	var list []*agency.Property
	query, args := propertiesQuery(l, c, sel, "WHERE l.number IN (SELECT value FROM json_each(?))", jsonOf(numbers))
	if err := tx.SelectContext(ctx, &list, query, args...); err != nil {
		return err
	}
	byNumber := map[int]*agency.Property{}
	for _, p := range inLanguage(list, l, c) {
		byNumber[p.Number] = p
	}
	for i := range changes {
		changes[i].Property = byNumber[changes[i].Number]
	}
	return nil
}

// LatestCursor gives the cursor after which all later changes come.
func (s *Store) LatestCursor(ctx context.Context) (string, error) {
	var log changeLog
	err := s.one(ctx, &log, changeLogQuery)
	return changeCursor{log.Epoch, log.Head, log.Head}.String(), err
}

// DropWithdrawn deletes the changes and last known prices of properties that were withdrawn before a time. Copies that are older must begin
// anew.
func (s *Store) DropWithdrawn(ctx context.Context, before time.Time) error {
	const old = "FROM change WHERE at < ? AND number NOT IN (SELECT number FROM search)"
	_, err := s.Write(ctx,
		Statement{SQL: "UPDATE change_log SET dropped = max(dropped, coalesce((SELECT max(place) " + old + "), 0))",
			Args: []any{before.Unix()}},
		Statement{SQL: "DELETE " + old, Args: []any{before.Unix()}},
		Statement{SQL: "DELETE FROM known WHERE gone AND property NOT IN (SELECT number FROM property) AND property NOT IN (SELECT number FROM change)"})
	return err
}
