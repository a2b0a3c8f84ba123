package search

import (
	"cmp"
	"slices"

	"github.com/gevel/gevel/agency"
)

// order is a total order of properties: by a key, then the highest number first.
type order struct {
	sort       agency.PropertySort
	descending bool
	key        func(*columns, int32) int64
}

var orders = [...]order{
	{"NEWEST", true, published},
	{"OLDEST", false, published},
	{"PRICE_ASC", false, func(c *columns, row int32) int64 {
		if price := c.longs[priceColumn][row]; price != None {
			return price
		}
		return hiddenAscending
	}},
	{"PRICE_DESC", true, func(c *columns, row int32) int64 { return max(hiddenDescending, c.longs[priceColumn][row]) }},
	{"TYPE_ASC", false, typeSort},
	{"TYPE_DESC", true, typeSort},
	{"CITY_ASC", false, citySort},
	{"CITY_DESC", true, citySort},
	{"REDUCED", true, func(c *columns, row int32) int64 { return max(notReduced, c.longs[reducedColumn][row]) }},
}

// A hidden price sorts last in both directions, so that the order does not give it away.
const (
	hiddenAscending  = 9_000_000_000_000_000
	hiddenDescending = -1
)

// A price that was not lowered sorts last.
const notReduced = -1

func published(c *columns, row int32) int64 { return c.longs[publishedColumn][row] }
func typeSort(c *columns, row int32) int64  { return int64(c.numbers[typeSortColumn][row]) }
func citySort(c *columns, row int32) int64  { return int64(c.texts[citySortColumn].of[row]) }

// placeOf gives the place of an order in orders.
func placeOf(sort agency.PropertySort) int {
	return slices.IndexFunc(orders[:], func(o order) bool { return o.sort == sort })
}

// compare gives a negative number when row a comes before row b. Rows stand by ascending number.
func (o *order) compare(c *columns, a, b int32) int {
	first, second := o.key(c, a), o.key(c, b)
	if o.descending {
		first, second = second, first
	}
	return cmp.Or(cmp.Compare(first, second), cmp.Compare(b, a))
}

// sorted gives all rows in an order.
func (x *Index) sorted(o *order) []int32 {
	type keyed struct {
		key int64
		row int32
	}
	list := make([]keyed, x.rows())
	for row := range list {
		list[row] = keyed{o.key(&x.columns, int32(row)), int32(row)}
		if o.descending {
			list[row].key = -list[row].key
		}
	}
	slices.SortFunc(list, func(a, b keyed) int { return cmp.Or(cmp.Compare(a.key, b.key), cmp.Compare(b.row, a.row)) })
	rows := make([]int32, len(list))
	for i, k := range list {
		rows[i] = k.row
	}
	return rows
}

// comparePosition gives a negative number when a row comes before a position.
func (x *Index) comparePosition(o *order, row int32, p position) int {
	var c int
	if text, ok := p.key.(string); ok {
		c = cmp.Compare(x.texts[citySortColumn].at(row), text)
	} else {
		c = cmp.Compare(o.key(&x.columns, row), p.key.(int64))
	}
	if o.descending {
		c = -c
	}
	return cmp.Or(c, cmp.Compare(p.number, int64(x.numbers[numberColumn][row])))
}
