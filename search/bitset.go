package search

import (
	"iter"
	"math/bits"
)

// bitset is a set of rows.
type bitset []uint64

func newBitset(rows int) bitset { return make(bitset, (rows+63)/64) }

// allRows gives the set of so many rows.
func allRows(rows int) bitset {
	b := newBitset(rows)
	for i := range b {
		b[i] = ^uint64(0)
	}
	if rest := rows % 64; rest != 0 {
		b[len(b)-1] = 1<<rest - 1
	}
	return b
}

func (b bitset) set(row int32)      { b[row>>6] |= 1 << (row & 63) }
func (b bitset) has(row int32) bool { return b[row>>6]>>(row&63)&1 == 1 }

func (b bitset) and(other bitset) {
	for i := range b {
		b[i] &= other[i]
	}
}

func (b bitset) or(other bitset) {
	for i := range b {
		b[i] |= other[i]
	}
}

func (b bitset) andNot(other bitset) {
	for i := range b {
		b[i] &^= other[i]
	}
}

func (b bitset) count() (n int) {
	for _, word := range b {
		n += bits.OnesCount64(word)
	}
	return n
}

// countBoth counts the rows that are in the other set, too.
func (b bitset) countBoth(other bitset) (n int) {
	for i, word := range b {
		n += bits.OnesCount64(word & other[i])
	}
	return n
}

// rows gives the rows of the set, the lowest first.
func (b bitset) rows() iter.Seq[int32] {
	return func(yield func(int32) bool) {
		for i, word := range b {
			for ; word != 0; word &= word - 1 {
				if !yield(int32(i<<6 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// retain removes the rows for which holds is false.
func (b bitset) retain(holds func(row int32) bool) {
	for i, word := range b {
		left := word
		for ; word != 0; word &= word - 1 {
			if bit := bits.TrailingZeros64(word); !holds(int32(i<<6 + bit)) {
				left &^= 1 << bit
			}
		}
		b[i] = left
	}
}
