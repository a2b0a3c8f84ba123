package transit

import (
	"math"
	"slices"
	"strings"

	"github.com/gevel/gevel/db/stops"
	"github.com/gevel/gevel/places"
)

// towns finds the town or village in which a stop lies: the nearest of the tables, so that stops of one name can be told apart.
type towns struct{ north []*places.Place } // from south to north

func newTowns() towns {
	list := slices.Clone(places.All())
	slices.SortFunc(list, func(a, b *places.Place) int {
		switch {
		case a.Latitude < b.Latitude:
			return -1
		case a.Latitude > b.Latitude:
			return 1
		}
		return 0
	})
	return towns{list}
}

// townFar is how far a stop may lie from the centre of its town, in kilometres; one farther is abroad, and has none.
const townFar = 10.0

// of is the nearest place, nil for none.
func (t towns) of(p places.Point) (nearest *places.Place) {
	const degree = 111.2
	from, _ := slices.BinarySearchFunc(t.north, p.Latitude-townFar/degree, func(q *places.Place, south float64) int {
		if q.Latitude < south {
			return -1
		}
		return 1
	})
	least := townFar
	for _, q := range t.north[from:] {
		if q.Latitude > p.Latitude+townFar/degree {
			break
		}
		if math.Abs(q.Latitude-p.Latitude)*degree > least {
			continue
		}
		if far := q.Kilometres(p); far < least {
			nearest, least = q, far
		}
	}
	return nearest
}

// name gives a stop its town, and the words by which visitors find it.
func (t towns) name(s *stops.Stop) {
	words := append([]string{s.Name}, s.Names.All()...)
	if town := t.of(places.Point{Latitude: s.Latitude, Longitude: s.Longitude}); town != nil {
		s.Town = town.Zip + " " + town.Official()
		words = append(append(words, town.Zip, town.Official()), town.Names().All()...)
		words = append(words, town.Municipality.Names.All()...)
	}
	s.Words = wordsOf(words)
}

// wordsOf are the words of names, folded, each once, with a space before each.
func wordsOf(names []string) string {
	var list []string
	for _, name := range names {
		for _, word := range places.Words(name) {
			if !slices.Contains(list, word) {
				list = append(list, word)
			}
		}
	}
	return " " + strings.Join(list, " ")
}
