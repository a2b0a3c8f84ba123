package search

import (
	"encoding/binary"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/agency/prose"
)

// Described is the word index of the descriptions: each word once, in order, and the numbers of the properties that have it. The numbers
// ascend and are written as their differences, so that most take one byte or two. Once made it is never changed.
type Described struct {
	words   []string
	ends    []uint32 // where the numbers of each word end
	numbers []byte
}

// of gives the written numbers of a word by its place.
func (d *Described) of(place int) []byte {
	from := uint32(0)
	if place > 0 {
		from = d.ends[place-1]
	}
	return d.numbers[from:d.ends[place]]
}

// add adds the next word, which must follow the last one, unless no property has it.
func (d *Described) add(word string, numbers []byte) {
	if len(numbers) > 0 {
		d.words, d.numbers = append(d.words, word), append(d.numbers, numbers...)
		d.ends = append(d.ends, uint32(len(d.numbers)))
	}
}

// beginning gives the places of the words that are a word, or begin with it if it has leastBeginning letters.
func (d *Described) beginning(word string) (from, to int) {
	from, found := slices.BinarySearch(d.words, word)
	if utf8.RuneCountInString(word) < leastBeginning {
		if found {
			return from, from + 1
		}
		return from, from
	}
	for to = from; to < len(d.words) && strings.HasPrefix(d.words[to], word); to++ {
	}
	return from, to
}

// leastBeginning is how many letters a beginning of a word has at least; a shorter word must stand in full, because too many begin with it.
const leastBeginning = 3

// Describe gives an index the words of the descriptions, which filters with a description need. They may be of a later moment.
func (x *Index) Describe(d *Described) { x.lazy.described.Store(d) }

// IsDescribed reports whether the index has the words of the descriptions.
func (x *Index) IsDescribed() bool { return x.lazy.described.Load() != nil }

// describedAs adds that the description has all words of a text, in any language.
func (x *Index) describedAs(list *conditions, text string) {
	d := x.lazy.described.Load()
	for _, word := range prose.DescriptionWords(text) {
		rows := newBitset(x.Len())
		from, to := d.beginning(word)
		for place := from; place < to; place++ {
			x.addRows(rows, d.of(place))
		}
		list.in(rows, true)
	}
}

// addRows adds the rows of written numbers, which ascend as the rows do.
func (x *Index) addRows(rows bitset, written []byte) {
	numbers, row := x.numbers[numberColumn], 0
	for number, rest := int32(0), written; len(rest) > 0; {
		number, rest = nextNumber(number, rest)
		step := 1
		for row+step < len(numbers) && numbers[row+step] < number {
			step *= 2
		}
		at, found := slices.BinarySearch(numbers[row:min(row+step+1, len(numbers))], number)
		if row += at; found {
			rows.set(int32(row))
		}
	}
}

func nextNumber(before int32, written []byte) (number int32, rest []byte) {
	if step := written[0]; step < 0x80 {
		return before + int32(step), written[1:]
	}
	step, n := binary.Uvarint(written)
	return before + int32(step), written[n:]
}
