package raster

import "encoding/binary"

var pngMark = []byte("\x89PNG\r\n\x1a\n")

// chunk is a part of a PNG or WebP. all has every byte of it.
type chunk struct {
	name      string
	all, body []byte
}

// pngChunks gives the chunks of a PNG in order, until its end or until one is cut off.
func pngChunks(data []byte) func(yield func(chunk) bool) {
	return func(yield func(chunk) bool) {
		for data = data[len(pngMark):]; len(data) >= 12; {
			length := int(binary.BigEndian.Uint32(data))
			if length > len(data)-12 {
				return
			}
			c := chunk{string(data[4:8]), data[:12+length], data[8 : 8+length]}
			if !yield(c) || c.name == "IEND" {
				return
			}
			data = data[12+length:]
		}
	}
}

func costOfPNG(data []byte) (c Cost) {
	for part := range pngChunks(data) {
		if part.name != "IHDR" || len(part.body) < 13 {
			return Cost{}
		}
		w, h := binary.BigEndian.Uint32(part.body), binary.BigEndian.Uint32(part.body[4:])
		if w > 1<<24 || h > 1<<24 {
			w, h = 1<<24, 1<<24 // more than anybody takes
		}
		c = Cost{Width: int(w), Height: int(h), Scans: 1}
		c.Bytes = c.Pixels() * pngPixel(part.body[8], part.body[9])
		if part.body[12] != 0 { // interlaced: its passes are put together at the end
			c.Bytes += c.Bytes / 2
		}
		break
	}
	return c
}

// pngPixel is how many bytes a pixel takes when it is decoded.
func pngPixel(depth, colours byte) int64 {
	const palette = 3
	switch {
	case colours == palette:
		return 1
	case depth == 16:
		return 8
	}
	return 4
}
