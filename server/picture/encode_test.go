package picture

import (
	"image"
	"image/color"
	"testing"
)

// glass returns a picture whose left half is half transparent red and whose right half is fully transparent.
func glass() *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, 200, 100))
	for y := range 100 {
		for x := range 100 {
			m.SetNRGBA(x, y, color.NRGBA{200, 0, 0, 128})
		}
	}
	return m
}

func TestTransparencyIsWhiteInJPEG(t *testing.T) {
	m := NewMaker(folder(t, map[string][]byte{name(1, "png"): asPNG(t, glass())}))
	for _, c := range []struct {
		format      Format
		left, right color.Color
	}{
		{WebP, color.NRGBA{200, 0, 0, 128}, color.NRGBA{}},
		{JPEG, color.NRGBA{227, 127, 127, 255}, color.White},
	} {
		w := get(m, "GET", name(1, "png")+"?width=100&format="+string(c.format))
		got := decoded(t, w.Body.Bytes(), "image/"+string(c.format))
		if left := got.At(25, 25); !near(left, c.left) {
			t.Errorf("%s: the half transparent left is %v, want %v", c.format, left, c.left)
		}
		if right := got.At(75, 25); !near(right, c.right) {
			t.Errorf("%s: the transparent right is %v, want %v", c.format, right, c.right)
		}
	}
}

func TestWebPOriginals(t *testing.T) {
	data, err := encode(t.Context(), gradient(300, 200), WebP)
	if err != nil {
		t.Fatal(err)
	}
	m := NewMaker(folder(t, map[string][]byte{name(1, "webp"): data}))
	w := get(m, "GET", name(1, "webp")+"?width=100&format=jpeg")
	got := decoded(t, w.Body.Bytes(), "image/jpeg")
	if got.Bounds().Size() != image.Pt(100, 67) || !near(got.At(50, 33), gradient(300, 200).At(150, 100)) {
		t.Errorf("a WebP original gives a size of %v with %v in the middle, want 100 × 67 and its colours",
			got.Bounds().Size(), got.At(50, 33))
	}
}
