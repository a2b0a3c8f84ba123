package graph

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
)

func (r *queryResolver) Page(ctx context.Context, path string, language locale.Language) (*agency.Page, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return c.PageAt(path, language), nil
}

func (r *queryResolver) Article(ctx context.Context, path string, language locale.Language) (*agency.Article, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return c.ArticleAt(path, language), nil
}

// mostOf returns how many records a module shows: as its relation says, or as many as usual when that says nothing.
func mostOf(r agency.Relation, usual int) int {
	if r.Max < 1 {
		return usual
	}
	return min(r.Max, limits.ModuleRecords)
}

func (r *moduleResolver) Properties(ctx context.Context, m *agency.LocalModule) ([]*agency.Property, error) {
	if m.Module.Relation.Type != "property-list" {
		return nil, nil
	}
	most := mostOf(m.Module.Relation, limits.ModuleProperties)
	f, err := moduleFilter(m.Module.Relation)
	if err != nil {
		return nil, err
	}
	found, err := r.Store.Properties(ctx, m.Language, f, "NEWEST", db.Window{Size: most}, selection(ctx, nil))
	if err != nil {
		return nil, err
	}
	c, err := r.Store.Catalog(ctx)
	if err != nil || m.Relation() != "new" || len(c.Featured) == 0 {
		return found.Items, err
	}
	return r.featuredFirst(ctx, m, f, c.Featured, found.Items, most)
}

// featuredFirst puts the properties that the desk features, and that are still available, before the newest.
func (r *moduleResolver) featuredFirst(ctx context.Context, m *agency.LocalModule, f agency.PropertyFilter, numbers []int,
	newest []*agency.Property, most int) ([]*agency.Property, error) {
	f.Numbers = numbers
	featured, err := r.Store.Properties(ctx, m.Language, f, "NEWEST", db.Window{Size: len(f.Numbers)}, selection(ctx, nil))
	if err != nil {
		return nil, err
	}
	rank := func(p *agency.Property) int { return slices.Index(f.Numbers, p.Number) }
	slices.SortFunc(featured.Items, func(a, b *agency.Property) int { return rank(a) - rank(b) })
	list := featured.Items
	for _, p := range newest {
		if rank(p) < 0 {
			list = append(list, p)
		}
	}
	return list[:min(most, len(list))], nil
}

// moduleFilter returns the filter of a configured page's list: "new" is everything still available, newest first.
func moduleFilter(r agency.Relation) (agency.PropertyFilter, error) {
	f, err := agency.ReadListSearch(r.Filter)
	sale, rent := market.Sale, market.Rent
	switch r.ID {
	case "new":
		f.OnOffer = true
	case "sale":
		f.Goal = &sale
	case "rent":
		f.Goal = &rent
	case "realised":
		f.Statuses = []market.PropertyStatus{market.Realised}
	}
	return f, err
}

// Text gives the text of an article whose headings are shown as questions.
func (r *moduleResolver) Text(_ context.Context, m *agency.LocalModule) (*string, error) {
	if m.Article == nil || m.View() != "QUESTIONS" {
		return nil, nil
	}
	text := markdown.Questions(m.Article.Body)
	return &text, nil
}

func (r *moduleResolver) Projects(ctx context.Context, m *agency.LocalModule) ([]*agency.Project, error) {
	if m.Module.Relation.Type != "project-list" {
		return nil, nil
	}
	list, err := r.Store.Projects(ctx, m.Language)
	if err != nil {
		return nil, err
	}
	return list[:min(mostOf(m.Module.Relation, limits.ModuleProjects), len(list))], nil
}
