package graph

import (
	"cmp"
	"context"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

func (r *queryResolver) Site(ctx context.Context, language locale.Language) (*agency.LocalSite, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return c.SiteIn(language), nil
}

func (r *queryResolver) Agent(ctx context.Context, path string, language locale.Language) (*agency.LocalAgent, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return c.AgentAt(path, language), nil
}

func (r *queryResolver) AgentLeft(ctx context.Context, path string, language locale.Language) (bool, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return false, err
	}
	return c.AgentLeft(path, language), nil
}

func (r *queryResolver) Categories(ctx context.Context, language locale.Language) ([]*agency.Category, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	list := []*agency.Category{}
	for _, k := range c.Categories {
		list = append(list, c.Category(k.Number, language))
	}
	return list, nil
}

func (r *queryResolver) Neighbourhoods(ctx context.Context, zip string, language locale.Language) ([]string, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return r.Store.Neighbourhoods(ctx, c, zip, language)
}

func (r *queryResolver) Tree(ctx context.Context, language locale.Language) ([]*agency.TreeItem, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	return c.Tree(language), nil
}

func (r *queryResolver) DetailFields(context.Context) ([]*agency.DetailField, error) {
	return agency.DetailFields(), nil
}

// Cities returns the cities with findable properties for the goal, by name.
func (r *queryResolver) Cities(ctx context.Context, language locale.Language, goal *market.Goal) ([]*agency.City, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	list := []*agency.City{}
	for _, k := range c.Cities {
		if found(k, goal) > 0 {
			list = append(list, c.City(k.Number, language))
		}
	}
	slices.SortFunc(list, func(a, b *agency.City) int {
		return cmp.Or(cmp.Compare(locale.Fold(a.Name), locale.Fold(b.Name)), cmp.Compare(a.Zip, b.Zip))
	})
	return list, nil
}

func found(c agency.CityRecord, goal *market.Goal) int {
	switch {
	case goal == nil:
		return c.SaleCount + c.RentCount
	case *goal == market.Sale:
		return c.SaleCount
	}
	return c.RentCount
}
