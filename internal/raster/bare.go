package raster

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
)

// Bare returns a picture without its metadata: location, time, camera, person, texts, previews and bytes after its end. The pixel data stay
// the same, byte for byte, as do orientation and the colours of its profile, whose texts go too. A file that is none of the three kinds is
// returned unchanged.
func Bare(data []byte) []byte {
	switch KindOf(data) {
	case JPEG:
		return bareJPEG(data)
	case PNG:
		return barePNG(data)
	case WebP:
		return bareWebP(data)
	}
	return data
}

func bareJPEG(data []byte) []byte {
	out := make([]byte, 0, len(data))
	profile := quietJPEG(data)
	turned := false // by the first EXIF; browsers never read a second
	for s := range segments(data) {
		switch {
		case s.marker == markAPP0 && bytes.HasPrefix(s.body, []byte("JFIF\x00")) && len(s.body) >= 14:
			out = appendSegment(out, markAPP0, append(bytes.Clone(s.body[:12]), 0, 0)) // without its preview
		case s.marker == markAPP1 && bytes.HasPrefix(s.body, ExifMark):
			first := !turned
			turned = true
			if notes := onlyOrientation(s.body); notes != nil && first {
				out = appendSegment(out, markAPP1, append(bytes.Clone(ExifMark), notes...))
			}
		case s.marker == markAPP2 && bytes.HasPrefix(s.body, profileMark):
			if piece := profile.of(s.body); piece != nil {
				out = appendSegment(out, markAPP2, piece)
			}
		case s.marker < markAPP0 || s.marker > markAPPF && s.marker != markCOM,
			s.marker == markAPPE && bytes.HasPrefix(s.body, []byte("Adobe")):
			out = append(out, s.all...)
		}
	}
	return out
}

func appendSegment(out []byte, marker byte, body []byte) []byte {
	out = binary.BigEndian.AppendUint16(append(out, 0xff, marker), uint16(len(body)+2))
	return append(out, body...)
}

// pngOptional lists the optional chunks that stay because they affect how the pixels look.
var pngOptional = map[string]bool{"tRNS": true, "gAMA": true, "cHRM": true, "sRGB": true, "iCCP": true, "sBIT": true, "bKGD": true,
	"pHYs": true,
	"cICP": true, "mDCV": true, "cLLI": true, "acTL": true, "fcTL": true, "fdAT": true}

func barePNG(data []byte) []byte {
	out := append(make([]byte, 0, len(data)), pngMark...)
	for c := range pngChunks(data) {
		needed := c.name[0] >= 'A' && c.name[0] <= 'Z'
		switch {
		case c.name == "eXIf":
			if notes := onlyOrientation(c.body); notes != nil && !bytes.HasPrefix(c.body, ExifMark) { // with JPEG's mark it is not read
				out = appendPNG(out, c.name, notes)
			}
		case c.name == "iCCP":
			if profile := quietPNG(c.body); profile != nil {
				out = appendPNG(out, c.name, profile)
			}
		case needed || pngOptional[c.name]:
			out = append(out, c.all...)
		}
	}
	return out
}

func appendPNG(out []byte, name string, body []byte) []byte {
	out = binary.BigEndian.AppendUint32(out, uint32(len(body)))
	at := len(out)
	out = append(append(out, name...), body...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[at:]))
}

var webpOptional = map[string]bool{"VP8X": true, "VP8 ": true, "VP8L": true, "ALPH": true, "ICCP": true, "ANIM": true, "ANMF": true}

// Bits of a VP8X chunk that announce chunks.
const (
	webpHasXMP  = 0x04
	webpHasEXIF = 0x08
)

func bareWebP(data []byte) []byte {
	out := append(make([]byte, 0, len(data)), data[:12]...)
	said := -1 // where the VP8X chunk says what comes
	for c := range webpChunks(data) {
		if !webpOptional[c.name] {
			continue
		}
		out = append(out, c.all...)
		if c.name == "ICCP" {
			profile := out[len(out)-len(c.all)+8:][:len(c.body)]
			if n := copy(profile, QuietProfile(c.body)); n == 0 {
				clear(profile) // no profile, which browsers ignore
			}
		}
		if c.name == "VP8X" && len(c.body) > 0 {
			said = len(out) - len(c.all) + 8
			out[said] &^= webpHasXMP | webpHasEXIF
		}
	}
	if notes := webpOrientation(data); notes != nil && said > 0 {
		out[said] |= webpHasEXIF
		out = append(binary.LittleEndian.AppendUint32(append(out, "EXIF"...), uint32(len(notes))), notes...)
	}
	binary.LittleEndian.PutUint32(out[4:], uint32(len(out)-8))
	return out
}

// webpOrientation returns EXIF with a WebP's orientation only, nil for one that is upright.
func webpOrientation(data []byte) []byte {
	for c := range webpChunks(data) {
		if c.name == "EXIF" {
			return onlyOrientation(c.body)
		}
	}
	return nil
}
