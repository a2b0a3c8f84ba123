package raster

import "encoding/binary"

// IsCut reports whether the end of a picture is missing. What phones and programs write after the end, such as a short video or zeros, is
// no part of the picture.
func IsCut(data []byte) bool {
	switch KindOf(data) {
	case JPEG:
		for s := range segments(data) {
			if s.marker == markEOI {
				return false
			}
		}
		return true
	case PNG:
		for c := range pngChunks(data) {
			if c.name == "IEND" {
				return false
			}
		}
		return true
	case WebP:
		return uint64(binary.LittleEndian.Uint32(data[4:]))+8 > uint64(len(data))
	}
	return false
}
