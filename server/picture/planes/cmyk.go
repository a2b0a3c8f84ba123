package planes

import "image"

// CMYK scales a picture of four inks down to w × h, one ink after the other. wait is called every few rows.
func CMYK(wait func(), m *image.CMYK, w, h int) *image.CMYK {
	out := image.NewCMYK(image.Rect(0, 0, w, h))
	size := m.Rect.Size()
	for ink := range 4 {
		p := newPlane(size.X, size.Y)
		for y := range p.h {
			from := m.Pix[y*m.Stride+ink:]
			for x := range p.row(y) {
				p.pix[y*p.w+x] = from[4*x]
			}
		}
		for p.w >= 4*w && p.h >= 4*h {
			p = p.half(wait)
		}
		across, down := newFilter(p.w, w, float64(p.w)/float64(w)), newFilter(p.h, h, float64(p.h)/float64(h))
		for i, v := range p.resize(wait, w, h, across, down, 1, 0).pix {
			out.Pix[4*i+ink] = v
		}
	}
	return out
}
