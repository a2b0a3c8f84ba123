package picture

import (
	"bytes"
	"context"
	"image"

	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/picture/icc"
	"github.com/gevel/gevel/server/picture/planes"
)

// opened is an original in memory: its planes, if it is a photograph as cameras store it, otherwise its pixels. Its colours are those of
// sRGB; it lies as it is stored, since turning small results takes less.
type opened struct {
	data    []byte
	shown   image.Point // its size once it is upright
	turned  orientation
	colours *icc.Converter
	levels  []planes.Picture // from large to small, each half of the one before
	pixels  *image.RGBA
}

// fine is the width in pixels from which a size is made of a level that is hardly larger. A smaller one is sharper when it is made of one
// that is twice as large.
const fine = 1000

// enough is the size of the smallest level of which a size may be made.
func enough(size image.Point) image.Point {
	if size.X < fine {
		return size.Mul(2)
	}
	return size
}

// settle stores what the sizes are made of: the picture halved while it is twice as large as what is needed, and converted to sRGB.
func (d *opened) settle(ctx context.Context, m image.Image, need image.Point) error {
	wait := func() { idle.Wait(ctx) }
	if photo, ok := m.(*image.YCbCr); ok {
		if p, ok := planes.Of(photo); ok {
			for p.W >= 2*need.X && p.H >= 2*need.Y {
				p = p.Half(wait)
			}
			if d.colours != nil {
				p.Convert(wait, func(rgb []uint8) { d.colours.RGB(rgb, 3) })
			}
			d.levels = []planes.Picture{p}
			return ctx.Err()
		}
	}
	d.pixels = d.settledPixels(ctx, m, need)
	return ctx.Err()
}

// size makes one size.
func (d *opened) size(ctx context.Context, size Size) ([]byte, error) {
	return guarded(func() ([]byte, error) {
		if d.isUnchanged(size) {
			return d.data, nil
		}
		if d.levels == nil {
			return d.sizeOfPixels(ctx, size)
		}
		return d.sizeOfPlanes(ctx, size)
	})
}

// isUnchanged reports whether the largest size is the original as it is: small enough, of the format that is asked for, and shown the same
// by every browser.
func (d *opened) isUnchanged(size Size) bool {
	return size == Size{Width: Widths[len(Widths)-1], Format: size.Format} && d.shown.X <= size.Width && d.colours == nil &&
		d.turned == upright && string(raster.KindOf(d.data)) == string(size.Format) && bytes.Equal(raster.Bare(d.data), d.data)
}

// level returns the smallest level of which a size, in pixels of the stored picture, may be made.
func (d *opened) level(ctx context.Context, size image.Point) planes.Picture {
	need := enough(size)
	for i := 0; ; i++ {
		p := d.levels[i]
		if p.W < 2*need.X || p.H < 2*need.Y {
			return p
		}
		if i+1 == len(d.levels) {
			d.levels = append(d.levels, p.Half(func() { idle.Wait(ctx) }))
		}
	}
}

func (d *opened) sizeOfPlanes(ctx context.Context, size Size) ([]byte, error) {
	width := size.widthOf(d.shown)
	to := d.turned.swapped(image.Pt(width, proportional(d.shown.Y, width, d.shown.X)))
	samples := planes.Limited
	if size.Format == JPEG {
		samples = planes.Full
	}
	m := d.turned.applyPlanes(d.level(ctx, to).Resize(func() { idle.Wait(ctx) }, to.X, to.Y, samples))
	if size.Height > 0 {
		m = planes.Cut(m, cutOut(m.Rect.Size(), image.Pt(size.Width, size.Height)))
	}
	return encodePlanes(ctx, m, size.Format)
}

func (d *opened) sizeOfPixels(ctx context.Context, size Size) ([]byte, error) {
	m := d.turned.apply(scale(ctx, d.pixels, d.turned, size.widthOf(d.shown)))
	if size.Height > 0 {
		m = m.SubImage(cutOut(m.Rect.Size(), image.Pt(size.Width, size.Height))).(*image.RGBA)
	}
	return encode(ctx, m, size.Format)
}
