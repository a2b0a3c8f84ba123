package picture

import "image"

// orientation is the EXIF orientation of a picture (tag 0x0112): 1 is upright, 5 to 8 lie on their side.
type orientation uint16

const upright orientation = 1

// onSide reports whether turning the picture upright swaps width and height.
func (o orientation) onSide() bool { return o >= 5 }

// size returns the size in pixels of a stored picture once it is upright.
func (o orientation) size(m image.Image) image.Point {
	stored := m.Bounds().Size()
	if o.onSide() {
		return image.Pt(stored.Y, stored.X)
	}
	return stored
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
