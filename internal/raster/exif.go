package raster

import (
	"bytes"
	"encoding/binary"
)

// ExifMark begins the segment of a JPEG with EXIF metadata.
var ExifMark = []byte("Exif\x00\x00")

// Upright is the orientation of a picture that is shown as it is stored.
const Upright = 1

// OrientationIn returns the orientation (tag 0x0112) in the first directory of EXIF metadata, which has the format of TIFF: 1 to 8, and 1
// when it is missing.
func OrientationIn(tiff []byte) uint16 {
	var order binary.ByteOrder = binary.BigEndian
	if bytes.HasPrefix(tiff, []byte("II")) {
		order = binary.LittleEndian
	}
	if len(tiff) < 8 || int64(order.Uint32(tiff[4:])) > int64(len(tiff)-2) {
		return Upright
	}
	directory := tiff[order.Uint32(tiff[4:]):]
	entries := directory[2:]
	const short = 3 // the only type of an orientation that browsers read
	for range order.Uint16(directory) {
		if len(entries) < 12 {
			return Upright
		}
		is := order.Uint16(entries) == 0x0112 && order.Uint16(entries[2:]) == short
		if o := order.Uint16(entries[8:]); is && o >= Upright && o <= 8 {
			return o
		}
		entries = entries[12:]
	}
	return Upright
}

// onlyOrientation returns EXIF metadata with nothing but the orientation; nil when it is upright.
func onlyOrientation(tiff []byte) []byte {
	o := OrientationIn(bytes.TrimPrefix(tiff, ExifMark))
	if o == Upright {
		return nil
	}
	return append([]byte("MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01"), byte(o>>8), byte(o), 0, 0, 0, 0, 0, 0)
}
