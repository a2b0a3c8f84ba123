package db

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Neighbourhoods reads the names in l of the neighbourhoods of what visitors see in the cities of a postcode, A to Z, each once.
func (s *Store) Neighbourhoods(ctx context.Context, c *agency.Catalog, zip string, l locale.Language) ([]string, error) {
	var cities []int
	for _, city := range c.Cities {
		if city.Zip == zip {
			cities = append(cities, city.Number)
		}
	}
	var named []locale.Localized
	err := s.List(ctx, &named, `SELECT DISTINCT neighbourhood FROM listing
		WHERE city IN (SELECT value FROM json_each(?)) AND neighbourhood IS NOT NULL`, handle.JSON(cities))
	list := []string{}
	for _, n := range named {
		if name := n.In(l, c.Fallback()); name != "" {
			list = append(list, name)
		}
	}
	slices.SortFunc(list, func(a, b string) int { return strings.Compare(locale.Fold(a), locale.Fold(b)) })
	return slices.Compact(list), err
}
