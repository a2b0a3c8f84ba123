package graph

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func (r *queryResolver) Search(ctx context.Context, language locale.Language, text string, goal *market.Goal) (*SearchResult, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	m := c.Read(text)
	result := &SearchResult{Types: types(c, language, m), Cities: []*CityMatch{}, Properties: []*agency.Property{},
		Projects: []*agency.Project{}}
	if selects(ctx, "path") {
		if result.Path, err = r.searchPath(ctx, c, language, text, m, goal); err != nil {
			return nil, err
		}
	}
	if len(m.Words) == 0 && m.Goal == nil {
		return result, nil
	}
	result.Cities = cities(c, language, m)
	if meant := c.ProjectsMeant(m); selects(ctx, "projects") && len(meant) > 0 {
		if result.Projects, err = r.Store.ProjectsByNumber(ctx, language, meant[:min(len(meant), limits.SearchHits)]); err != nil {
			return nil, err
		}
	}
	if !selects(ctx, "properties") {
		return result, nil
	}
	hits, err := r.Store.Properties(ctx, language, agency.PropertyFilter{Text: &text}, "NEWEST", db.Window{Size: limits.SearchHits},
		selection(ctx, []string{"properties"}))
	if err != nil {
		return nil, err
	}
	result.Properties = hits.Items
	return result, nil
}

// types returns the categories that the words mean; all of them when there are no words.
func types(c *agency.Catalog, l locale.Language, m agency.Meaning) []*PropertyType {
	meant := map[int]bool{}
	for _, word := range m.Words {
		for _, number := range c.CategoriesOf(word.Types) {
			meant[number] = true
		}
	}
	list := []*PropertyType{}
	for _, k := range c.Categories {
		if len(m.Words) > 0 && !meant[k.Number] {
			continue
		}
		query := agency.CategorySearch(k.Number)
		category := c.Category(k.Number, l)
		list = append(list,
			&PropertyType{Category: category, Language: l, Name: category.Name, SaleCount: k.SaleCount, RentCount: k.RentCount,
				SalePath: agency.Path("sale", l) + query, RentPath: agency.Path("rent", l) + query})
	}
	return list
}

// cities returns the cities that the words mean and that have findable properties: those named in full first, then by name.
func cities(c *agency.Catalog, l locale.Language, m agency.Meaning) []*CityMatch {
	meant := map[int]bool{}
	for _, word := range m.Words {
		for _, number := range word.Cities {
			meant[number] = true
		}
	}
	list := []*CityMatch{}
	for _, k := range c.Cities {
		if k.SaleCount+k.RentCount == 0 || !meant[k.Number] {
			continue
		}
		city := c.City(k.Number, l)
		list = append(list,
			&CityMatch{City: city, Label: fmt.Sprintf("%s [%s]", city.Name, city.Zip), SalePath: city.SalePath(),
				RentPath: city.RentPath()})
	}
	named, _ := m.TheCity(c)
	slices.SortFunc(list, func(a, b *CityMatch) int {
		return cmp.Or(unlike(a.City.Number, named)-unlike(b.City.Number, named),
			strings.Compare(locale.Fold(a.City.Name), locale.Fold(b.City.Name)))
	})
	return list
}

func unlike(a, b int) int {
	if a == b {
		return 0
	}
	return 1
}
