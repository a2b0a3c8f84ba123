package search

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

// worded adds the conditions of a text search: a goal, what a property must have, and for every other word a number, city, type, project or
// street. A word without a meaning matches nothing.
func (x *Index) worded(list *conditions, m agency.Meaning) {
	if m.Goal != nil {
		list.in(x.sets[saleFlag], *m.Goal == agency.Sale)
	}
	has, rest := agency.SplitFeatures(m.Words)
	features := &predicate{own: map[Choice]*conditions{}}
	x.equipped(features, has)
	x.measured(features, has)
	*list = append(*list, features.all()...)
	var streets []string
	for _, word := range rest {
		streets = append(streets, word.Streets...)
	}
	for _, word := range rest {
		means := x.meanings(word)
		if len(streets) > 0 && len(word.Streets) == 0 {
			means = append(means, x.address(streets, word.Text))
		}
		list.that(anyOf(means))
	}
}

// anyOf tells whether one of conditions holds.
func anyOf(list []func(row int32) bool) func(row int32) bool {
	if len(list) == 1 {
		return list[0]
	}
	return func(row int32) bool {
		return slices.ContainsFunc(list, func(holds func(int32) bool) bool { return holds(row) })
	}
}

// meanings are the conditions of one word, of which one must hold.
func (x *Index) meanings(word agency.Word) (means []func(row int32) bool) {
	if word.Number != 0 {
		means = append(means, oneOf(x.numbers[numberColumn], []int{word.Number}))
	}
	for column, values := range map[int][]int{cityColumn: word.Cities, typeColumn: word.Types, projectColumn: word.Projects} {
		if len(values) > 0 {
			means = append(means, oneOf(x.numbers[column], values))
		}
	}
	if len(word.Streets) > 0 {
		means = append(means, x.inStreets(word.Streets))
	}
	return means
}

func (x *Index) inStreets(streets []string) func(row int32) bool {
	column := &x.texts[streetColumn]
	var places []int
	for _, street := range streets {
		if place, known := slices.BinarySearch(column.values, street); known && street != "" {
			places = append(places, place)
		}
	}
	return oneOf(column.of, places)
}

// address tells whether a property has a number in one of streets.
func (x *Index) address(streets []string, number string) func(row int32) bool {
	column := &x.texts[houseColumn]
	var places []int
	for place, text := range column.values {
		if text != "" && strings.EqualFold(text, number) {
			places = append(places, place)
		}
	}
	inStreet, has := x.inStreets(streets), oneOf(column.of, places)
	return func(row int32) bool { return has(row) && inStreet(row) }
}

// Streets lists the streets of active properties whose address is public, each once, in order.
func (x *Index) Streets() (list []string) {
	column := &x.texts[streetColumn]
	used := make([]bool, len(column.values))
	for row := range x.sets[activeFlag].rows() {
		used[column.of[row]] = true
	}
	for place, street := range column.values {
		if used[place] && street != "" {
			list = append(list, street)
		}
	}
	return list
}
