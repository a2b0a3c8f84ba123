package search

import (
	"iter"
	"sort"

	"github.com/gevel/gevel/agency"
)

// aroundPrice finds the first of rows in the city and category of p by looking at ever more distant prices, so that a city with many
// properties is not read whole. It gives up, and enough is false, when it has looked at more than so many.
func (x *Index) aroundPrice(p *agency.Property, first int, rows bitset, most int) (best []likeness, enough bool) {
	measure := x.measure(p)
	for row := range x.outward(int64(comparedPrice(p))) {
		if most--; most < 0 {
			return nil, false
		}
		k := likeness{measure(row), row}
		if len(best) == first && k.far&^(otherCategory|otherCity) > best[first-1].far {
			return best, true // whatever follows is farther away
		}
		if rows.has(row) && k.far < otherCity && int(x.numbers[numberColumn][row]) != p.Number {
			best = withNearer(best, k, first)
		}
	}
	return nil, false
}

// outward yields all rows by how far their price is from another, the nearest first. Those with a hidden price come last.
func (x *Index) outward(price int64) iter.Seq[int32] {
	place := placeOf("PRICE_ASC")
	o, rows := &orders[place], x.orders[place]
	return func(yield func(int32) bool) {
		up := sort.Search(len(rows), func(i int) bool { return o.key(&x.columns, rows[i]) >= price })
		down := up - 1
		for up < len(rows) || down >= 0 {
			var row int32
			if down < 0 || up < len(rows) && o.key(&x.columns, rows[up])-price < price-o.key(&x.columns, rows[down]) {
				row, up = rows[up], up+1
			} else {
				row, down = rows[down], down-1
			}
			if !yield(row) {
				return
			}
		}
	}
}
