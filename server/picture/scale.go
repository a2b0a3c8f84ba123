package picture

import (
	"context"
	"image"

	"github.com/gevel/gevel/server/idle"
	"golang.org/x/image/draw"
)

// scale resizes a picture so that it has the given width once turned upright, but never enlarges it.
func scale(ctx context.Context, m image.Image, turned orientation, width int) *image.RGBA {
	size := m.Bounds().Size()
	across := turned.swapped(size).X
	if width >= across {
		return resize(ctx, m, size)
	}
	return resize(ctx, m, image.Pt(proportional(size.X, width, across), proportional(size.Y, width, across)))
}

// proportional returns n × width / across, rounded, and at least 1.
func proportional(n, width, across int) int { return max(1, (n*width+across/2)/across) }

// resize scales a picture down to a size in pixels. It is halved while it is four times too large, which is fast and loses nothing; the
// rest is resampled.
func resize(ctx context.Context, m image.Image, size image.Point) *image.RGBA {
	for m.Bounds().Dx() >= 4*size.X && m.Bounds().Dy() >= 4*size.Y {
		m = halved(ctx, m)
	}
	if m.Bounds().Size() != size {
		return resample(ctx, m, size)
	}
	if colours, ok := m.(*image.RGBA); ok {
		return colours
	}
	colours := image.NewRGBA(image.Rectangle{Max: size})
	inBands(ctx, colours, func(band draw.Image) {
		draw.Draw(band, band.Bounds(), m, m.Bounds().Min.Add(band.Bounds().Min), draw.Src)
	})
	return colours
}

func halved(ctx context.Context, m image.Image) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx()/2, m.Bounds().Dy()/2))
	inBands(ctx, out, func(band draw.Image) { draw.ApproxBiLinear.Scale(band, out.Rect, m, m.Bounds(), draw.Src, nil) })
	return out
}

// bandRows is how many rows are drawn before requests are given way to: less than a millisecond's work.
const bandRows = 16

// inBands draws a picture band by band, each of which is clipped out of the whole.
func inBands(ctx context.Context, m *image.RGBA, paint func(band draw.Image)) {
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y += bandRows {
		idle.Wait(ctx)
		paint(m.SubImage(image.Rect(m.Rect.Min.X, y, m.Rect.Max.X, min(y+bandRows, m.Rect.Max.Y))).(draw.Image))
	}
}
