package search

import "slices"

// segment is a part of rows, of those that stay or of fresh ones.
type segment struct {
	fresh    bool
	from, to int32
}

func splice[T any](plan []segment, old, fresh []T) []T {
	list := make([]T, 0, len(old)+len(fresh))
	for _, s := range plan {
		if s.fresh {
			list = append(list, fresh[s.from:s.to]...)
		} else {
			list = append(list, old[s.from:s.to]...)
		}
	}
	return list
}

// With gives the index after a change of some properties: numbers has all of them, and fresh the rows of those that are public now. It
// equals an index that is built whole.
func (x *Index) With(numbers []int, fresh *Builder) *Index {
	if len(numbers) == 0 {
		return x
	}
	added := fresh.finished()
	plan := x.plan(numbers, added)
	y := &Index{columns: x.spliced(plan, added)}
	y.arrange()
	moved, come := movedRows(plan, x.rows())
	for i := range orders {
		y.orders[i] = y.stepped(&orders[i], x.orders[i], moved, come)
	}
	return y
}

// plan says how the rows that stay and the fresh ones stand by number.
func (x *Index) plan(numbers []int, added *columns) (plan []segment) {
	numbers = slices.Clone(numbers)
	slices.Sort(numbers)
	at, next := int32(0), int32(0)
	for _, number := range slices.Compact(numbers) {
		row, stood := x.rowOf(number)
		plan = append(plan, segment{from: at, to: row})
		if at = row; stood {
			at++
		}
		if next < added.rows() && int(added.numbers[numberColumn][next]) == number {
			plan = append(plan, segment{fresh: true, from: next, to: next + 1})
			next++
		}
	}
	return append(plan, segment{from: at, to: x.rows()})
}

func (x *Index) spliced(plan []segment, added *columns) (c columns) {
	for i := range c.numbers {
		c.numbers[i] = splice(plan, x.numbers[i], added.numbers[i])
	}
	for i := range c.longs {
		c.longs[i] = splice(plan, x.longs[i], added.longs[i])
	}
	for i := range c.texts {
		c.texts[i] = splicedTexts(plan, x.texts[i], added.texts[i])
	}
	c.latitude, c.longitude = splice(plan, x.latitude, added.latitude), splice(plan, x.longitude, added.longitude)
	c.flags = splice(plan, x.flags, added.flags)
	return c
}

// gone marks a row that does not stay.
const gone = -1

// movedRows tells where each old row stands now, and which rows are fresh.
func movedRows(plan []segment, rows int32) (moved, come []int32) {
	moved = make([]int32, rows)
	for row := range moved {
		moved[row] = gone
	}
	at := int32(0)
	for _, s := range plan {
		for row := s.from; row < s.to; row++ {
			if s.fresh {
				come = append(come, at)
			} else {
				moved[row] = at
			}
			at++
		}
	}
	return moved, come
}

// stepped puts the fresh rows in their places in an order of the rows that stay.
func (x *Index) stepped(o *order, old, moved, come []int32) []int32 {
	stay := make([]int32, 0, len(old))
	for _, row := range old {
		if moved[row] != gone {
			stay = append(stay, moved[row])
		}
	}
	compare := func(a, b int32) int { return o.compare(&x.columns, a, b) }
	come = slices.SortedFunc(slices.Values(come), compare)
	list := make([]int32, 0, x.rows())
	for _, row := range come {
		at, _ := slices.BinarySearchFunc(stay, row, compare)
		list = append(append(list, stay[:at]...), row)
		stay = stay[at:]
	}
	return append(list, stay...)
}
