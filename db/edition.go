package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/search"
)

// edition is the reference data and the index of searchable properties at one data version. It is never changed.
type edition struct {
	log     changelog.Log
	catalog *agency.Catalog
	index   *search.Index
	drafted *DraftedProperty // that takes the place of the public one; nil outside of previews
}

type pinned struct{}

// Pin returns a context in which every call sees the same data version of the store and its reference data, so that a page reads the
// version once. A context that is pinned already stays so.
func (s *Store) Pin(ctx context.Context) (context.Context, *agency.Catalog, error) {
	m, err := s.edition(ctx)
	if err != nil {
		return ctx, nil, err
	}
	return context.WithValue(ctx, pinned{}, m), m.catalog, nil
}

// Unpinned gives a context in which each call sees the newest data version.
func Unpinned(ctx context.Context) context.Context {
	return context.WithValue(ctx, pinned{}, (*edition)(nil))
}

// Catalog gives the reference data at the present data version, or at the one that is pinned to the context. It returns ErrEmpty when
// nothing has been imported yet.
func (s *Store) Catalog(ctx context.Context) (*agency.Catalog, error) {
	m, err := s.edition(ctx)
	if err != nil {
		return nil, err
	}
	return m.catalog, nil
}

// edition gives the edition that is pinned to the context, else the present one. Each is read once per data version and then shared.
func (s *Store) edition(ctx context.Context) (*edition, error) {
	if m, _ := ctx.Value(pinned{}).(*edition); m != nil {
		return m, nil
	}
	version, err := s.Version(ctx)
	if err != nil {
		return nil, err
	}
	if m := s.now.Load(); m != nil && m.log.Version == version {
		return m, nil
	}
	s.loading.Lock()
	defer s.loading.Unlock()
	if m := s.now.Load(); m != nil && m.log.Version == version {
		return m, nil
	}
	var m *edition
	err = s.Snapshot(ctx, func(tx handle.Snapshot) error {
		m, err = s.editionOf(ctx, tx)
		return err
	})
	return m, err
}

// editionOf gives the edition that a snapshot sees. It takes no lock, because a snapshot holds a connection.
func (s *Store) editionOf(ctx context.Context, tx handle.Snapshot) (*edition, error) {
	log, err := changelog.ReadLog(ctx, tx)
	if err != nil {
		return nil, err
	}
	before := s.now.Load()
	if before != nil && before.log == log {
		return before, nil
	}
	m, err := readEdition(ctx, tx, log, before)
	if err == nil && (before == nil || before.log.Epoch != log.Epoch || before.log.Version < log.Version) {
		s.now.CompareAndSwap(before, m)
	}
	return m, err
}

func readEdition(ctx context.Context, tx handle.Snapshot, log changelog.Log, before *edition) (*edition, error) {
	site, err := catalogs.LoadSite(ctx, tx)
	if err != nil {
		return nil, err
	}
	index, err := readIndex(ctx, tx, log, before)
	if err != nil {
		return nil, err
	}
	catalog, err := catalogs.ReadCatalog(ctx, tx, &agency.Catalog{Version: log.Version, Site: site}, index)
	if err != nil {
		return nil, err
	}
	if err := pictures.DescribePictures(ctx, tx, site, catalog.Articles); err != nil {
		return nil, err
	}
	return &edition{log: log, catalog: catalog, index: index}, nil
}
