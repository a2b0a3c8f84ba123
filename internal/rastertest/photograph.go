package rastertest

import (
	"bytes"
	"image"
	"image/jpeg"
	"math"
	"math/rand/v2"
)

// Photograph returns a JPEG of 4032 × 3024 pixels as a phone stores one, in 4:2:0, with what is costly in a photograph: a sky, some hundred
// edges, a texture and the grain of the sensor. Each seed gives another one, always the same.
func Photograph(seed uint64) []byte {
	const w, h, quality = 4032, 3024, 92
	random := rand.New(rand.NewPCG(seed, 12))
	m := image.NewYCbCr(image.Rect(0, 0, w, h), image.YCbCrSubsampleRatio420)
	for y := range h {
		for x := range w {
			leaves := 12 * math.Sin(float64(x*x%7919)/97+float64(y)/9) * float64(y) / h
			m.Y[y*m.YStride+x] = uint8(205 - 120*y/h + int(leaves))
		}
	}
	for i := range m.Cb {
		m.Cb[i], m.Cr[i] = uint8(140-30*i/len(m.Cb)), uint8(118+20*i/len(m.Cb))
	}
	for range 300 { // walls, windows and their shadows
		x, y, tone := random.IntN(w), random.IntN(h), random.IntN(120)-60
		r := image.Rect(x, y, x+20+random.IntN(500), y+20+random.IntN(400)).Intersect(m.Rect)
		blue, red := uint8(100+random.IntN(56)), uint8(100+random.IntN(56))
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				at := m.YOffset(x, y)
				m.Y[at] = uint8(min(max(int(m.Y[at])+tone, 20), 235))
				at = m.COffset(x, y)
				m.Cb[at], m.Cr[at] = blue, red
			}
		}
	}
	for i := range m.Y {
		m.Y[i] = uint8(min(max(int(m.Y[i])+random.IntN(7)-3, 0), 255))
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, m, &jpeg.Options{Quality: quality}); err != nil {
		panic(err) // a buffer takes everything
	}
	return out.Bytes()
}
