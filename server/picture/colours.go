package picture

import (
	"context"
	"image"
	"image/color"
	"image/draw"

	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/picture/icc"
	"github.com/gevel/gevel/server/picture/planes"
)

// coloursOf returns what converts a picture's colours to sRGB; nil for one that is sRGB, says nothing or has a profile that cannot be read,
// which browsers show as sRGB too.
func coloursOf(data []byte, m image.Image) *icc.Converter {
	c := raster.ColoursOf(data)
	switch {
	case c.ICC != nil:
		return profileOf(c.ICC, m)
	case c.CICP != [4]uint8{}:
		xy, known := icc.Primaries(c.CICP[0])
		if curve := icc.Transfer(c.CICP[1]); known && curve != nil {
			return icc.Space{XY: xy, Curve: curve}.Converter()
		}
	case c.Gamma > 0 && c.Chromaticities != nil:
		n := c.Chromaticities // the white comes first there
		xy := [8]float64{}
		for i := range xy {
			xy[i] = float64(n[(i+2)%8]) / 100_000
		}
		return icc.Space{XY: xy, Curve: icc.Gamma(100_000 / float64(c.Gamma))}.Converter()
	}
	return nil
}

// profileOf reads a profile. A grey picture may have one of RGB.
func profileOf(profile []byte, m image.Image) *icc.Converter {
	channels := []int{3}
	switch m.ColorModel() {
	case color.CMYKModel:
		channels = []int{4}
	case color.GrayModel, color.Gray16Model:
		channels = []int{1, 3}
	}
	for _, n := range channels {
		if c, err := icc.Of(profile, n); err == nil {
			return c
		}
	}
	return nil
}

// settledPixels returns the pixels of a picture, halved while it is twice as large as what is needed, in sRGB.
func (d *opened) settledPixels(ctx context.Context, m image.Image, need image.Point) *image.RGBA {
	if inks, ok := m.(*image.CMYK); ok && d.colours != nil {
		return fromInks(ctx, inks, need, d.colours)
	}
	for m.Bounds().Dx() >= 2*need.X && m.Bounds().Dy() >= 2*need.Y {
		m = halved(ctx, m)
	}
	pixels := resize(ctx, m, m.Bounds().Size())
	if d.colours != nil {
		inBands(ctx, pixels, func(band draw.Image) { convert(band.(*image.RGBA), d.colours) })
	}
	return pixels
}

// fromInks converts a picture of CMYK. It is scaled before, since a conversion by tables takes long.
func fromInks(ctx context.Context, m *image.CMYK, need image.Point, colours *icc.Converter) *image.RGBA {
	wait := func() { idle.Wait(ctx) }
	size := m.Rect.Size()
	small := image.Pt(min(size.X, need.X), min(size.Y, need.Y))
	if small != size {
		m = planes.CMYK(wait, m, small.X, small.Y)
	}
	out := image.NewRGBA(image.Rectangle{Max: small})
	for y := range small.Y {
		wait()
		colours.CMYK(out.Pix[y*out.Stride:][:4*small.X], m.Pix[y*m.Stride:][:4*small.X])
	}
	return out
}

// convert changes the colours of pixels, which are multiplied by their opacity.
func convert(m *image.RGBA, colours *icc.Converter) {
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row := m.Pix[m.PixOffset(m.Rect.Min.X, y):][:4*m.Rect.Dx()]
		divide(row)
		colours.RGB(row, 4)
		for i := 0; i < len(row); i += 4 {
			if a := uint32(row[i+3]); a < 255 {
				for c := range 3 {
					row[i+c] = uint8((uint32(row[i+c])*a + 127) / 255)
				}
			}
		}
	}
}

// divide divides colours by their opacity.
func divide(row []uint8) {
	for i := 0; i < len(row); i += 4 {
		if a := uint32(row[i+3]); a > 0 && a < 255 {
			for c := range 3 {
				row[i+c] = uint8(min((uint32(row[i+c])*255+a/2)/a, 255))
			}
		}
	}
}
