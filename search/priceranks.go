package search

import (
	"slices"
	"sort"
	"sync"
)

// priceRanks has, for some places of the order by price, the rows before it, so that a range of prices costs a few of them and not a look
// at each price. It is made when it is first asked for.
type priceRanks struct {
	once   sync.Once
	before []bitset
}

// ranksCached is into how many parts the order is divided.
const ranksCached = 64

// pricedBetween gives the rows with a price of at least one and at most another, in cents. A hidden price is in no range.
func (x *Index) pricedBetween(least, most int64) bitset {
	o, rows := orders[placeOf("PRICE_ASC")], x.orders[placeOf("PRICE_ASC")]
	from := sort.Search(len(rows), func(i int) bool { return o.key(&x.columns, rows[i]) >= least })
	to := sort.Search(len(rows), func(i int) bool { return o.key(&x.columns, rows[i]) > min(most, hiddenAscending-1) })
	set := x.cheapest(rows, to)
	set.andNot(x.cheapest(rows, min(from, to)))
	return set
}

// cheapest gives the first so many of the rows by price.
func (x *Index) cheapest(rows []int32, many int) bitset {
	step := 1 + len(rows)/ranksCached
	x.lazy.prices.once.Do(func() {
		set := newBitset(len(rows))
		for i, row := range rows {
			if i%step == 0 {
				x.lazy.prices.before = append(x.lazy.prices.before, slices.Clone(set))
			}
			set.set(row)
		}
		x.lazy.prices.before = append(x.lazy.prices.before, set)
	})
	if many == len(rows) {
		return slices.Clone(x.lazy.prices.before[len(x.lazy.prices.before)-1])
	}
	set := slices.Clone(x.lazy.prices.before[many/step])
	for _, row := range rows[many/step*step : many] {
		set.set(row)
	}
	return set
}
