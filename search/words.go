package search

import (
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
)

// worded adds the conditions of a text search: a goal, what a property must have, and for every other word a number, city, type, project or
// street. A word without a meaning matches nothing.
func (x *Index) worded(list *conditions, m agency.Meaning) {
	if m.Goal != nil {
		list.in(x.sets[saleFlag], *m.Goal == market.Sale)
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
		*list = append(*list, x.anyOf(means))
	}
}

// anyOf is the condition that one of others holds, each of which has all.
func (x *Index) anyOf(list []condition) condition {
	return condition{
		holds: func(row int32) bool { return slices.ContainsFunc(list, func(k condition) bool { return k.of(row) }) },
		all: func() bitset {
			rows := newBitset(x.Len())
			for _, k := range list {
				rows.or(k.all())
			}
			return rows
		},
	}
}

// meanings are the conditions of one word, of which one must hold.
func (x *Index) meanings(word agency.Word) (means []condition) {
	if records := word.Records(); len(records) > 0 {
		means = append(means, x.numbered(records))
	}
	for column, values := range map[int][]int{cityColumn: word.Cities, typeColumn: word.Types, projectColumn: word.Projects} {
		if len(values) > 0 {
			means = append(means, x.amongValues(column, values))
		}
	}
	if len(word.Streets) > 0 {
		means = append(means, x.inStreets(word.Streets))
	}
	return means
}

func (x *Index) inStreets(streets []string) condition {
	column := &x.texts[streetColumn]
	var places []int
	for _, street := range streets {
		if place, known := slices.BinarySearch(column.values, street); known && street != "" {
			places = append(places, place)
		}
	}
	return x.amongTexts(streetColumn, places)
}

// amongTexts is the condition that a text stands in one of places of its column.
func (x *Index) amongTexts(column int, places []int) condition {
	return condition{holds: oneOf(x.texts[column].of, places), all: func() bitset { return x.textsOf(column).among(x.Len(), places) }}
}

// address is the condition that a property has a number in one of streets.
func (x *Index) address(streets []string, number string) condition {
	column := &x.texts[houseColumn]
	var places []int
	for place, text := range column.values {
		if text != "" && strings.EqualFold(text, number) {
			places = append(places, place)
		}
	}
	inStreet, has := x.inStreets(streets), x.amongTexts(houseColumn, places)
	return condition{holds: func(row int32) bool { return has.of(row) && inStreet.of(row) }, all: func() bitset {
		rows := has.all()
		rows.and(inStreet.all())
		return rows
	}}
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

// Referred gives the properties whose sender's reference has a key, by number.
func (x *Index) Referred(key string) (numbers []int) {
	column := &x.texts[referenceColumn]
	place, known := slices.BinarySearch(column.values, key)
	if !known || key == "" {
		return nil
	}
	for row := range x.textsOf(referenceColumn).among(x.Len(), []int{place}).rows() {
		numbers = append(numbers, int(x.numbers[numberColumn][row]))
	}
	return numbers
}
