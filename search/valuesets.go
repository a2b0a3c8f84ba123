package search

import (
	"cmp"
	"slices"
	"sync"
)

// valueSets are the rows of each value of a column. They are made when they are first asked for, once for an index.
type valueSets struct {
	once   sync.Once
	values []int32 // ascending, without None
	sets   []rowSet
}

// rowSet is the rows of one value: a list of few, a bitset of many.
type rowSet struct {
	few  []int32
	many bitset
}

// manyRows is one row in how many makes a bitset smaller than a list.
const manyRows = 32

// of gives the sets of a column.
func (v *valueSets) of(column []int32) *valueSets {
	v.once.Do(func() { v.make(column) })
	return v
}

func (v *valueSets) make(column []int32) {
	places := v.placesOf(column)
	count := make([]int32, len(v.values))
	for _, value := range column {
		if value != None {
			count[places(value)]++
		}
	}
	rows := make([]int32, len(column))
	v.sets = make([]rowSet, len(v.values))
	for i, n := range count {
		if int(n) > len(column)/manyRows {
			v.sets[i].many = newBitset(len(column))
		} else {
			v.sets[i].few, rows = rows[:0:n], rows[n:]
		}
	}
	for row, value := range column {
		if value != None {
			v.sets[places(value)].add(int32(row))
		}
	}
}

// widest is how far apart the lowest and highest values may be, for each row, to be looked up in a slice; else they are looked up in a map.
const widest = 4

// placesOf finds the values of a column, and what gives the place of each.
func (v *valueSets) placesOf(column []int32) func(value int32) int32 {
	lowest, highest := int64(1)<<32, int64(-1)<<32
	for _, value := range column {
		if value != None {
			lowest, highest = min(lowest, int64(value)), max(highest, int64(value))
		}
	}
	if highest-lowest >= int64(widest*len(column)+mostMarked) {
		return v.placesOfFar(column)
	}
	places := make([]int32, max(0, highest-lowest+1))
	for _, value := range column {
		if value != None {
			places[int64(value)-lowest] = 1
		}
	}
	for i, used := range places {
		if used == 1 {
			places[i] = int32(len(v.values))
			v.values = append(v.values, int32(lowest+int64(i)))
		}
	}
	return func(value int32) int32 { return places[int64(value)-lowest] }
}

// placesOfFar does the same for values that are far apart.
func (v *valueSets) placesOfFar(column []int32) func(value int32) int32 {
	places := map[int32]int32{}
	for _, value := range column {
		if value != None {
			places[value] = 0
		}
	}
	for value := range places {
		v.values = append(v.values, value)
	}
	slices.Sort(v.values)
	for i, value := range v.values {
		places[value] = int32(i)
	}
	return func(value int32) int32 { return places[value] }
}

func (s *rowSet) add(row int32) {
	if s.many != nil {
		s.many.set(row)
	} else {
		s.few = append(s.few, row)
	}
}

// addTo adds the rows to others.
func (s *rowSet) addTo(rows bitset) {
	if s.many != nil {
		rows.or(s.many)
	}
	for _, row := range s.few {
		rows.set(row)
	}
}

// countIn counts the rows that are in a set, too.
func (s *rowSet) countIn(rows bitset) (n int) {
	if s.many != nil {
		return rows.countBoth(s.many)
	}
	for _, row := range s.few {
		n += int(rows[row>>6] >> (row & 63) & 1)
	}
	return n
}

// each yields the rows, the lowest first.
func (s *rowSet) each(yield func(row int32) bool) {
	for _, row := range s.few {
		if !yield(row) {
			return
		}
	}
	s.many.rows()(yield)
}

func (s *rowSet) len() int { return len(s.few) + s.many.count() }

// rowsOf gives the rows of one value, none of a value that no row has.
func (v *valueSets) rowsOf(value int) *rowSet {
	at, found := slices.BinarySearchFunc(v.values, value, compareValue)
	if !found {
		return &rowSet{}
	}
	return &v.sets[at]
}

// among gives, of so many, the rows with one of values.
func (v *valueSets) among(count int, values []int) bitset {
	rows := newBitset(count)
	for _, value := range values {
		v.rowsOf(value).addTo(rows)
	}
	return rows
}

// between gives, of so many, the rows with a value within bounds.
func (v *valueSets) between(count int, least, most int) bitset {
	rows := newBitset(count)
	from, _ := slices.BinarySearchFunc(v.values, least, compareValue)
	for i := from; i < len(v.values) && int(v.values[i]) <= most; i++ {
		v.sets[i].addTo(rows)
	}
	return rows
}

func compareValue(a int32, b int) int { return cmp.Compare(int(a), b) }
