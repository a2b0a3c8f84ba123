package graph

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// Most that the search panel shows.
const (
	maxHits = 8
	maxText = 200 // characters looked at; nobody types more
)

func (r *queryResolver) Search(ctx context.Context, language agency.Language, text string) (*SearchResult, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	text = firstCharacters(text, maxText)
	typed := agency.Words(text)
	result := &SearchResult{Types: types(c, language, typed), Cities: []*CityMatch{}, Properties: []*agency.Property{}}
	if len(typed) == 0 {
		return result, nil
	}
	result.Cities = cities(c, language, typed)
	hits, err := r.Store.Properties(ctx, language, agency.PropertyFilter{Text: &text}, "NEWEST", db.Window{Size: maxHits}, wanted(ctx, []string{"properties"}))
	if err != nil {
		return nil, err
	}
	result.Properties = hits.Items
	return result, nil
}

func firstCharacters(s string, n int) string {
	for i := range s {
		if n--; n < 0 {
			return s[:i]
		}
	}
	return s
}

// types gives the categories that some word means; all of them for an empty text.
func types(c *agency.Catalog, l agency.Language, typed []string) []*PropertyType {
	meant := map[int]bool{}
	for _, word := range typed {
		for _, number := range c.CategoriesMatching(word) {
			meant[number] = true
		}
	}
	list := []*PropertyType{}
	for _, k := range c.Categories {
		if len(typed) > 0 && !meant[k.Number] {
			continue
		}
		query := agency.CategorySearch(k.Number)
		category := c.Category(k.Number, l)
		list = append(list, &PropertyType{Category: category, Name: category.Name, SaleCount: k.SaleCount, RentCount: k.RentCount,
			SalePath: agency.Path("sale", l) + query, RentPath: agency.Path("rent", l) + query})
	}
	return list
}

// cities gives the cities that some word means and that have something to find.
func cities(c *agency.Catalog, l agency.Language, typed []string) []*CityMatch {
	meant := map[int]bool{}
	for _, word := range typed {
		for _, number := range c.CitiesMatching(word) {
			meant[number] = true
		}
	}
	list := []*CityMatch{}
	for _, k := range c.Cities {
		if k.SaleCount+k.RentCount == 0 || !meant[k.Number] {
			continue
		}
		city := c.City(k.Number, l)
		query := agency.CitySearch(city.Name, city.Zip)
		list = append(list, &CityMatch{City: city, Label: fmt.Sprintf("%s [%s]", city.Name, city.Zip),
			SalePath: agency.Path("sale", l) + query, RentPath: agency.Path("rent", l) + query})
	}
	slices.SortFunc(list, func(a, b *CityMatch) int { return strings.Compare(agency.Fold(a.City.Name), agency.Fold(b.City.Name)) })
	return list
}
