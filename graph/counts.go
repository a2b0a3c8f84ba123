package graph

import (
	"context"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/search"
)

// Counts returns the counts beside the values of every choice.
func (r *propertyConnectionResolver) Counts(ctx context.Context, list *PropertyConnection) (*FilterCounts, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	found, err := r.Store.Counts(ctx, list.Filter, choicesSelected(ctx))
	if err != nil {
		return nil, err
	}
	return &FilterCounts{
		Cities: cityCounts(found[search.ByCity], c, list.Language), Categories: categoryCounts(found[search.ByType], c, list.Language),
		Bedrooms: atLeast(found[search.ByBedrooms]), Bathrooms: atLeast(found[search.ByBathrooms]),
		Garages: atLeast(found[search.ByGarages]), Parkings: atLeast(found[search.ByParkings]),
		Facades: numberCounts(found[search.ByFacades]), EnergyClasses: energyCounts(found[search.ByEnergy]),
		Garden: found["garden"][1], Terrace: found["terrace"][1], Lift: found["lift"][1], Cellar: found["cellar"][1],
		Furnished: found["furnished"][1], Pool: found["pool"][1], NewBuild: found["new_build"][1], InProject: found["in_project"][1],
		Reduced: found["reduced"][1], Viewable: found["viewable"][1],
	}, nil
}

// choicesSelected returns the choices whose counts the query selects.
func choicesSelected(ctx context.Context) []search.Choice {
	names := map[string]search.Choice{"cities": search.ByCity, "categories": search.ByType, "energyClasses": search.ByEnergy}
	for _, c := range agency.YesNoCriteria {
		names[string(c.Name)] = search.Choice(c.Column())
	}
	var list []search.Choice
	for _, f := range graphql.CollectFieldsCtx(ctx, nil) {
		if f.Name == "__typename" {
			continue
		}
		name, other := names[f.Name]
		if !other {
			name = search.Choice(f.Name)
		}
		list = append(list, name)
	}
	return list
}

func cityCounts(counts map[int]int, c *agency.Catalog, l locale.Language) []*CityCount {
	list := []*CityCount{}
	for _, k := range c.Cities {
		if n := counts[k.Number]; n > 0 {
			list = append(list, &CityCount{City: c.City(k.Number, l), Count: n})
		}
	}
	slices.SortFunc(list, func(a, b *CityCount) int { return strings.Compare(locale.Fold(a.City.Name), locale.Fold(b.City.Name)) })
	return list
}

// categoryCounts adds the types of each category.
func categoryCounts(counts map[int]int, c *agency.Catalog, l locale.Language) []*CategoryCount {
	list := []*CategoryCount{}
	for _, k := range c.Categories {
		sum := 0
		for _, number := range c.TypesOf([]int{k.Number}) {
			sum += counts[number]
		}
		if sum > 0 {
			list = append(list, &CategoryCount{Category: c.Category(k.Number, l), Count: sum})
		}
	}
	return list
}

func numberCounts(counts map[int]int) []*NumberCount {
	list := []*NumberCount{}
	for number, n := range counts {
		list = append(list, &NumberCount{Number: number, Count: n})
	}
	slices.SortFunc(list, func(a, b *NumberCount) int { return a.Number - b.Number })
	return list
}

// maxRooms is the highest number of rooms with a count of its own.
const maxRooms = 5

// atLeast turns counts of properties with exactly so many rooms into counts with at least so many, from 1.
func atLeast(counts map[int]int) []*NumberCount {
	list := []*NumberCount{}
	for number := 1; number <= maxRooms; number++ {
		sum := 0
		for _, n := range numberCounts(counts) {
			if n.Number >= number {
				sum += n.Count
			}
		}
		if sum > 0 {
			list = append(list, &NumberCount{Number: number, Count: sum})
		}
	}
	return list
}

func energyCounts(counts map[int]int) []*EnergyClassCount {
	list := []*EnergyClassCount{}
	for place, class := range energy.Classes {
		if n := counts[place]; n > 0 {
			list = append(list, &EnergyClassCount{EnergyClass: class, Count: n})
		}
	}
	return list
}
