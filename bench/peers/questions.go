package main

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
)

// question is one kind of request, with two hundred sets of values and what the answer to each must have.
type question struct {
	name string
	sets []set
}

type set struct {
	Variables map[string]any
	want      answer
}

// answer is what is compared of an answer.
type answer struct {
	Total   int     // of a list
	Numbers []int   // of the properties, in order
	Photos  []int   // of a property, by photoOf
	Similar []int   // to a property, in order
	Cities  []found // of a text
}

type found struct {
	Zip        string
	Sale, Rent int
}

const setsEach = 200

// newQuestions makes the questions, and works the answers out from the data.
func newQuestions(d *data) []question {
	random := rand.New(rand.NewPCG(uint64(len(d.properties)), 77))
	list, detail, typing := question{name: "list"}, question{name: "detail"}, question{name: "typing"}
	for i := range setsEach {
		list.sets = append(list.sets, d.listed(random))
		detail.sets = append(detail.sets, d.detailed(random))
		typing.sets = append(typing.sets, d.typed(texts[i%len(texts)]))
	}
	return []question{list, detail, typing}
}

// listed asks for what is for sale in a city within two prices and with bedrooms, cheapest first.
func (d *data) listed(r *rand.Rand) set {
	least := 50_000 + r.IntN(8)*10_000
	most, beds := least+150_000+r.IntN(30)*10_000, 1+r.IntN(3)
	c := d.cities[d.properties[r.IntN(len(d.properties))].City-1]
	found := d.where(func(p *property) bool {
		return p.City == c.Number && p.Goal == 0 && p.Price >= least && p.Price <= most && p.Bedrooms >= beds
	})
	slices.SortFunc(found, func(a, b *property) int { return cmp.Or(a.Price-b.Price, b.Number-a.Number) })
	return set{map[string]any{"zip": c.Zip, "min": least, "max": most, "beds": beds},
		answer{Total: len(found), Numbers: numbers(found, 24)}}
}

// detailed asks for a property with the three most like it: by type, then city, then price.
func (d *data) detailed(r *rand.Rand) set {
	p := d.properties[r.IntN(len(d.properties))]
	like := d.where(func(o *property) bool { return o.Goal == p.Goal && o.Number != p.Number })
	far := func(o *property) int { return max(o.Price-p.Price, p.Price-o.Price) }
	slices.SortFunc(like, func(a, b *property) int {
		return cmp.Or(unlike(a.Type, p.Type)-unlike(b.Type, p.Type), unlike(a.City, p.City)-unlike(b.City, p.City), far(a)-far(b),
			b.Number-a.Number)
	})
	w := answer{Numbers: []int{p.Number}, Similar: numbers(like, 3)}
	for position := range photosEach {
		w.Photos = append(w.Photos, photoOf(p.Number, position))
	}
	return set{map[string]any{"number": p.Number}, w}
}

// texts are beginnings of names of cities that mean nothing else.
var texts = []string{"kin", "maas", "bree", "kinr", "maase", "hass", "genk", "peer", "boch", "lana", "kape", "dils", "kink", "maasm"}

// typed asks what a text means while it is typed: the cities, and their newest properties.
func (d *data) typed(text string) set {
	w := answer{}
	var within []*property
	for _, c := range d.cities {
		there := d.where(func(p *property) bool { return p.City == c.Number })
		if !strings.HasPrefix(strings.ToLower(c.Name), text) || len(there) == 0 {
			continue
		}
		sale := len(slices.DeleteFunc(slices.Clone(there), func(p *property) bool { return p.Goal == 1 }))
		w.Cities = append(w.Cities, found{c.Zip, sale, len(there) - sale})
		within = append(within, there...)
	}
	slices.SortFunc(w.Cities, func(a, b found) int { return strings.Compare(d.nameOf(a.Zip), d.nameOf(b.Zip)) })
	slices.SortFunc(within, func(a, b *property) int {
		return cmp.Or(strings.Compare(b.PublishedAt, a.PublishedAt), b.Number-a.Number)
	})
	w.Numbers = numbers(within, 8)
	return set{map[string]any{"text": text}, w}
}

func (d *data) where(fits func(*property) bool) (list []*property) {
	for _, p := range d.properties {
		if fits(p) {
			list = append(list, p)
		}
	}
	return list
}

func (d *data) nameOf(zip string) string {
	return d.cities[slices.IndexFunc(d.cities, func(c *city) bool { return c.Zip == zip })].Name
}

// numbers gives those of the first properties.
func numbers(list []*property, first int) []int {
	found := make([]int, min(first, len(list)))
	for i := range found {
		found[i] = list[i].Number
	}
	return found
}

func unlike(a, b int) int {
	if a == b {
		return 0
	}
	return 1
}
