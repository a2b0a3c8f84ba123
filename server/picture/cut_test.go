package picture

import (
	"encoding/binary"
	"fmt"
	"image"
	"os"
	"strings"
	"testing"
)

func TestAPortraitIsCutOut(t *testing.T) {
	for _, c := range []struct {
		original image.Point
		size     image.Point
		left     int // of what is shown, in pixels of the original; above alike
		above    int
	}{
		{image.Pt(2400, 1600), image.Pt(600, 1100), 916, 0},
		{image.Pt(1200, 800), image.Pt(436, 800), 458, 0},
		{image.Pt(700, 2000), image.Pt(600, 1100), 0, 358},
		{image.Pt(300, 2000), image.Pt(300, 550), 0, 725},
		{image.Pt(300, 20), image.Pt(11, 20), 173, 0},
	} {
		for _, format := range []Format{WebP, JPEG} {
			t.Run(fmt.Sprint(c.original, format), func(t *testing.T) {
				original := gradient(c.original.X, c.original.Y)
				m := NewMaker(folder(t, map[string][]byte{name(1, "png"): asPNG(t, original)}))
				w := get(m, "GET", fmt.Sprintf("%s?width=600&height=1100&format=%s", name(1, "png"), format))
				got := decoded(t, w.Body.Bytes(), w.Header().Get("Content-Type"))
				if got.Bounds().Size() != c.size {
					t.Fatalf("the portrait has %v pixels, want %v", got.Bounds().Size(), c.size)
				}
				if corner := original.At(c.left, c.above); !near(got.At(0, 0), corner) {
					t.Errorf("its corner is %v, want %v", got.At(0, 0), corner)
				}
			})
		}
	}
}

// TestAPortraitThatLiesOnItsSide cuts a picture that the camera stored turned: what is cut off is at the sides of the upright one.
func TestAPortraitThatLiesOnItsSide(t *testing.T) {
	upright := gradient(1200, 800)
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): noted(asJPEG(t, stored(upright, 6)), 6, binary.BigEndian)}))
	got := decoded(t, get(m, "GET", name(1, "jpg")+"?width=600&height=1100&format=webp").Body.Bytes(), "image/webp")
	if got.Bounds().Size() != image.Pt(436, 800) {
		t.Fatalf("the portrait has %v pixels, want 436 × 800", got.Bounds().Size())
	}
	if corner := got.At(0, 0); !near(corner, upright.At(458, 0)) {
		t.Errorf("its corner is %v, want %v", corner, upright.At(458, 0))
	}
}

// TestABannerIsCutWhereItIsShown compares the cut with the place of a banner's picture that a wider window shows.
func TestABannerIsCutWhereItIsShown(t *testing.T) {
	css, err := os.ReadFile("../../web/site/pages/home/Banner.module.css")
	if err != nil {
		t.Fatal(err)
	}
	if want := fmt.Sprintf("object-position: %d%% %d%%;", cutLeft, cutAbove); !strings.Contains(string(css), want) {
		t.Errorf("Banner.module.css has no %q", want)
	}
}
