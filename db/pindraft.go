package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// PinDraft gives a context in which every call sees the present data version with the drafted configuration and articles. Nothing made in
// it may be cached for visitors.
func (s *Store) PinDraft(ctx context.Context, site *agency.Site,
	articles []agency.ArticleRecord) (context.Context, *agency.Catalog, error) {
	m, err := s.edition(Unpinned(ctx))
	if err != nil {
		return ctx, nil, err
	}
	c := m.catalog
	drafted := &agency.Catalog{Version: c.Version, Site: site, Categories: c.Categories, Types: c.Types, Cities: c.Cities,
		Countries: c.Countries, Projects: c.Projects, Articles: articles, Streets: c.Streets, Moved: c.Moved, FormerAgents: c.FormerAgents}
	drafted.Index()
	return context.WithValue(ctx, pinned{}, &edition{log: m.log, catalog: drafted, index: m.index}), drafted, nil
}

// DraftedProperty is a property with what waits of it, as visitors see it once that is published.
type DraftedProperty struct {
	Catalog *agency.Catalog // with the town that it names
	Number  int
	In      func(l locale.Language) *agency.Property
}

// PinProperty gives a context in which every call sees the present data version, and a drafted property in place of the public one, if
// there is one. Nothing made in it may be cached for visitors.
func (s *Store) PinProperty(ctx context.Context, d *DraftedProperty) (context.Context, error) {
	m, err := s.edition(Unpinned(ctx))
	if err != nil {
		return ctx, err
	}
	return context.WithValue(ctx, pinned{}, &edition{log: m.log, catalog: d.Catalog, index: m.index, drafted: d}), nil
}
