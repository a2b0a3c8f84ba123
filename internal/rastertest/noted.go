// Package rastertest makes pictures with the GPS position, as phones do.
package rastertest

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"github.com/chai2010/webp"
)

// Secret is part of all metadata of the pictures that must be removed, Profile of what must stay.
const (
	Secret  = Position + " " + Name
	Profile = "a colour profile"
)

// Position and Name are what Secret says: where a picture was taken, and by whom.
const (
	Position = "GPS 51.145 5.755"
	Name     = "An Claes"
)

// Said returns what of Secret stands in data, in the ways in which files write texts; "" when nothing does.
func Said(data []byte) string {
	for _, text := range []string{Position, Name} {
		wide := []byte{}
		for _, c := range []byte(text) {
			wide = append(wide, 0, c)
		}
		for _, form := range [][]byte{[]byte(text), wide, fmt.Appendf(nil, "%x", text), fmt.Appendf(nil, "%X", text)} {
			if bytes.Contains(data, form) {
				return text
			}
		}
	}
	return ""
}

// ColourProfile is a colour profile, whose name and copyright say Secret in both ways that profiles have, and so does a tag of its maker.
func ColourProfile() string {
	wide := []byte{}
	for _, c := range []byte(Secret) {
		wide = append(wide, 0, c)
	}
	tags := [][2]string{{"desc", "desc" + Numbers(0, len(Secret)+1) + Secret + strings.Repeat("\x00", 80)},
		{"cprt", "mluc" + Numbers(0, 1, 12) + "enUS" + Numbers(len(wide), 28) + string(wide)}, {"mmod", "mmod" + Numbers(0) + Secret},
		{"rTRC", "curv" + Numbers(0, len(Profile)/2) + Profile}}
	table, body := Numbers(len(tags)), ""
	for _, t := range tags {
		table += t[0] + Numbers(132+12*len(tags)+len(body), len(t[1]))
		body += t[1]
	}
	return strings.Repeat("\x00", 36) + "acsp" + strings.Repeat("\x00", 88) + table + body
}

// Packed is a text as PNG and PDF pack it.
func Packed(text string) string {
	var b bytes.Buffer
	w := zlib.NewWriter(&b)
	w.Write([]byte(text))
	w.Close()
	return b.String()
}

// notes are EXIF notes of a picture that lies on its side.
func notes() []byte {
	return []byte("II*\x00\x08\x00\x00\x00\x01\x00\x12\x01\x03\x00\x01\x00\x00\x00\x06\x00\x00\x00\x00\x00\x00\x00" + Secret)
}

// Pictures returns one picture of each kind by extension, of 40 × 20 pixels.
func Pictures(t testing.TB) map[string][]byte {
	t.Helper()
	all, err := Make()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Make is Pictures for programs that measure.
func Make() (map[string][]byte, error) {
	m := image.NewRGBA(image.Rect(0, 0, 40, 20))
	for i := range m.Pix {
		m.Pix[i] = uint8(i * 7)
	}
	for y := range 20 {
		for x := range 40 {
			c := m.RGBAAt(x, y)
			m.SetRGBA(x, y, color.RGBA{c.R, c.G, c.B, 255})
		}
	}
	var j, p bytes.Buffer
	if err := jpeg.Encode(&j, m, nil); err != nil {
		return nil, err
	}
	if err := png.Encode(&p, m); err != nil {
		return nil, err
	}
	w, err := webp.EncodeLosslessRGBA(m)
	if err != nil {
		return nil, err
	}
	return map[string][]byte{".jpg": notedJPEG(j.Bytes()), ".png": notedPNG(p.Bytes()), ".webp": notedWebP(w)}, nil
}

func notedJPEG(plain []byte) []byte {
	out := append([]byte{}, plain[:2]...)
	for _, s := range []struct {
		marker byte
		body   string
	}{
		{0xe0, "JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x01\x01" + "abc"}, {0xe1, "Exif\x00\x00" + string(notes())},
		{0xe1, "http://ns.adobe.com/xap/1.0/\x00" + Secret},
		{0xe2, "ICC_PROFILE\x00\x01\x02" + ColourProfile()[:150]}, {0xe2, "ICC_PROFILE\x00\x02\x02" + ColourProfile()[150:]},
		{0xe2, "MPF\x00" + Secret}, {0xed, "Photoshop 3.0\x00" + Secret}, {0xfe, Secret},
	} {
		out = binary.BigEndian.AppendUint16(append(out, 0xff, s.marker), uint16(len(s.body)+2))
		out = append(out, s.body...)
	}
	return append(append(out, plain[2:]...), Secret...) // phones put videos behind the end
}

func notedPNG(plain []byte) []byte {
	const head = 8 + 12 + 13
	out := append([]byte{}, plain[:head]...)
	for _, c := range [][2]string{{"iCCP", "Display of " + Name + "\x00\x00" + Packed(ColourProfile())},
		{"eXIf", string(notes())}, {"tEXt", "Comment\x00" + Secret},
		{"iTXt", "XML:com.adobe.xmp\x00\x00\x00\x00\x00" + Secret}, {"zTXt", "Author\x00\x00" + Packed(Secret)},
		{"iTXt", "Author\x00\x01\x00\x00\x00" + Packed(Secret)}, {"tIME", "123456 "}, {"prVt", Secret}} {
		at := len(out) + 4
		out = append(append(binary.BigEndian.AppendUint32(out, uint32(len(c[1]))), c[0]...), c[1]...)
		out = binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[at:]))
	}
	return append(append(out, plain[head:]...), Secret...)
}

func notedWebP(plain []byte) []byte {
	const icc, exif, xmp = 0x20, 0x08, 0x04
	out := append([]byte{}, plain[:12]...)
	add := func(name, body string) {
		out = append(append(binary.LittleEndian.AppendUint32(append(out, name...), uint32(len(body))), body...),
			make([]byte, len(body)%2)...)
	}
	add("VP8X", string([]byte{icc | exif | xmp, 0, 0, 0, 39, 0, 0, 19, 0, 0}))
	add("ICCP", ColourProfile())
	out = append(out, plain[12:]...)
	add("EXIF", string(notes()))
	add("XMP ", Secret)
	binary.LittleEndian.PutUint32(out[4:], uint32(len(out)-8))
	return append(out, Secret...)
}
