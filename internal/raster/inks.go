package raster

import (
	"encoding/binary"
	"io"
)

// HasInks reports whether a file is a JPEG of four components, as printers' programs write CMYK. It reads the head of each segment before
// the pixels alone.
func HasInks(file io.ReaderAt) bool {
	const mostSegments = 1000
	var head [10]byte
	for at, n := int64(2), 0; n < mostSegments; n++ {
		if _, err := file.ReadAt(head[:], at); err != nil || head[0] != 0xff {
			return false
		}
		switch marker := head[1]; {
		case marker == 0xff: // it only fills
			at++
		case marker == markSOS, marker == markEOI:
			return false
		case marker >= markSOF0 && marker < markRST0 && marker != markDHT && marker != markJPG && marker != markDAC:
			return head[9] == 4
		default:
			at += 2 + int64(binary.BigEndian.Uint16(head[2:]))
		}
	}
	return false
}
