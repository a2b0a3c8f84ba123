package sentence

import (
	"cmp"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// reading is a sentence on its way to a filter. Each rule looks at the lexemes from one on and gives how many it took, 0 for none.
type reading struct {
	*names
	shown locale.Language
	text  string
	words []lexeme
	f     agency.PropertyFilter
	parts []Part
	spans []span // what was not understood

	surfaces  []surface // bounds in m² of what only the whole sentence says
	extras    []extra   // garages and parking, which may be what is looked for
	cities    []int
	elsewhere []places.City // in which the site has nothing
	plots     []span
	around    int  // kilometres around who writes, 0 where that is not said
	paid      bool // a price was named
	compared  int  // how many names were compared with those of all towns
}

// span is a range of lexemes; what is denied is clear, although the filter cannot say it.
type span struct {
	from, to int
	denied   bool
}

// read reads tokens as words of l; the filter names cities in the language shown. It tells
// how many words it missed.
func (n *names) read(text string, tokens []token, l, shown locale.Language) (u Understanding, missed int) {
	r := &reading{names: n, shown: shown, text: text, words: n.lexemes(tokens, l)}
	rules := []func(int) int{r.reference, r.negation, r.day, r.postal, r.label, r.zip, r.money, r.here, r.place, r.goal, r.kindOfProperty,
		r.quality}
	for i := 0; i < len(r.words); {
		taken := 0
		for _, rule := range rules {
			if taken = rule(i); taken > 0 {
				break
			}
		}
		if taken == 0 {
			taken = r.rest(i)
		}
		i += taken
	}
	r.finish()
	for _, s := range r.spans {
		if !s.denied {
			missed += s.to - s.from
		}
	}
	return Understanding{Filter: r.f, Parts: r.parts, Around: r.around, Unread: unreadShown(r.unread())}, missed
}

// at gives a lexeme, an empty one beyond the end.
func (r *reading) at(i int) lexeme {
	if i < 0 || i >= len(r.words) {
		return lexeme{}
	}
	return r.words[i]
}

// skip passes lexemes that are of one of kinds.
func (r *reading) skip(i int, k kind) int {
	for i < len(r.words) && r.words[i].is(k) && !r.words[i].digits {
		i++
	}
	return i
}

// understood notes that lexemes give conditions.
func (r *reading) understood(from, to int, fields ...string) int {
	r.parts = append(r.parts, Part{Text: r.text[r.words[from].start:r.words[to-1].end], Fields: fields})
	return to - from
}

// townMeant notes which town the last part means, where its name was typed with an error.
func (r *reading) townMeant(name string) { r.parts[len(r.parts)-1].Meant = name }

// unclear notes that lexemes were not understood.
func (r *reading) unclear(from, to int) int {
	r.spans = append(r.spans, span{from: from, to: to})
	return to - from
}

// rest passes a word that only joins others, and notes any other as not understood.
func (r *reading) rest(i int) int {
	const joining = fill | with | and | to | from | in | near | comma | price | euro | monthly | aroundAfter
	x := r.words[i]
	if x.is(joining) || x.text == "" {
		return 1
	}
	return r.unclear(i, i+1)
}

// unread gives the words that were not understood as they were typed, neighbours as one.
func (r *reading) unread() (list []string) {
	for i := 0; i < len(r.spans); i++ {
		s := r.spans[i]
		for i+1 < len(r.spans) && r.skipFill(s.to) >= r.spans[i+1].from {
			i++
			s.to = r.spans[i].to
		}
		list = append(list, r.text[r.words[s.from].start:r.words[s.to-1].end])
	}
	return list
}

func (r *reading) skipFill(i int) int { return r.skip(i, fill|from|in|near) }

// finish decides what only the whole sentence tells.
func (r *reading) finish() {
	r.finishExtras()
	if len(r.f.Categories) == 0 && len(r.plots) > 0 && r.land != 0 {
		r.f.Categories = []int{r.land}
		s := r.plots[0]
		r.understood(s.from, s.to, "categories")
	}
	r.finishSurfaces()
	r.finishCities()
	if r.f.Goal == nil && r.paid {
		r.f.Goal = goalOfPrice(r.f.PriceMax, r.f.PriceMin)
	}
	slices.SortStableFunc(r.spans, func(a, b span) int { return a.from - b.from })
}

// goalOfPrice is what an amount tells where no word does: from 10,000 euro on it is a price, a lower one is a rent. Of a range the highest
// amount counts.
func goalOfPrice(highest, lowest *int) *market.Goal {
	const leastSale = 10_000 // euro; a garage is sold for more
	amount := cmp.Or(highest, lowest)
	switch {
	case amount == nil:
		return nil
	case *amount < leastSale:
		return goalOf(market.Rent)
	}
	return goalOf(market.Sale)
}

func goalOf(g market.Goal) *market.Goal { return &g }
