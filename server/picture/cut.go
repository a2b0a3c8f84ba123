package picture

import (
	"context"
	"image"
)

// How much of what is cut off lies left of the cut and above it, in hundredths: object-position of web/pages/home/Banner.module.css, so
// that a phone shows the same part of a banner.
const (
	cutLeft  = 60
	cutAbove = 50
)

// cut scales a picture so that it covers a size in pixels, and cuts off what is over. A picture that is smaller than the size is not
// enlarged, but cut to the same shape.
func cut(ctx context.Context, m image.Image, turned orientation, size image.Point) *image.RGBA {
	full := turned.size(m)
	width := max(size.X, proportional(full.X, size.Y, full.Y))
	scaled := turned.apply(scale(ctx, m, turned, width))
	return shaped(scaled, size)
}

// shaped returns the part of a picture that has the shape of a size and is no larger than it.
func shaped(m *image.RGBA, size image.Point) *image.RGBA {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	part := image.Pt(min(size.X, w, proportional(h, size.X, size.Y)), min(size.Y, h, proportional(w, size.Y, size.X)))
	corner := image.Pt((w-part.X)*cutLeft/100, (h-part.Y)*cutAbove/100)
	return m.SubImage(image.Rectangle{Min: corner, Max: corner.Add(part)}).(*image.RGBA)
}
