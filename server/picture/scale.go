package picture

import (
	"image"

	"golang.org/x/image/draw"
)

// scale draws a picture so that it is as wide as asked once turned upright, but never wider than the original is.
func scale(m image.Image, turned orientation, width int) *image.RGBA {
	size := m.Bounds().Size()
	across := size.X
	if turned.lies() {
		across = size.Y
	}
	if width >= across {
		return resize(m, size)
	}
	return resize(m, image.Pt(part(size.X, width, across), part(size.Y, width, across)))
}

// part is n × width / across to the nearest pixel, and at least one.
func part(n, width, across int) int { return max(1, (n*width+across/2)/across) }

// resize draws a picture in a size in pixels, no larger than its own. It is halved while it is four times too large, which
// is quick and even; the rest is drawn with care.
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
