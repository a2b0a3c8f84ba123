package rastertest

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
)

// Panorama returns a JPEG of a room, 200 pixels high and so many times as wide: a 360° picture has 2 times.
func Panorama(ratio int) []byte {
	const height = 200
	m := image.NewRGBA(image.Rect(0, 0, ratio*height, height))
	for y := range height {
		for x := range ratio * height {
			line := uint8(0)
			if x%50 == 0 || y%50 == 0 {
				line = 90
			}
			m.Set(x, y, color.RGBA{R: uint8(x*150/(ratio*height)) + line, G: uint8(y*150/height) + line, B: 110 + line, A: 255})
		}
	}
	var b bytes.Buffer
	jpeg.Encode(&b, m, nil) // a buffer takes everything
	return b.Bytes()
}
