package search

import "sync/atomic"

// Index holds every public property in columns, in each order of a list, and as sets.
type Index struct {
	columns
	sets   [flagCount]bitset // the rows with each flag
	orders [len(orders)][]int32
	grid   grid
	lazy   lazy
}

// lazy is what an index makes of its columns when it is first asked for.
type lazy struct {
	numbers [numberColumns]valueSets
	texts   [textColumns]valueSets
	prices  priceRanks

	described atomic.Pointer[Described] // given by whoever reads the descriptions
}

// Len is how many properties there are, sold, rented and realised ones included.
func (x *Index) Len() int { return int(x.rows()) }

// ChangeOf gives the sequence number of the last change of a property; it is false for one that is not public.
func (x *Index) ChangeOf(number int) (sequence int64, public bool) {
	row, found := x.rowOf(number)
	if !found {
		return 0, false
	}
	return x.longs[changeColumn][row], true
}

// arrange makes what follows from the columns alone, beside the orders.
func (x *Index) arrange() {
	x.makeSets()
	x.grid = gridOf(x.latitude, x.longitude)
}

// valuesOf gives the rows of each value of a column of numbers.
func (x *Index) valuesOf(column int) *valueSets { return x.lazy.numbers[column].of(x.numbers[column]) }

// textsOf gives the rows of each place of a text in a column of texts.
func (x *Index) textsOf(column int) *valueSets { return x.lazy.texts[column].of(x.texts[column].of) }

func (x *Index) makeSets() {
	for flag := range x.sets {
		x.sets[flag] = newBitset(int(x.rows()))
	}
	for row, flags := range x.flags {
		for flag := 0; flags != 0; flag, flags = flag+1, flags>>1 {
			if flags&1 == 1 {
				x.sets[flag].set(int32(row))
			}
		}
	}
}
