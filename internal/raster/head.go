package raster

import (
	"encoding/binary"
	"io"
)

// headAtOnce is how much of a picture is read first; most have their pixels before its end.
const headAtOnce = 16 << 10

// ReadHead reads a picture as far as its pixels, which is all that its size and orientation need, and little more.
func ReadHead(in io.Reader) (head []byte, err error) {
	for next := int64(headAtOnce); ; next = int64(len(head)) {
		more, err := io.ReadAll(io.LimitReader(in, next))
		head = append(head, more...)
		if err != nil || int64(len(more)) < next || hasPixels(head) {
			return head, err
		}
	}
}

// hasPixels reports whether the pixels begin within the beginning of a picture. What a WebP says of them stands before everything else.
func hasPixels(head []byte) bool {
	switch KindOf(head) {
	case JPEG:
		for s := range segments(head) {
			if s.marker == markSOS {
				return true
			}
		}
		return false
	case PNG:
		for at := len(pngMark); at+8 <= len(head); at += 12 + int(binary.BigEndian.Uint32(head[at:])) {
			if string(head[at+4:at+8]) == "IDAT" {
				return true
			}
		}
		return false
	}
	return true
}
