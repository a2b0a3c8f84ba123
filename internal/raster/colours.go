package raster

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"io"
)

// Colours is what a picture says about its colours. It says nothing when all fields are zero; browsers show it as sRGB then.
type Colours struct {
	ICC            []byte   // a colour profile
	CICP           [4]uint8 // codes of ITU-T H.273: primaries, curve, matrix, range
	Gamma          uint32   // of a PNG, of 100,000
	Chromaticities []uint32 // of a PNG, of 100,000: x and y of white, red, green and blue
}

// maxProfile is the largest colour profile in bytes that is read.
const maxProfile = 4 << 20

// ColoursOf reads what a picture says about its colours, as browsers do.
func ColoursOf(data []byte) Colours {
	switch KindOf(data) {
	case JPEG:
		return Colours{ICC: profileOfJPEG(data)}
	case PNG:
		return coloursOfPNG(data)
	case WebP:
		return Colours{ICC: profileOfWebP(data)}
	}
	return Colours{}
}

var profileMark = []byte("ICC_PROFILE\x00")

// profileOfJPEG puts a profile together, which is stored in pieces of up to 64 kB: each names its place and how many there are. Nil unless
// all are there.
func profileOfJPEG(data []byte) (profile []byte) {
	var pieces [256][]byte
	count := 0
	for s := range segments(data) {
		if s.marker == markSOS {
			break
		}
		body, ok := bytes.CutPrefix(s.body, profileMark)
		if !ok || s.marker != markAPP2 || len(body) < 2 {
			continue
		}
		place, of := int(body[0]), int(body[1])
		if place < 1 || place > of || count != 0 && count != of || pieces[place] != nil {
			return nil
		}
		count, pieces[place] = of, body[2:]
	}
	for _, piece := range pieces[1 : count+1] {
		if piece == nil {
			return nil
		}
		profile = append(profile, piece...)
	}
	return profile
}

func profileOfWebP(data []byte) []byte {
	for c := range webpChunks(data) {
		switch c.name {
		case "ICCP":
			return c.body
		case "VP8 ", "VP8L", "ANMF":
			return nil
		}
	}
	return nil
}

// coloursOfPNG reads the chunks before the pixels. The first kind of these that is there counts (PNG, third edition, 4.3): cICP, iCCP,
// sRGB, gAMA with cHRM.
func coloursOfPNG(data []byte) (c Colours) {
	plain := false
	for part := range pngChunks(data) {
		if part.name == "IDAT" {
			break
		}
		switch b := part.body; {
		case part.name == "cICP" && len(b) == 4:
			c.CICP = [4]uint8(b)
		case part.name == "iCCP":
			c.ICC = inflated(b)
		case part.name == "sRGB":
			plain = true
		case part.name == "gAMA" && len(b) == 4:
			c.Gamma = binary.BigEndian.Uint32(b)
		case part.name == "cHRM" && len(b) == 32:
			c.Chromaticities = nil
			for i := range 8 {
				c.Chromaticities = append(c.Chromaticities, binary.BigEndian.Uint32(b[4*i:]))
			}
		}
	}
	switch {
	case c.CICP != [4]uint8{}:
		return Colours{CICP: c.CICP}
	case c.ICC != nil:
		return Colours{ICC: c.ICC}
	case plain:
		return Colours{}
	}
	return c
}

// inflated unpacks the profile of an iCCP chunk: a name, zero, the method of packing (0), the packed profile.
func inflated(chunk []byte) []byte {
	_, packed, ok := bytes.Cut(chunk, []byte{0})
	if !ok || len(packed) < 1 || packed[0] != 0 {
		return nil
	}
	in, err := zlib.NewReader(bytes.NewReader(packed[1:]))
	if err != nil {
		return nil
	}
	profile, err := io.ReadAll(io.LimitReader(in, maxProfile+1))
	if err != nil || len(profile) > maxProfile {
		return nil
	}
	return profile
}
