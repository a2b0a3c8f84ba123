package planes

import "image"

// Range is how the samples of a result are stored.
type Range struct{ gainY, offsetY, gainC, offsetC float32 }

// The ranges of JPEG (0 to 255) and of WebP (16 to 235 for Y, 16 to 240 for Cb and Cr).
var (
	Full    = Range{1, 0, 1, 0}
	Limited = Range{219.0 / 255, 16, 224.0 / 255, 128 - 128*224.0/255}
)

// Resize scales the picture down to w × h with Lanczos 3; the result is 4:2:0, without space between its rows. wait is called every few
// rows.
func (p Picture) Resize(wait func(), w, h int, r Range) *image.YCbCr {
	across, down := float64(p.W)/float64(w), float64(p.H)/float64(h)
	cw, ch := (w+1)/2, (h+1)/2
	y := p.y.resize(wait, w, h, newFilter(p.y.w, w, across), newFilter(p.y.h, h, down), r.gainY, r.offsetY)
	ax, ay := newFilter(p.b.w, cw, 2*across/float64(p.across)), newFilter(p.b.h, ch, 2*down/float64(p.down))
	cb := p.b.resize(wait, cw, ch, ax, ay, r.gainC, r.offsetC)
	cr := p.r.resize(wait, cw, ch, ax, ay, r.gainC, r.offsetC)
	return &image.YCbCr{Y: y.pix, Cb: cb.pix, Cr: cr.pix, YStride: w, CStride: cw, SubsampleRatio: image.YCbCrSubsampleRatio420,
		Rect: image.Rect(0, 0, w, h)}
}

// resize scales row by row and holds only the rows that the next one needs.
func (p plane) resize(wait func(), w, h int, across, down filter, gain, offset float32) plane {
	held := make([][]float32, down.n)
	for i := range held {
		held[i] = make([]float32, w)
	}
	out, sums, source, next := newPlane(w, h), make([]float32, w), make([]float32, p.w), 0
	for y := range h {
		if y%every == 0 {
			wait()
		}
		first := down.first[y]
		for next = max(next, first); next < first+down.n; next++ {
			for x, v := range p.row(next)[:len(source)] {
				source[x] = float32(v)
			}
			across.row(held[next%down.n], source)
		}
		clear(sums)
		weights := down.weights[y*down.n:][:down.n]
		i := 0
		for ; i+1 < len(weights); i += 2 {
			addTwo(sums, held[(first+i)%down.n], held[(first+i+1)%down.n], weights[i], weights[i+1])
		}
		if i < len(weights) {
			addTwo(sums, held[(first+i)%down.n], held[(first+i)%down.n], weights[i], 0)
		}
		line := out.row(y)
		for x, v := range sums[:len(line)] {
			line[x] = uint8(int32(min(max(v*gain+offset+0.5, 0), 255)))
		}
	}
	return out
}

// addTwo adds two rows by their weights.
func addTwo(sums, a, b []float32, wa, wb float32) {
	a, b = a[:len(sums)], b[:len(sums)]
	for x := range sums {
		sums[x] += wa*a[x] + wb*b[x]
	}
}
