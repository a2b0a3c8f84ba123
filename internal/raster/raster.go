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

// Kind is the type of a file by its content, whatever its name.
type Kind string

// The kinds of pictures.
const (
	JPEG Kind = "jpeg"
	PNG  Kind = "png"
	WebP Kind = "webp"
)

// errBroken is the error for a file whose content does not match its first bytes.
var errBroken = errors.New("the file is no whole picture")

// KindOf returns the kind of a file from its first bytes; "" when it is none of the three.
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

// IsName reports whether a name is that of a JPEG, PNG or WebP.
func IsName(name string) bool {
	return slices.Contains([]string{".jpg", ".jpeg", ".png", ".webp"}, strings.ToLower(path.Ext(name)))
}

// Cost is what a picture takes to decode.
type Cost struct {
	Width, Height int
	Scans         int   // how often a JPEG goes over its pixels; 1 for other kinds
	Bytes         int64 // of memory while it is decoded
}

// Pixels returns how many pixels a picture has.
func (c Cost) Pixels() int64 { return int64(c.Width) * int64(c.Height) }

// CostOf returns what a picture takes to decode. It fails for a file without its size.
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
