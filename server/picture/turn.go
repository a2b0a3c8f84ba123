package picture

import "image"

// orientation is the EXIF orientation of a picture (tag 0x0112): 1 is upright, 5 to 8 lie on their side.
type orientation uint16

const upright orientation = 1

// onSide reports whether turning the picture upright swaps width and height.
func (o orientation) onSide() bool { return o >= 5 }

// swapped returns the size in pixels that a stored picture has once it is upright, and the other way round.
func (o orientation) swapped(size image.Point) image.Point {
	if o.onSide() {
		return image.Pt(size.Y, size.X)
	}
	return size
}

// from returns, for a point of the upright picture, the point of the stored one, which is w wide and h high.
var from = map[orientation]func(x, y, w, h int) (int, int){
	2: func(x, y, w, h int) (int, int) { return w - 1 - x, y },
	3: func(x, y, w, h int) (int, int) { return w - 1 - x, h - 1 - y },
	4: func(x, y, w, h int) (int, int) { return x, h - 1 - y },
	5: func(x, y, w, h int) (int, int) { return y, x },
	6: func(x, y, w, h int) (int, int) { return y, h - 1 - x },
	7: func(x, y, w, h int) (int, int) { return w - 1 - y, h - 1 - x },
	8: func(x, y, w, h int) (int, int) { return w - 1 - y, x },
}

// applyPlanes turns a picture of 4:2:0 upright.
func (o orientation) applyPlanes(m *image.YCbCr) *image.YCbCr {
	source, ok := from[o]
	if !ok {
		return m
	}
	out := image.NewYCbCr(image.Rectangle{Max: o.swapped(m.Rect.Size())}, image.YCbCrSubsampleRatio420)
	turn := func(to, pix []uint8, stride, w, h int) {
		size := o.swapped(image.Pt(w, h))
		for y := range size.Y {
			for x := range size.X {
				sx, sy := source(x, y, w, h)
				to[y*size.X+x] = pix[sy*stride+sx]
			}
		}
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	turn(out.Y, m.Y, m.YStride, w, h)
	turn(out.Cb, m.Cb, m.CStride, (w+1)/2, (h+1)/2)
	turn(out.Cr, m.Cr, m.CStride, (w+1)/2, (h+1)/2)
	return out
}

// apply turns a picture upright.
func (o orientation) apply(m *image.RGBA) *image.RGBA {
	source, ok := from[o]
	if !ok {
		return m
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	if o.onSide() {
		out = image.NewRGBA(image.Rect(0, 0, h, w))
	}
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			sx, sy := source(x, y, w, h)
			copy(out.Pix[out.PixOffset(x, y):][:4], m.Pix[m.PixOffset(sx, sy):])
		}
	}
	return out
}
