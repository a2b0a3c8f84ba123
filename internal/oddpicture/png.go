package oddpicture

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"hash/crc32"
)

// Depth is the encoding of a PNG's pixels.
type Depth struct {
	Bits, Colours byte // as IHDR says them; colours 2 are red, green and blue, 3 a palette, 6 with opacity
	Interlaced    bool
}

// PNG returns an empty picture, which compresses well.
func PNG(w, h int, d Depth) []byte {
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(w)), uint32(h))
	rows := [][2]int{{w, h}}
	way := byte(0)
	if d.Interlaced {
		rows, way = passes(w, h), 1
	}
	pixels := 0
	for _, size := range rows {
		pixels += size[1] * (1 + d.row(size[0]))
	}
	out := append([]byte("\x89PNG\r\n\x1a\n"), chunk("IHDR", append(head, d.Bits, d.Colours, 0, 0, way))...)
	if d.Colours == 3 {
		out = append(out, chunk("PLTE", []byte{255, 255, 255})...)
	}
	return append(append(out, chunk("IDAT", packedZeros(pixels))...), chunk("IEND", nil)...)
}

// Sized is a PNG that says it has a size, with more parts.
func Sized(width, height uint32, parts ...[]byte) []byte {
	size := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, width), height)
	out := append([]byte("\x89PNG\r\n\x1a\n"), chunk("IHDR", append(size, 8, 0, 0, 0, 0))...)
	for _, p := range parts {
		out = append(out, p...)
	}
	return append(append(out, chunk("IDAT", []byte{0})...), chunk("IEND", nil)...)
}

// Animated is a PNG with two frames.
func Animated() []byte { return Sized(10, 10, chunk("acTL", []byte{0, 0, 0, 2, 0, 0, 0, 0})) }

// row returns how many bytes a row of so many pixels has.
func (d Depth) row(w int) int {
	channels := map[byte]int{0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[d.Colours]
	return (w*channels*int(d.Bits) + 7) / 8
}

// passes returns the sizes of the seven passes of an interlaced picture.
func passes(w, h int) (list [][2]int) {
	for _, p := range [][4]int{{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}} {
		pw, ph := (w-p[0]+p[2]-1)/p[2], (h-p[1]+p[3]-1)/p[3]
		if pw > 0 && ph > 0 {
			list = append(list, [2]int{pw, ph})
		}
	}
	return list
}

func chunk(name string, body []byte) []byte {
	out := append(binary.BigEndian.AppendUint32(nil, uint32(len(body))), name...)
	out = append(out, body...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[4:]))
}

// packedZeros returns so many zeros compressed with zlib. It compresses the first megabyte only and repeats it, so that hundreds take no
// time.
func packedZeros(n int) []byte {
	const megabyte = 1 << 20
	var out bytes.Buffer
	out.Write([]byte{0x78, 0x9c})
	z, _ := flate.NewWriter(&out, flate.DefaultCompression) // the level is one of flate's own
	pack := func(size int) []byte {
		start := out.Len()
		z.Write(make([]byte, size))
		z.Flush()
		return out.Bytes()[start:]
	}
	if n >= megabyte {
		out.Write(bytes.Repeat(pack(megabyte), n/megabyte-1))
	}
	pack(n % megabyte)
	z.Close()
	// Adler-32 of zeros: the sum of bytes stays 1, so the sum of sums is the length.
	return binary.BigEndian.AppendUint32(out.Bytes(), uint32(n%65521)<<16|1)
}
