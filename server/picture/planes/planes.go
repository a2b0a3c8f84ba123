// Package planes scales and converts photographs as a JPEG has them: a plane of brightness (Y) and two of colour (Cb, Cr), which are
// usually half as wide and high. WebP has the same, so that no pixels of RGB are made in between.
package planes

import "image"

// plane is one channel, 8 bits a sample.
type plane struct {
	pix    []uint8
	stride int
	w, h   int
}

func newPlane(w, h int) plane { return plane{make([]uint8, w*h), w, w, h} }

func (p plane) row(y int) []uint8 { return p.pix[y*p.stride:][:p.w:p.w] }

// Picture is a photograph in planes of JPEG's range, 0 to 255.
type Picture struct {
	W, H    int
	y, b, r plane
	// how many columns and rows of Y share one sample of colour: 1 or 2
	across, down int
}

// Of returns the planes of a decoded JPEG, which it shares; false for the rare 4:1:1 and 4:1:0.
func Of(m *image.YCbCr) (Picture, bool) {
	p := Picture{W: m.Rect.Dx(), H: m.Rect.Dy(), across: 1, down: 1}
	switch m.SubsampleRatio {
	case image.YCbCrSubsampleRatio444:
	case image.YCbCrSubsampleRatio422:
		p.across = 2
	case image.YCbCrSubsampleRatio440:
		p.down = 2
	case image.YCbCrSubsampleRatio420:
		p.across, p.down = 2, 2
	default:
		return Picture{}, false
	}
	cw, ch := (p.W+p.across-1)/p.across, (p.H+p.down-1)/p.down
	if m.Rect.Min != (image.Point{}) || p.W < 1 || p.H < 1 {
		return Picture{}, false
	}
	p.y, p.b, p.r = plane{m.Y, m.YStride, p.W, p.H}, plane{m.Cb, m.CStride, cw, ch}, plane{m.Cr, m.CStride, cw, ch}
	return p, true
}

// every is after how many rows wait is called: less than a millisecond's work.
const every = 16

// Half returns the picture at half its width and height: the means of 2 × 2 samples. wait is called every few rows.
func (p Picture) Half(wait func()) Picture {
	h := Picture{W: p.W / 2, H: p.H / 2, across: p.across, down: p.down}
	h.y, h.b, h.r = p.y.half(wait), p.b.half(wait), p.r.half(wait)
	return h
}

func (p plane) half(wait func()) plane {
	out := newPlane(max(1, p.w/2), max(1, p.h/2))
	if p.w < 2 || p.h < 2 {
		return p.thin(out)
	}
	for y := range out.h {
		if y%every == 0 {
			wait()
		}
		a, b, to := p.row(2 * y)[:2*out.w], p.row(2*y + 1)[:2*out.w], out.row(y)
		for x := range to {
			to[x] = uint8((uint(a[2*x]) + uint(a[2*x+1]) + uint(b[2*x]) + uint(b[2*x+1]) + 2) >> 2)
		}
	}
	return out
}

// thin halves a plane of one row or column.
func (p plane) thin(out plane) plane {
	for y := range out.h {
		for x := range out.w {
			out.row(y)[x] = p.row(min(2*y, p.h-1))[min(2*x, p.w-1)]
		}
	}
	return out
}
