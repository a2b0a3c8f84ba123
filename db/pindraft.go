package db

import (
	"context"

	"github.com/gevel/gevel/agency"
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
	return context.WithValue(ctx, pinned{}, &edition{m.log, drafted, m.index}), drafted, nil
}
