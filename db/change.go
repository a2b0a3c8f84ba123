package db

import (
	"context"
	"errors"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
)

// Changes reads a page of changes. Each property and project is listed once, at its last change, so that applying all pages makes a copy
// equal to the store, whatever changes in between. It returns ErrCursor for an invalid cursor, and ErrCursorExpired when something may have
// been withdrawn since the cursor without a trace.
//
// A page, its cursor and the names in it are read in one snapshot, whatever catalog is pinned: an outdated name would stay in a copy for
// good.
func (s *Store) Changes(ctx context.Context, f changelog.Follow) (page *changelog.Page, err error) {
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
	if err = read(); errors.Is(err, changelog.ErrCursorAhead) && s.Clustered() {
		// Another machine gave the cursor, and this one's node is behind.
		if err = s.CatchUp(ctx, cluster.Nearby); err == nil {
			err = read()
		}
	}
	return page, err
}

func (s *Store) changePage(ctx context.Context, tx handle.Snapshot, f changelog.Follow) (*changelog.Page, error) {
	page, err := changelog.RecordsIn(ctx, tx, f)
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
