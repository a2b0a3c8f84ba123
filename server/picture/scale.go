package picture

import (
	"image"

	"golang.org/x/image/draw"
)

// scale resizes a picture so that it has the given width once turned upright, but never enlarges it.
func scale(m image.Image, turned orientation, width int) *image.RGBA {
	size := m.Bounds().Size()
	across := size.X
	if turned.onSide() {
		across = size.Y
	}
	if width >= across {
		return resize(m, size)
	}
	return resize(m, image.Pt(proportional(size.X, width, across), proportional(size.Y, width, across)))
}

// proportional returns n × width / across, rounded, and at least 1.
func proportional(n, width, across int) int { return max(1, (n*width+across/2)/across) }

// resize scales a picture down to a size in pixels. It is halved while it is four times too large, which is fast and loses nothing; the
// rest is resampled.
func resize(m image.Image, size image.Point) *image.RGBA {
	for m.Bounds().Dx() >= 4*size.X && m.Bounds().Dy() >= 4*size.Y {
		m = halved(m)
	}
	if m.Bounds().Size() != size {
		return resample(m, size)
	}
	if colours, ok := m.(*image.RGBA); ok {
		return colours
	}
	colours := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(colours, colours.Rect, m, m.Bounds().Min, draw.Src)
	return colours
}

func halved(m image.Image) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx()/2, m.Bounds().Dy()/2))
	draw.ApproxBiLinear.Scale(out, out.Rect, m, m.Bounds(), draw.Src, nil)
	return out
}
