package raster

import (
	"bytes"
	"encoding/binary"
)

var (
	jp2Mark      = []byte("\x00\x00\x00\x0cjP  \r\n\x87\n")
	jp2kCode     = []byte("\xff\x4f\xff\x51")
	jp2kComment  = []byte{0xff, 0x64}
	jp2Shown     = map[string]bool{"jP  ": true, "ftyp": true, "jp2h": true, "rreq": true, "jpch": true, "jplh": true}
	jp2kTileMark = byte(0x90)
)

// CanBlank reports whether Blank knows a file: a JPEG or JPEG 2000.
func CanBlank(data []byte) bool { return KindOf(data) == JPEG || isJPEG2000(data) }

func isJPEG2000(data []byte) bool {
	return bytes.HasPrefix(data, jp2Mark) || bytes.HasPrefix(data, jp2kCode)
}

// blankJPEG2000 makes a JPEG 2000 bare in place (ISO/IEC 15444-1, annexes A and I): its boxes that neither draw nor describe the picture's
// pixels become free space, and so do the comments of its code.
func blankJPEG2000(data []byte) (said bool) {
	if bytes.HasPrefix(data, jp2kCode) {
		return blankCode(data)
	}
	for len(data) >= 8 {
		length, head := int(binary.BigEndian.Uint32(data)), 8
		if length == 1 && len(data) >= 16 {
			length, head = int(min(binary.BigEndian.Uint64(data[8:]), uint64(len(data)))), 16
		}
		if length < head || length > len(data) {
			length = len(data) // 0 is up to the end
		}
		switch body := data[head:length]; {
		case string(data[4:8]) == "jp2c":
			said = blankCode(body) || said
		case !jp2Shown[string(data[4:8])]:
			copy(data[4:], "free")
			said = blank(body) || said
		}
		data = data[length:]
	}
	return said
}

// blankCode blanks the comments before the first tile.
func blankCode(code []byte) (said bool) {
	for at := 2; at+4 <= len(code) && code[at] == 0xff && code[at+1] != jp2kTileMark; {
		end := min(at+2+max(2, big(code[at+2:])), len(code))
		if bytes.HasPrefix(code[at:], jp2kComment) && at+6 <= end {
			said = blank(code[at+6:end]) || said
		}
		at = end
	}
	return said
}
