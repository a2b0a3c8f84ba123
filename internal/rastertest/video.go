package rastertest

import "encoding/binary"

// Video is the beginning of an MP4 that notes Secret as the place where it was taken.
func Video() []byte {
	return append(box("ftyp", []byte("isom")), box("moov", box("udta", box("\xa9xyz", []byte(Secret))))...)
}

func box(kind string, body []byte) []byte {
	return append(append(binary.BigEndian.AppendUint32(nil, uint32(8+len(body))), kind...), body...)
}
