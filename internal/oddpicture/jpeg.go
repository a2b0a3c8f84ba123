// Package oddpicture makes small files that are costly to decode as pictures, for tests and for bench/attack.
package oddpicture

import (
	"bytes"
	"encoding/binary"
)

// part is a segment of a JPEG.
func part(marker byte, body ...byte) []byte {
	head := binary.BigEndian.AppendUint16([]byte{0xff, marker}, uint16(len(body)+2))
	return append(head, body...)
}

// ManyScans returns a grey progressive JPEG with so many empty scans.
func ManyScans(w, h, scans int) []byte {
	const endsHere = 0xe0 // this block and many after it are empty
	var b bytes.Buffer
	b.Write([]byte{0xff, 0xd8})
	quantum := bytes.Repeat([]byte{1}, 64)
	b.Write(part(0xdb, append([]byte{0}, quantum...)...))
	b.Write(part(0xc2, 8, byte(h>>8), byte(h), byte(w>>8), byte(w), 1, 1, 0x11, 0))
	b.Write(part(0xc4, append([]byte{0x00, 1}, append(make([]byte, 15), 0)...)...))
	b.Write(part(0xc4, append([]byte{0x10, 1}, append(make([]byte, 15), endsHere)...)...))
	blocks := ((w + 7) / 8) * ((h + 7) / 8)
	b.Write(part(0xda, 1, 1, 0x00, 0, 0, 0))
	b.Write(make([]byte, (blocks+7)/8))
	bits := bytes.NewBuffer(nil)
	// Each run of 1 + 14 zero bits ends 2^14 blocks.
	bits.Write(make([]byte, (15*((blocks+1<<14-1)>>14)+7)/8))
	for range scans - 1 {
		b.Write(part(0xda, 1, 1, 0x00, 1, 63, 0))
		b.Write(bits.Bytes())
	}
	b.Write([]byte{0xff, 0xd9})
	return b.Bytes()
}

// Inks returns a JPEG of four components, all of them half, as printers' programs write CMYK. Without the mark of Adobe nothing says which
// colours they are, which decoders find out when they have read the pixels; the mark says that there is no other transformation.
func Inks(w, h int, marked bool) []byte {
	var b bytes.Buffer
	b.Write([]byte{0xff, 0xd8})
	if marked {
		b.Write(part(0xee, append([]byte("Adobe"), 0, 100, 0, 0, 0, 0, 0)...))
	}
	b.Write(part(0xdb, append([]byte{0}, bytes.Repeat([]byte{1}, 64)...)...))
	b.Write(part(0xc0, 8, byte(h>>8), byte(h), byte(w>>8), byte(w), 4, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 4, 0x11, 0))
	for _, table := range []byte{0x00, 0x10} { // one sign of one bit: no difference, and the block's end
		b.Write(part(0xc4, append([]byte{table, 1}, make([]byte, 16)...)...))
	}
	b.Write(part(0xda, 4, 1, 0, 2, 0, 3, 0, 4, 0, 0, 63, 0))
	b.Write(make([]byte, ((w+7)/8)*((h+7)/8)))
	b.Write([]byte{0xff, 0xd9})
	return b.Bytes()
}
