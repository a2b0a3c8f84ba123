package shrunk

// shortBits is how many bits of the scan are looked up at once: most coefficients have fewer, with the code before them.
const shortBits = 10

// table decodes the codes of a Huffman table. A code stands for how many zeros are left out and how many bits the next value has.
type table struct {
	values [1 << shortBits]uint32 // codes with their value: the value, how many places on, how many bits; 0 when they are longer
	codes  [1 << shortBits]uint16 // codes alone: how many bits, and what they stand for; 0 when they are longer
	first  [17]int32              // the first code of each length,
	count  [17]int32              // how many codes it has,
	at     [17]int32              // and the place of what they stand for
	means  []byte
}

// newTable reads a table, and how many bytes it has.
func newTable(body []byte) (*table, int, error) {
	t, code, total := &table{}, int32(0), int32(0)
	for length := 1; length <= 16; length++ {
		n := int32(body[length-1])
		t.first[length], t.count[length], t.at[length] = code, n, total
		total += n
		if code += n; code > 1<<length {
			return nil, 0, ErrOther
		}
		code <<= 1
	}
	size := 16 + int(total)
	if total == 0 || len(body) < size {
		return nil, 0, ErrOther
	}
	t.means = body[16:size]
	for length := 1; length <= shortBits; length++ {
		for i := range t.count[length] {
			t.fill(t.first[length]+i, length, t.means[t.at[length]+i])
		}
	}
	return t, size, nil
}

// fill enters a code at all places that begin with it.
func (t *table) fill(code int32, length int, means byte) {
	rest := shortBits - length
	run, bits := uint32(means>>4), int(means&15)
	for after := range 1 << rest {
		at := int(code)<<rest | after
		t.codes[at] = uint16(length)<<8 | uint16(means)
		switch {
		case means == sixteenZeros:
			t.values[at] = 16<<8 | uint32(length)
		case means == endOfBlock:
			t.values[at] = endsBlock<<8 | uint32(length)
		case bits > 0 && bits <= rest:
			v := signed(uint64(after>>(rest-bits)), bits)
			t.values[at] = uint32(v)<<16 | (run+1)<<8 | uint32(length+bits)
		}
	}
}

// What the two codes without a value stand for, and how many places on the coefficients of any block end.
const (
	endOfBlock   = 0x00
	sixteenZeros = 0xf0
	endsBlock    = 64
)

// signed is a value of so many bits, the first of which is 0 when it is negative.
func signed(v uint64, bits int) int32 {
	if v < 1<<(bits-1) {
		return int32(v) - (1 << bits) + 1
	}
	return int32(v)
}

// code finds the code with which 64 bits begin: how many bits it has and what it stands for. A length of 0 is none.
func (t *table) code(bits uint64) (length int, means byte) {
	if c := t.codes[bits>>(64-shortBits)]; c != 0 {
		return int(c >> 8), byte(c)
	}
	for length := shortBits + 1; length <= 16; length++ {
		if i := int32(bits>>(64-length)) - t.first[length]; i >= 0 && i < t.count[length] {
			return length, t.means[t.at[length]+i]
		}
	}
	return 0, 0
}
