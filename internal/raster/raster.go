// Package raster reads files of pictures (JPEG, PNG, WebP) without decoding their pixels: what decoding would cost, and which parts
// of a file are metadata about where, when and by whom it was taken.
package raster

import (
	"bytes"
	"encoding/binary"
	"errors"
	"path"
	"slices"
	"strings"
)

// Kind is what a file is by its content, whatever it is called.
type Kind string

// The kinds of pictures.
const (
	JPEG Kind = "jpeg"
	PNG  Kind = "png"
	WebP Kind = "webp"
)

// errBroken says that a file is not what its first bytes say.
var errBroken = errors.New("the file is no whole picture")

// KindOf tells what a file is from its first bytes; "" is none of the three.
func KindOf(data []byte) Kind {
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xd8\xff")):
		return JPEG
	case bytes.HasPrefix(data, pngMark):
		return PNG
	case len(data) >= 12 && bytes.HasPrefix(data, []byte("RIFF")) && string(data[8:12]) == "WEBP":
		return WebP
	}
	return ""
}

// IsName tells the name of a picture of pixels from that of a drawing, video or document.
func IsName(name string) bool {
	return slices.Contains([]string{".jpg", ".jpeg", ".png", ".webp"}, strings.ToLower(path.Ext(name)))
}

// Cost is what a picture takes to decode.
type Cost struct {
	Width, Height int
	Scans         int   // how often a JPEG goes over its pixels; 1 for other kinds
	Bytes         int64 // of memory while it is decoded
}

// Pixels is how many pixels a picture has.
func (c Cost) Pixels() int64 { return int64(c.Width) * int64(c.Height) }

// CostOf reads what a picture takes to decode. It fails for a file that does not say how large it is.
func CostOf(data []byte) (Cost, error) {
	var c Cost
	switch KindOf(data) {
	case JPEG:
		c = costOfJPEG(data)
	case PNG:
		c = costOfPNG(data)
	case WebP:
		c = costOfWebP(data)
	}
	if c.Width < 1 || c.Height < 1 {
		return Cost{}, errBroken
	}
	return c, nil
}

// big reads a number of two bytes.
func big(data []byte) int { return int(binary.BigEndian.Uint16(data)) }
