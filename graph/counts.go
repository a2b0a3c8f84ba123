package graph

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
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
	by := map[string]map[string]int{}
	for _, n := range found {
		if by[n.Choice] == nil {
			by[n.Choice] = map[string]int{}
		}
		by[n.Choice][n.Value] = n.Count
	}
	return &FilterCounts{
		Cities: cityCounts(by["city"], c, list.Language), Categories: categoryCounts(by["type"], c, list.Language),
		Bedrooms: atLeast(by["bedrooms"]), Bathrooms: atLeast(by["bathrooms"]), Garages: atLeast(by["garages"]),
		Parkings: atLeast(by["parkings"]),
		Facades:  numberCounts(by["facades"]), EnergyClasses: energyCounts(by["energy_class"]),
		Garden: by["garden"]["1"], Terrace: by["terrace"]["1"], Lift: by["lift"]["1"], Cellar: by["cellar"]["1"],
		Furnished: by["furnished"]["1"], Pool: by["pool"]["1"], NewBuild: by["new_build"]["1"], InProject: by["in_project"]["1"],
	}, nil
}

// choicesSelected returns the choices whose counts the query selects.
func choicesSelected(ctx context.Context) []string {
	names := map[string]string{"cities": "city", "categories": "type", "energyClasses": "energy_class", "newBuild": "new_build",
		"inProject": "in_project"}
	var list []string
	for _, f := range graphql.CollectFieldsCtx(ctx, nil) {
		if f.Name == "__typename" {
			continue
		}
		name, other := names[f.Name]
		if !other {
			name = f.Name
		}
		list = append(list, name)
	}
	return list
}

func cityCounts(counts map[string]int, c *agency.Catalog, l locale.Language) []*CityCount {
	list := []*CityCount{}
	for _, k := range c.Cities {
		if n := counts[strconv.Itoa(k.Number)]; n > 0 {
			list = append(list, &CityCount{City: c.City(k.Number, l), Count: n})
		}
	}
	slices.SortFunc(list, func(a, b *CityCount) int { return strings.Compare(locale.Fold(a.City.Name), locale.Fold(b.City.Name)) })
	return list
}

// categoryCounts adds the types of each category.
func categoryCounts(counts map[string]int, c *agency.Catalog, l locale.Language) []*CategoryCount {
	list := []*CategoryCount{}
	for _, k := range c.Categories {
		sum := 0
		for _, number := range c.TypesOf([]int{k.Number}) {
			sum += counts[strconv.Itoa(number)]
		}
		if sum > 0 {
			list = append(list, &CategoryCount{Category: c.Category(k.Number, l), Count: sum})
		}
	}
	return list
}

func numberCounts(counts map[string]int) []*NumberCount {
	list := []*NumberCount{}
	for value, n := range counts {
		if number, err := strconv.Atoi(value); err == nil {
			list = append(list, &NumberCount{Number: number, Count: n})
		}
	}
	slices.SortFunc(list, func(a, b *NumberCount) int { return a.Number - b.Number })
	return list
}

// maxRooms is the highest number of rooms with a count of its own.
const maxRooms = 5

// atLeast turns counts of properties with exactly so many rooms into counts with at least so many, from 1.
func atLeast(counts map[string]int) []*NumberCount {
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

func energyCounts(counts map[string]int) []*EnergyClassCount {
	list := []*EnergyClassCount{}
	for _, class := range agency.EnergyClasses {
		if n := counts[string(class)]; n > 0 {
			list = append(list, &EnergyClassCount{EnergyClass: class, Count: n})
		}
	}
	return list
}
