package oddpicture

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"io"
)

// Depth says how a PNG's pixels are written.
type Depth struct {
	Bits, Colours byte // as IHDR says them; colours 2 are red, green and blue, 3 a palette, 6 with opacity
	Interlaced    bool
}

// PNG is a picture without anything on it, which packs well.
func PNG(w, h int, d Depth) []byte {
	head := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(w)), uint32(h))
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	rows := [][2]int{{w, h}}
	way := byte(0)
	if d.Interlaced {
		rows, way = passes(w, h), 1
	}
	for _, size := range rows {
		io.CopyN(z, zeros{}, int64(size[1])*int64(1+d.row(size[0])))
	}
	z.Close()
	out := append([]byte("\x89PNG\r\n\x1a\n"), chunk("IHDR", append(head, d.Bits, d.Colours, 0, 0, way))...)
	if d.Colours == 3 {
		out = append(out, chunk("PLTE", []byte{255, 255, 255})...)
	}
	return append(append(out, chunk("IDAT", packed.Bytes())...), chunk("IEND", nil)...)
}

// row is how many bytes a row of so many pixels has.
func (d Depth) row(w int) int {
	channels := map[byte]int{0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[d.Colours]
	return (w*channels*int(d.Bits) + 7) / 8
}

// passes gives the sizes of the seven pictures of which an interlaced one is made.
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

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}
