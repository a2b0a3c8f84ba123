package graph

import (
	"cmp"
	"context"
	"math"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// EmptyTown is the town of a filter in which nothing is on offer, with the listings nearest to it.
func (r *propertyConnectionResolver) EmptyTown(ctx context.Context, list *PropertyConnection) (*EmptyTown, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	goal := list.Filter.Goal
	if goal == nil || len(list.Filter.Cities) != 1 {
		return nil, nil
	}
	name, centre, ok := townOf(c, list.Filter.Cities[0], list.Language, *goal)
	if !ok {
		return nil, nil
	}
	towns := townsAround(c, centre, *goal)
	answer := &EmptyTown{Name: name, Nearest: []*NearListing{}}
	selected := selection(ctx, []string{"nearest", "property"})
	for _, town := range towns {
		named := c.City(town.number, list.Language)
		here := agency.PropertyFilter{Goal: goal, Cities: []agency.CityInput{{Name: &named.Name, Zip: &named.Zip}}}
		w := db.Window{Size: limits.NearListings - len(answer.Nearest)}
		found, err := r.Store.Properties(ctx, list.Language, here, "NEWEST", w, selected)
		if err != nil {
			return nil, err
		}
		for _, p := range found.Items {
			answer.Nearest = append(answer.Nearest, &NearListing{Kilometres: int(math.Round(town.kilometres)), Property: p})
		}
		if len(answer.Nearest) == limits.NearListings {
			break
		}
	}
	return answer, nil
}

// townOf is the one town that a filter names, where nothing is on offer of a goal: a city of the site, or else a place of the tables.
func townOf(c *agency.Catalog, in agency.CityInput, l locale.Language, goal market.Goal) (name string, centre places.Point, ok bool) {
	numbers := c.CitiesNamed([]agency.CityInput{in})
	if len(numbers) == 1 {
		city := c.City(numbers[0], l)
		return city.Name, city.Middle(), onOffer(&city.CityRecord, goal) == 0
	}
	towns := agency.PlacesNamed(in)
	if len(numbers) > 1 || len(towns) != 1 {
		return "", centre, false
	}
	return towns[0].Names.In(l, c.Fallback()), towns[0].Point, true
}

// nearTown is a city of the site with something on offer, and how far it is.
type nearTown struct {
	number     int
	kilometres float64
}

// townsAround are the cities with something on offer of a goal within limits.NearKilometres, the nearest first.
func townsAround(c *agency.Catalog, centre places.Point, goal market.Goal) []nearTown {
	var list []nearTown
	for _, city := range c.Cities {
		far := centre.Kilometres(city.Middle())
		if onOffer(&city, goal) > 0 && far <= limits.NearKilometres {
			list = append(list, nearTown{city.Number, far})
		}
	}
	slices.SortFunc(list, func(a, b nearTown) int { return cmp.Or(cmp.Compare(a.kilometres, b.kilometres), a.number-b.number) })
	return list
}

func onOffer(city *agency.CityRecord, goal market.Goal) int {
	if goal == market.Sale {
		return city.SaleCount
	}
	return city.RentCount
}
