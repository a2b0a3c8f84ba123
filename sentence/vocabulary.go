package sentence

import (
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/locale"
)

// kind is what a phrase can be in a sentence; a phrase may be several things, "rond" is near and about.
type kind uint64

const (
	fill kind = 1 << iota
	with
	and
	to
	from
	in
	near
	aroundAfter
	within
	not
	needless
	sale
	rent
	euro
	thousand
	million
	monthly
	squareMetre
	are
	hectare
	kilometre
	price
	living
	plot
	built
	energyLabel
	better
	least
	most
	about
	between2
	after
	before
	more
	less
	available
	here  // where somebody is who writes
	me    // who writes, behind "near"
	floor // of a property; no condition of the filter is about it
	comma
)

// kinds are the names of the kinds in the tables.
var kinds = map[string]kind{
	"fill":         fill,
	"with":         with,
	"and":          and,
	"to":           to,
	"from":         from,
	"in":           in,
	"near":         near,
	"around after": aroundAfter,
	"within":       within,
	"not":          not,
	"needless":     needless,
	"sale":         sale,
	"rent":         rent,
	"euro":         euro,
	"thousand":     thousand,
	"million":      million,
	"monthly":      monthly,
	"m2":           squareMetre,
	"are":          are,
	"ha":           hectare,
	"km":           kilometre,
	"price":        price,
	"living":       living,
	"plot":         plot,
	"built":        built,
	"energy":       energyLabel,
	"better":       better,
	"min":          least,
	"max":          most,
	"about":        about,
	"between":      between2,
	"after":        after,
	"before":       before,
	"more":         more,
	"less":         less,
	"available":    available,
	"here":         here,
	"me":           me,
	"floor":        floor,
}

// meaning is all that a phrase can mean.
type meaning struct {
	kinds    kind
	number   int            // of a number in words
	counted  string         // what a number of is a criterion: "bedrooms"
	count    int            // how many of them the phrase itself says, 0 for none
	facades  int            // free facades
	feature  agency.Feature // a yes/no criterion
	region   geo.Region     //
	month    int            //
	called   string         // a word for a type of property, as in agency's words.json
	category int            // the category of that word in a catalog
	cities   []int          // numbers, in a catalog
}

func (m meaning) is(k kind) bool { return m.kinds&k != 0 }

// phrases are the phrases of a language, their words folded and parted by one space.
type phrases map[string]meaning

var vocabulary = readVocabulary()

// readVocabulary panics when a table cannot be read: they are part of the program.
func readVocabulary() map[locale.Language]phrases {
	all := map[locale.Language]phrases{}
	for _, l := range locale.Languages {
		p, err := readTable(l)
		if err != nil {
			panic(err)
		}
		all[l] = p
	}
	for _, l := range locale.Languages {
		all[l].denials(all)
	}
	return all
}

// denials adds the words of the other languages that deny, where they mean nothing else: in a sentence of two languages "sans lift" must
// not ask for one.
func (p phrases) denials(all map[locale.Language]phrases) {
	const shortest = 4
	for _, other := range all {
		for phrase, m := range other {
			if _, known := p[phrase]; !known && m.kinds == not && len(phrase) >= shortest {
				p[phrase] = meaning{kinds: not}
			}
		}
	}
}

// normal writes a phrase as tokens are compared.
func normal(phrase string) string {
	tokens, _ := tokensOf(phrase, nil)
	list := make([]string, len(tokens))
	for i, t := range tokens {
		list[i] = t.text
	}
	return strings.Join(list, " ")
}
