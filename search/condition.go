package search

import (
	"math"
	"slices"
)

// condition is a part of a filter. It has the set of the rows that meet it, or holds, which looks at one row.
type condition struct {
	set     bitset
	without bool // the rows of set are those that do not meet it
	holds   func(row int32) bool
	all     func() bitset // all rows for which holds is true, where that is faster than a look at each; else nil
}

// of reports whether a row meets the condition.
func (k condition) of(row int32) bool {
	if k.holds != nil {
		return k.holds(row)
	}
	return k.set.has(row) != k.without
}

// narrow removes the rows that do not meet it.
func (k condition) narrow(rows bitset) {
	switch {
	case k.all != nil:
		rows.and(k.all())
	case k.holds != nil:
		rows.retain(k.holds)
	case k.without:
		rows.andNot(k.set)
	default:
		rows.and(k.set)
	}
}

// conditions must all hold.
type conditions []condition

func (list *conditions) in(set bitset, inside bool) {
	*list = append(*list, condition{set: set, without: !inside})
}

func (list *conditions) that(holds func(row int32) bool) {
	*list = append(*list, condition{holds: holds})
}

// among adds that a column has one of values.
func (x *Index) among(list *conditions, column int, values []int) {
	*list = append(*list, x.amongValues(column, values))
}

func (x *Index) amongValues(column int, values []int) condition {
	return condition{holds: oneOf(x.numbers[column], values), all: func() bitset { return x.valuesOf(column).among(x.Len(), values) }}
}

// between adds bounds of a column, each where there is one. What is not stated is outside any bounds.
func (x *Index) between(list *conditions, column int, least, most *int) {
	if least == nil && most == nil {
		return
	}
	from, to, values := math.MinInt, math.MaxInt, x.numbers[column]
	if least != nil {
		from = *least
	}
	if most != nil {
		to = *most
	}
	*list = append(*list, condition{
		holds: func(row int32) bool { return values[row] != None && int(values[row]) >= from && int(values[row]) <= to },
		all:   func() bitset { return x.valuesOf(column).between(x.Len(), from, to) },
	})
}

// numbered is the condition that a property has one of numbers.
func (x *Index) numbered(numbers []int) condition {
	return condition{holds: oneOf(x.numbers[numberColumn], numbers), all: func() bitset {
		rows := newBitset(x.Len())
		for _, number := range numbers {
			if row, found := x.rowOf(number); found {
				rows.set(row)
			}
		}
		return rows
	}}
}

// narrow removes the rows that do not meet all of them, those first that cost least.
func (list conditions) narrow(rows bitset) {
	for _, k := range list {
		if k.holds == nil || k.all != nil {
			k.narrow(rows)
		}
	}
	for _, k := range list {
		if k.holds != nil && k.all == nil {
			k.narrow(rows)
		}
	}
}

func (list conditions) of(row int32) bool {
	for _, k := range list {
		if !k.of(row) {
			return false
		}
	}
	return true
}

// fewValues are compared one by one.
const fewValues = 4

// mostMarked is the highest value that is looked up in a slice of marks; a higher one is looked up in a map.
const mostMarked = 1 << 16

// oneOf reports whether a column has one of values.
func oneOf(column []int32, values []int) func(row int32) bool {
	if len(values) <= fewValues {
		return func(row int32) bool { return column[row] != None && slices.Contains(values, int(column[row])) }
	}
	top := slices.Max(values)
	if top > mostMarked {
		is := make(map[int]bool, len(values))
		for _, v := range values {
			is[v] = true
		}
		return func(row int32) bool { return column[row] != None && is[int(column[row])] }
	}
	marks := make([]bool, max(0, top)+1)
	for _, v := range values {
		if v >= 0 {
			marks[v] = true
		}
	}
	return func(row int32) bool { v := column[row]; return v >= 0 && int(v) < len(marks) && marks[v] }
}
