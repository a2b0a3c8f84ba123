package agency

import (
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/prose"
)

// citiesInFull finds the cities that words name in full: by a name of theirs, every word of it, or by their postcode.
type citiesInFull struct {
	ways [][]string       // each way to name a city: its words without filler words
	city []int            // for each way, the index of its city
	with map[string][]int // for each word, the ways that begin with it
}

func citiesInFullOf(cities []indexed) *citiesInFull {
	x := &citiesInFull{with: map[string][]int{}}
	for place, city := range cities {
		for _, name := range append(slices.Clone(city.names), " "+city.zip, prose.Spaced(city.postal)) {
			words := slices.DeleteFunc(strings.Fields(name), func(word string) bool { return typedWords.fillers[word] })
			if len(words) > 0 {
				x.with[words[0]] = append(x.with[words[0]], len(x.ways))
				x.ways, x.city = append(x.ways, words), append(x.city, place)
			}
		}
	}
	return x
}

// among gives the places of the cities that typed words name in full, each with the typed words that name it, sorted.
func (x *citiesInFull) among(words []Word) map[int][]string {
	typed, used := map[string]bool{}, map[int][]string{}
	for _, w := range words {
		if len(w.Referred) > 0 {
			continue
		}
		for part := range strings.FieldsSeq(prose.Spaced(w.Text)) {
			typed[part] = true
		}
	}
	for part := range typed {
		for _, way := range x.with[part] {
			if !slices.ContainsFunc(x.ways[way], func(word string) bool { return !typed[word] }) {
				used[x.city[way]] = append(used[x.city[way]], x.ways[way]...)
			}
		}
	}
	for place, words := range used {
		slices.Sort(words)
		used[place] = slices.Compact(words)
	}
	return used
}

// TheCity finds the one city that words name in full, by name or postcode, and the words that are left. It is 0 when they name
// none, or more than one.
func (m Meaning) TheCity(c *Catalog) (number int, rest []Word) {
	x, best := c.searchIndex(), 0
	used := x.citiesInFull.among(m.Words)
	for _, place := range slices.Sorted(maps.Keys(used)) {
		switch words := used[place]; {
		case len(words) < best:
		case len(words) == best:
			number = 0 // two cities: the words are ambiguous
		default:
			best, number, rest = len(words), x.cities[place].number, without(m.Words, words)
		}
	}
	if number == 0 {
		return 0, m.Words
	}
	return number, rest
}

func without(words []Word, used []string) []Word {
	return slices.DeleteFunc(slices.Clone(words), func(w Word) bool {
		for part := range strings.FieldsSeq(prose.Spaced(w.Text)) {
			if !slices.Contains(used, part) {
				return false
			}
		}
		return true
	})
}
