package picture

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
)

// exifMark opens the segment of a JPEG that holds what the camera noted.
var exifMark = []byte("Exif\x00\x00")

// readOrientation reads how a JPEG is turned. A JPEG that does not say so, or says it wrongly, is upright.
func readOrientation(r io.Reader) orientation {
	in := bufio.NewReader(r)
	if start, err := in.Peek(2); err != nil || start[0] != 0xff || start[1] != 0xd8 {
		return upright
	}
	in.Discard(2)
	for {
		var head struct {
			Fill, Marker byte
			Length       uint16
		}
		if binary.Read(in, binary.BigEndian, &head) != nil || head.Fill != 0xff || head.Marker == 0xda || head.Length < 2 {
			return upright
		}
		segment := make([]byte, head.Length-2)
		if _, err := io.ReadFull(in, segment); err != nil {
			return upright
		}
		if notes, ok := bytes.CutPrefix(segment, exifMark); ok && head.Marker == 0xe1 {
			return orientationIn(notes)
		}
	}
}

// orientationIn finds the orientation (tag 0x0112) in the first directory of EXIF notes, which are written as a TIFF.
func orientationIn(tiff []byte) orientation {
	var order binary.ByteOrder = binary.BigEndian
	if bytes.HasPrefix(tiff, []byte("II")) {
		order = binary.LittleEndian
	}
	if len(tiff) < 8 || int64(order.Uint32(tiff[4:])) > int64(len(tiff)-2) {
		return upright
	}
	directory := tiff[order.Uint32(tiff[4:]):]
	entries := directory[2:]
	for range order.Uint16(directory) {
		if len(entries) < 12 {
			return upright
		}
		if o := orientation(order.Uint16(entries[8:])); order.Uint16(entries) == 0x0112 && o >= upright && o <= 8 {
			return o
		}
		entries = entries[12:]
	}
	return upright
}
