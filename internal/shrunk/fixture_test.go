package shrunk

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
)

// shot is a photograph of random coefficients, small enough that no sample has to be limited.
type shot struct {
	w, h, across, down int
	restart            int
	wide               bool // quanta of two bytes
}

// bitWriter writes a scan.
type bitWriter struct {
	out  bytes.Buffer
	bits uint64
	n    int
}

func (w *bitWriter) write(bits uint64, n int) {
	for w.bits, w.n = w.bits<<n|bits, w.n+n; w.n >= 8; w.n -= 8 {
		v := byte(w.bits >> (w.n - 8))
		if w.out.WriteByte(v); v == 0xff {
			w.out.WriteByte(0)
		}
	}
}

// end fills the last byte.
func (w *bitWriter) end() {
	if w.n > 0 {
		w.write(1<<(8-w.n)-1, 8-w.n)
	}
}

// shortCodes is how many codes of fixture's table have 8 bits; the others have 16.
const shortCodes = 200

// value writes a code and the bits of a value.
func (w *bitWriter) value(run byte, v int) {
	size, bits := 0, v
	for n := max(v, -v); n > 0; n >>= 1 {
		size++
	}
	if v < 0 {
		bits = v + 1<<size - 1
	}
	w.code(run<<4 | byte(size))
	w.write(uint64(bits), size)
}

func (w *bitWriter) code(means byte) {
	at := uint64(means * 37) // so that both lengths are common
	if at < shortCodes {
		w.write(at, 8)
	} else {
		w.write(shortCodes<<8+at-shortCodes, 16)
	}
}

func part(marker byte, body []byte) []byte {
	return append(binary.BigEndian.AppendUint16([]byte{0xff, marker}, uint16(len(body)+2)), body...)
}

// bytes encodes the photograph.
func (s shot) bytes(seed uint64) []byte {
	quanta := []byte{0}
	for k := range 64 {
		quanta = append(quanta, byte(1+k/8))
	}
	if s.wide {
		quanta = quanta[:1]
		quanta[0] = 0x10
		for k := range 64 {
			quanta = append(quanta, 0, byte(1+k/4))
		}
	}
	table := append(make([]byte, 7), shortCodes, 0, 0, 0, 0, 0, 0, 0, 256-shortCodes)
	means := make([]byte, 256)
	for i := range 256 {
		means[byte(i*37)] = byte(i)
	}
	table = append(table, means...)
	frame := []byte{8, byte(s.h >> 8), byte(s.h), byte(s.w >> 8), byte(s.w), 3, 1, byte(s.across<<4 | s.down), 0, 2, 0x11, 0, 3, 0x11, 0}
	out := []byte{0xff, markSOI}
	out = append(out, part(markAPP0, []byte("JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00"))...)
	out = append(out, part(markDQT, quanta)...)
	out = append(out, part(markSOF0, frame)...)
	out = append(out, part(markDHT, append([]byte{0x00}, table...))...)
	out = append(out, part(markDHT, append([]byte{0x10}, table...))...)
	if s.restart > 0 {
		out = append(out, part(markDRI, []byte{byte(s.restart >> 8), byte(s.restart)})...)
	}
	out = append(out, part(markSOS, []byte{3, 1, 0, 2, 0, 3, 0, 0, 63, 0})...)
	return append(append(out, s.scan(seed)...), 0xff, markEOI)
}

func (s shot) scan(seed uint64) []byte {
	random, w := rand.New(rand.NewPCG(seed, 3)), &bitWriter{}
	var means [3]int
	units := (s.w + 8*s.across - 1) / (8 * s.across) * ((s.h + 8*s.down - 1) / (8 * s.down))
	for unit := range units {
		if s.restart > 0 && unit > 0 && unit%s.restart == 0 {
			w.end()
			w.out.Write([]byte{0xff, markRST0 + byte((unit/s.restart-1)%8)})
			means = [3]int{}
		}
		for i, blocks := range [3]int{s.across * s.down, 1, 1} {
			for range blocks {
				mean := random.IntN(400) - 200
				w.value(0, mean-means[i])
				means[i] = mean
				w.coefficients(random)
			}
		}
	}
	w.end()
	return w.out.Bytes()
}

// coefficients writes those of a block, with runs of zeros of every length.
func (w *bitWriter) coefficients(random *rand.Rand) {
	for k := 1; k < 64; {
		zeros := random.IntN(9)
		if random.IntN(6) == 0 {
			zeros = 14 + random.IntN(20)
		}
		if k+zeros > 63 {
			w.code(0)
			return
		}
		for k += zeros + 1; zeros > 15; zeros -= 16 {
			w.code(0xf0)
		}
		w.value(byte(zeros), []int{-3, -2, -1, 1, 2, 3}[random.IntN(6)])
	}
}
