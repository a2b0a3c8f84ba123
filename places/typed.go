package places

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"github.com/gevel/gevel/locale"
)

// spelling is a name of a place by its Key.
type spelling struct {
	key   string
	place *Place
}

// spellings are all names of all places, place by place in the order of the table. To make the keys takes longer than to look through them.
var spellings = sync.OnceValue(func() (list []spelling) {
	for _, p := range All() {
		for _, name := range p.Known() {
			if key := Key(name); key != "" {
				list = append(list, spelling{key, p})
			}
		}
	}
	return list
})

// Typed are the places of which a name, after a postcode or its start or without one, begins with what was typed, by their postcodes. First
// come those that bear the very name; a postcode alone means the municipality before its villages.
func Typed(text string) []*Place {
	words, name, zip := Words(text), Key(text), ""
	if len(words) == 0 {
		return nil
	}
	if first := words[0]; len(first) <= 4 && strings.Trim(first, "0123456789") == "" {
		zip, name = first, strings.TrimPrefix(name, first)
	}
	rank, list := map[*Place]int{}, []*Place(nil)
	for _, s := range spellings() {
		if !strings.HasPrefix(s.key, name) || !strings.HasPrefix(s.place.Zip, zip) {
			continue
		}
		if rank[s.place] == 0 {
			list = append(list, s.place)
		}
		if s.key == name || s.place.Names()[locale.Dutch] == s.place.Municipality.Names[locale.Dutch] {
			rank[s.place] = 2
		}
		rank[s.place] = max(rank[s.place], 1)
	}
	slices.SortStableFunc(list, func(a, b *Place) int { return cmp.Or(rank[b]-rank[a], cmp.Compare(a.Zip, b.Zip)) })
	return list
}
