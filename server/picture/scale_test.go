package picture

import (
	"bytes"
	"image"
	"image/jpeg"
	"testing"

	"golang.org/x/image/draw"
)

// TestBandsAreNotSeen compares a picture that is halved band by band with one that is halved at once.
func TestBandsAreNotSeen(t *testing.T) {
	for _, size := range []image.Point{{301, 199}, {64, 2 * bandRows}, {2, 2}} {
		m, err := jpeg.Decode(bytes.NewReader(asJPEG(t, gradient(size.X, size.Y))))
		if err != nil {
			t.Fatal(err)
		}
		small := image.NewRGBA(image.Rect(0, 0, size.X/2, size.Y/2))
		draw.ApproxBiLinear.Scale(small, small.Rect, m, m.Bounds(), draw.Src, nil)
		if !bytes.Equal(halved(t.Context(), m).Pix, small.Pix) {
			t.Errorf("a picture of %v that is halved band by band differs from one that is halved at once", size)
		}
	}
}
