// Package icc converts colours of ICC profiles to sRGB as Little CMS does: colours that sRGB does not have are clipped, as browsers clip
// them. Profiles of three curves and a matrix (Display P3, Adobe RGB) and grey ones are computed here; those with lookup tables, as
// printers' CMYK has, by github.com/kovidgoyal/imaging.
package icc

import (
	"encoding/binary"
	"errors"
)

// Converter changes pixels in place into sRGB.
type Converter struct {
	grey  *[256]uint8
	rgb   *shaper
	table *table
}

// ErrProfile is the error for a profile that is damaged or of a kind that is not converted. Browsers show such a picture as sRGB.
var ErrProfile = errors.New("the colour profile cannot be read")

// maxProfile is the largest profile in bytes; the profiles of printers have up to 2 MB.
const maxProfile = 4 << 20

// Of returns the converter of a profile for pictures of 1 (grey), 3 (RGB) or 4 (CMYK) channels; nil for a profile that is sRGB's own.
func Of(profile []byte, channels int) (c *Converter, err error) {
	defer func() {
		if recover() != nil { // the reader of tables trusts its file
			c, err = nil, ErrProfile
		}
	}()
	p, err := parse(profile)
	if err != nil {
		return nil, err
	}
	switch {
	case channels == 1 && p.space == "GRAY":
		return p.greyConverter()
	case channels == 3 && p.space == "RGB " && p.tags["A2B0"] == nil:
		return p.shaperConverter()
	case channels == 3 && p.space == "RGB ", channels == 4 && p.space == "CMYK":
		t, err := newTable(profile, p, channels)
		return &Converter{table: t}, err
	}
	return nil, ErrProfile
}

// profile is a parsed one: its colour space as it is written, its tags by name.
type profile struct {
	space string
	tags  map[string][]byte
}

func parse(data []byte) (*profile, error) {
	const head, entry, mostTags = 132, 12, 200
	if len(data) < head || len(data) > maxProfile || string(data[36:40]) != "acsp" {
		return nil, ErrProfile
	}
	p := &profile{space: string(data[16:20]), tags: map[string][]byte{}}
	n := int(binary.BigEndian.Uint32(data[128:]))
	if n > mostTags || head+n*entry > len(data) {
		return nil, ErrProfile
	}
	for i := range n {
		e := data[head+i*entry:]
		at, size := int64(binary.BigEndian.Uint32(e[4:])), int64(binary.BigEndian.Uint32(e[8:]))
		if size < 8 || at+size > int64(len(data)) {
			return nil, ErrProfile
		}
		p.tags[string(e[:4])] = data[at : at+size]
	}
	return p, nil
}

// RGB converts pixels of RGB, step bytes from one to the next; what lies between stays.
func (c *Converter) RGB(pix []uint8, step int) {
	switch {
	case c.rgb != nil:
		c.rgb.apply(pix, step)
	case c.table != nil:
		c.table.rgb(pix, step)
	case c.grey != nil:
		for i := 0; i+2 < len(pix); i += step {
			pix[i], pix[i+1], pix[i+2] = c.grey[pix[i]], c.grey[pix[i+1]], c.grey[pix[i+2]]
		}
	}
}

// CMYK converts pixels of four inks, where 255 is full ink, into pixels of RGBA.
func (c *Converter) CMYK(to, from []uint8) { c.table.cmyk(to, from) }
