package graph

import (
	"context"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/locale"
)

// searchPath returns the address for a typed text: the page of the one property or project that it names, else a list. Towns, types and
// features become conditions of the list, other words its text.
func (r *queryResolver) searchPath(ctx context.Context, c *agency.Catalog, l locale.Language, text string, m agency.Meaning,
	preferred *market.Goal) (string, error) {
	if path, err := r.recordMeant(ctx, c, l, m); path != "" || err != nil {
		return path, err
	}
	goal, err := r.goalMeant(ctx, text, m, preferred)
	if err != nil {
		return "", err
	}
	page := "rent"
	if goal == market.Sale {
		page = "sale"
	}
	if len(m.Words) == 0 {
		return agency.Path(page, l), nil
	}
	city, rest := m.TheCity(c)
	if city != 0 && len(rest) == 0 {
		return c.TownPath(page, city, l), nil
	}
	f, rest := agency.SplitFeatures(rest)
	category := c.TheCategory(rest)
	if len(rest) > 0 && category == 0 {
		return agency.Path(page, l) + agency.TextSearch(text), nil
	}
	if category != 0 {
		f.Categories = []int{category}
	}
	if city != 0 {
		named := c.City(city, l)
		f.Cities = []agency.CityInput{{Name: &named.Name, Zip: &named.Zip}}
	}
	return agency.Path(page, l) + f.ListSearch(), nil
}

// recordMeant returns the page of the only property whose number or reference was typed alone, or of the only project that fits; "" for
// neither.
func (r *queryResolver) recordMeant(ctx context.Context, c *agency.Catalog, l locale.Language, m agency.Meaning) (string, error) {
	if len(m.Words) == 1 && len(m.Words[0].Records()) > 0 {
		properties, err := r.Store.PropertiesByNumber(ctx, l, m.Words[0].Records(), columns.Selection{})
		if err != nil || len(properties) == 1 {
			return pathOf(properties), err
		}
	}
	city, rest := m.TheCity(c)
	if meant := c.ProjectsMeant(m); len(meant) == 1 && (city == 0 || len(rest) > 0) {
		return c.ProjectPath(meant[0], l), nil
	}
	return "", nil
}

func pathOf(properties []*agency.Property) string {
	if len(properties) == 0 {
		return ""
	}
	return properties[0].Path()
}

// goalMeant returns the goal that the words name, else the preferred one unless only the other has results.
func (r *queryResolver) goalMeant(ctx context.Context, text string, m agency.Meaning, preferred *market.Goal) (market.Goal, error) {
	if m.Goal != nil {
		return *m.Goal, nil
	}
	return r.goalOf(ctx, agency.PropertyFilter{Text: &text}, preferred)
}

// goalOf returns the preferred goal of a filter that names none, or the other one if only that has results.
func (r *queryResolver) goalOf(ctx context.Context, f agency.PropertyFilter, preferred *market.Goal) (market.Goal, error) {
	goals := []market.Goal{market.Sale, market.Rent}
	if preferred != nil && *preferred != market.Sale {
		slices.Reverse(goals)
	}
	for _, goal := range goals {
		f.Goal = &goal
		n, err := r.Store.Matching(ctx, f)
		if err != nil || n > 0 {
			return goal, err
		}
	}
	return goals[0], nil
}
