package raster

import "encoding/binary"

// webpChunks gives the chunks of a WebP in order, until the length that the file says, its end or one that is cut off.
func webpChunks(data []byte) func(yield func(chunk) bool) {
	return func(yield func(chunk) bool) {
		data = data[:min(len(data), 8+int(binary.LittleEndian.Uint32(data[4:])))]
		for data = data[min(12, len(data)):]; len(data) >= 8; {
			length := int(binary.LittleEndian.Uint32(data[4:]))
			if length > len(data)-8 {
				return
			}
			padded := min(8+length+length&1, len(data))
			if !yield(chunk{string(data[:4]), data[:padded], data[8 : 8+length]}) {
				return
			}
			data = data[padded:]
		}
	}
}

// Bytes that a pixel of a WebP takes while it is decoded: it is decoded into pixels of four bytes, which are copied; without loss it
// is decoded from as many more.
const (
	webpPixel     = 8
	webpLossless  = 12
	webpAlphaByte = 1
)

func costOfWebP(data []byte) Cost {
	for part := range webpChunks(data) {
		b := part.body
		switch {
		case part.name == "VP8X" && len(b) >= 10:
			return webpCost(little(b[4:])+1, little(b[7:])+1, webpLossless+webpAlphaByte)
		case part.name == "VP8L" && len(b) >= 5:
			bits := binary.LittleEndian.Uint32(b[1:])
			return webpCost(int(bits&0x3fff)+1, int(bits>>14&0x3fff)+1, webpLossless)
		case part.name == "VP8 " && len(b) >= 10:
			return webpCost(int(binary.LittleEndian.Uint16(b[6:])&0x3fff), int(binary.LittleEndian.Uint16(b[8:])&0x3fff), webpPixel)
		}
	}
	return Cost{}
}

func webpCost(w, h int, each int64) Cost {
	c := Cost{Width: w, Height: h, Scans: 1}
	c.Bytes = c.Pixels() * each
	return c
}

// little reads a number of three bytes.
func little(b []byte) int { return int(b[0]) | int(b[1])<<8 | int(b[2])<<16 }
