package icc

import (
	"bytes"

	"github.com/kovidgoyal/imaging/prism/meta/icc"
)

// table is a profile with lookup tables, of RGB or CMYK.
type table struct {
	to *icc.Pipeline
	// known has the colours that were converted last: neighbours are often the same, and one conversion takes 0.4 µs
	known [1 << 12]struct {
		from uint32
		set  bool
		to   [3]uint8
	}
}

// newTable reads the table for photographs (perceptual), which browsers use too.
func newTable(data []byte, p *profile, channels int) (*table, error) {
	if t := p.tags["A2B0"]; len(t) < 32 || int(t[8]) != channels || t[9] != 3 {
		return nil, ErrProfile
	}
	read, err := icc.DecodeProfile(bytes.NewReader(data))
	if err != nil {
		return nil, ErrProfile
	}
	const blackPoint, clamp, mapGamut, optimize = false, true, false, true // mapGamut would make strong colours pale
	to, err := read.CreateTransformerToSRGB(icc.PerceptualRenderingIntent, blackPoint, channels, clamp, mapGamut, optimize)
	if err != nil {
		return nil, ErrProfile
	}
	return &table{to: to}, nil
}

func (t *table) rgb(pix []uint8, step int) {
	for i := 0; i+2 < len(pix); i += step {
		p := pix[i : i+3 : i+3]
		c := t.of([4]uint8{p[0], p[1], p[2]})
		p[0], p[1], p[2] = c[0], c[1], c[2]
	}
}

func (t *table) cmyk(to, from []uint8) {
	for i := 0; i+3 < len(from); i += 4 {
		c := t.of([4]uint8(from[i : i+4]))
		to[i], to[i+1], to[i+2], to[i+3] = c[0], c[1], c[2], 255
	}
}

func (t *table) of(from [4]uint8) [3]uint8 {
	key := uint32(from[0])<<24 | uint32(from[1])<<16 | uint32(from[2])<<8 | uint32(from[3])
	at := &t.known[(key*2654435761)>>20]
	if !at.set || at.from != key {
		var in, out [4]float64
		for i, v := range from {
			in[i] = float64(v) / 255
		}
		t.to.TransformGeneral(out[:], in[:])
		at.from, at.set, at.to = key, true, [3]uint8{toByte(out[0]), toByte(out[1]), toByte(out[2])}
	}
	return at.to
}
