package search

import (
	"encoding/binary"
	"maps"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/prose"
)

// Describing collects the words of descriptions. Properties come by ascending number.
type Describing struct {
	words   map[string]*listing
	written map[string]*listing // the same by the spellings that came, so that each is folded once; nil for what is no word
}

// listing is the properties that have a word, as described writes them.
type listing struct {
	last    int32
	numbers []byte
}

func (l *listing) add(number int32) {
	if number != l.last {
		l.numbers = binary.AppendUvarint(l.numbers, uint64(number-l.last))
		l.last = number
	}
}

// mostSpellings bounds the spellings that are remembered.
const mostSpellings = 1 << 18

// Add adds the description of the next property, in all its languages.
func (d *Describing) Add(number int32, text string) {
	if d.words == nil {
		d.words, d.written = map[string]*listing{}, map[string]*listing{}
	}
	for written := range prose.WrittenWords(text) {
		l, known := d.written[written]
		if !known {
			l = d.listingOf(prose.DescriptionWord(written))
			if len(d.written) < mostSpellings {
				d.written[strings.Clone(written)] = l
			}
		}
		if l != nil {
			l.add(number)
		}
	}
}

func (d *Describing) listingOf(word string) *listing {
	if word == "" {
		return nil
	}
	if d.words[word] == nil {
		d.words[strings.Clone(word)] = &listing{}
	}
	return d.words[word]
}

// Described gives the index of what was collected.
func (d *Describing) Described() *Described {
	size := 0
	for _, l := range d.words {
		size += len(l.numbers)
	}
	x := &Described{words: make([]string, 0, len(d.words)), ends: make([]uint32, 0, len(d.words)), numbers: make([]byte, 0, size)}
	for _, word := range slices.Sorted(maps.Keys(d.words)) {
		x.add(word, d.words[word].numbers)
	}
	return x
}

// With gives the index after a change of some properties: changed has all of them, and fresh the words of those that are public now. It
// equals an index that is built whole.
func (d *Described) With(changed []int, fresh *Described) *Described {
	changed = slices.Sorted(slices.Values(changed))
	x := &Described{words: make([]string, 0, len(d.words)), ends: make([]uint32, 0, len(d.words)), numbers: make([]byte, 0, len(d.numbers))}
	next := 0
	for place, word := range d.words {
		for ; next < len(fresh.words) && fresh.words[next] < word; next++ {
			x.add(fresh.words[next], fresh.of(next))
		}
		var come []byte
		if next < len(fresh.words) && fresh.words[next] == word {
			come = fresh.of(next)
			next++
		}
		x.add(word, replacedNumbers(d.of(place), changed, come))
	}
	for ; next < len(fresh.words); next++ {
		x.add(fresh.words[next], fresh.of(next))
	}
	return x
}

// replacedNumbers gives written numbers without the changed ones, and with those that come.
func replacedNumbers(written []byte, changed []int, come []byte) []byte {
	if len(come) == 0 && !hasAny(written, changed) {
		return written
	}
	var numbers []int32
	for number, rest := int32(0), written; len(rest) > 0; {
		number, rest = nextNumber(number, rest)
		if _, gone := slices.BinarySearch(changed, int(number)); !gone {
			numbers = append(numbers, number)
		}
	}
	for number, rest := int32(0), come; len(rest) > 0; {
		number, rest = nextNumber(number, rest)
		numbers = append(numbers, number)
	}
	slices.Sort(numbers)
	l := &listing{}
	for _, number := range numbers {
		l.add(number)
	}
	return l.numbers
}

// hasAny reports whether one of the written numbers is among others, which ascend.
func hasAny(written []byte, others []int) bool {
	for number, rest := int32(0), written; len(rest) > 0 && len(others) > 0; {
		number, rest = nextNumber(number, rest)
		for len(others) > 0 && others[0] < int(number) {
			others = others[1:]
		}
		if len(others) > 0 && others[0] == int(number) {
			return true
		}
	}
	return false
}
