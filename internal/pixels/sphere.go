package pixels

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/jpeg"

	"golang.org/x/image/draw"

	"github.com/gevel/gevel/internal/raster"
	"github.com/gevel/gevel/limits"
)

// quality is that of a padded sphere's JPEG.
const quality = 92

// Padded makes a 360° picture of a file that shows a part of the sphere: twice as wide as high, with the part at its height and in the
// middle, where a visitor looks first. What the camera did not see has the colour of the row beside it, such as the sky's. It is at most
// limits.PanoramaWidth wide.
func Padded(ctx context.Context, data []byte, s raster.Sphere) ([]byte, error) {
	done, err := Memory(ctx, MemoryOf(data)+5*limits.PanoramaWidth*limits.PanoramaWidth/2)
	if err != nil {
		return nil, err
	}
	defer done()
	part, err := Decode(data, bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	width := s.WidthOf(part.Bounds().Dx())
	scale := float64(width) / float64(s.Full.X)
	at := func(n int) int { return int(float64(n)*scale + 0.5) }
	sphere := image.NewRGBA(image.Rect(0, 0, width, width/2))
	place := image.Rect(0, at(s.Part.Min.Y), at(s.Part.Dx()), min(at(s.Part.Max.Y), width/2)).
		Add(image.Pt((width-at(s.Part.Dx()))/2, 0))
	draw.CatmullRom.Scale(sphere, place, part, part.Bounds(), draw.Src, nil)
	fill(sphere, image.Rect(0, 0, width, place.Min.Y), rowColour(sphere, place, place.Min.Y))
	fill(sphere, image.Rect(0, place.Max.Y, width, width/2), rowColour(sphere, place, place.Max.Y-1))
	for y := place.Min.Y; y < place.Max.Y; y++ {
		colour := rowColour(sphere, place, y)
		fill(sphere, image.Rect(0, y, place.Min.X, y+1), colour)
		fill(sphere, image.Rect(place.Max.X, y, width, y+1), colour)
	}
	var out bytes.Buffer
	err = jpeg.Encode(&out, sphere, &jpeg.Options{Quality: quality})
	return raster.WithProfileOf(data, out.Bytes()), err
}

func fill(m *image.RGBA, r image.Rectangle, c color.RGBA) {
	draw.Draw(m, r, image.NewUniform(c), image.Point{}, draw.Src)
}

// rowColour is the mean of a row of a part of a picture.
func rowColour(m *image.RGBA, part image.Rectangle, y int) color.RGBA {
	var sum [3]int
	for x := part.Min.X; x < part.Max.X; x++ {
		at := m.PixOffset(x, y)
		for i := range sum {
			sum[i] += int(m.Pix[at+i])
		}
	}
	n := max(part.Dx(), 1)
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}
