package sentence

import (
	"strings"
	"sync"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/places"
)

// everyTown are the names of all places of both countries, to find the one that was meant by a name with a typing error. It is made when
// it is first needed.
var everyTown = sync.OnceValue(func() spellings {
	p := phrases{}
	for _, place := range places.All() {
		for _, name := range place.Names().All() {
			p[normal(name)] = meaning{cities: []int{0}} // so that spellingsOf keeps it
		}
	}
	return spellingsOf(p)
})

// misspelt gives the towns that were meant by a name with a typing error. It compares limits.SentenceTowns names of a sentence at most:
// one with many words such as "in" has as many names.
func (r *reading) misspelt(typed string) []places.City {
	letters := strings.ReplaceAll(normal(typed), " ", "")
	if len(letters) < leastLetters || r.compared == limits.SentenceTowns {
		return nil
	}
	r.compared++
	if name := everyTown().meant(letters); name != "" {
		return places.Towns(name)
	}
	return nil
}
