package picture

import (
	"image"
	"image/color"
	"runtime"
	"testing"
)

// TestResampleTakesLittleMemory measures what is allocated beside the picture itself: the result and some rows.
func TestResampleTakesLittleMemory(t *testing.T) {
	for name, m := range map[string]image.Image{
		"a photograph":       image.NewYCbCr(image.Rect(0, 0, 2000, 2600), image.YCbCrSubsampleRatio420),
		"16 bits a channel":  image.NewNRGBA64(image.Rect(0, 0, 2400, 1600)),
		"a little too large": image.NewGray(image.Rect(0, 0, 1601, 1600)),
	} {
		before := allocated()
		out := scale(t.Context(), m, upright, 1600)
		if used := allocated() - before; used > uint64(len(out.Pix))+4<<20 {
			t.Errorf("%s: %d MB were allocated for a result of %d MB, want at most 4 MB more", name, used>>20, len(out.Pix)>>20)
		}
	}
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

func TestResampledColours(t *testing.T) {
	half := image.NewNRGBA(image.Rect(5, 7, 305, 207)) // red to the left, clear to the right
	for y := 7; y < 207; y++ {
		for x := 5; x < 155; x++ {
			half.SetNRGBA(x, y, color.NRGBA{R: 200, A: 255})
		}
	}
	out := resample(t.Context(), half, image.Pt(100, 67))
	for x, want := range map[int]color.RGBA{0: {R: 200, A: 255}, 45: {R: 200, A: 255}, 55: {}, 99: {}} {
		for _, y := range []int{0, 33, 66} {
			if got := out.RGBAAt(x, y); got != want {
				t.Errorf("the colour at %d, %d is %v, want %v", x, y, got, want)
			}
		}
	}
	for i := 0; i < len(out.Pix); i += 4 {
		if out.Pix[i] > out.Pix[i+3] {
			t.Fatal("a colour exceeds its opacity at pixel", i/4)
		}
	}
}
