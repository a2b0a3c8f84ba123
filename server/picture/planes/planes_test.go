package planes

import (
	"image"
	"image/color"
	"testing"
)

func noWait() {}

// ramp returns a picture that grows brighter to the right and redder downwards, as a JPEG stores it.
func ramp(w, h int, ratio image.YCbCrSubsampleRatio) *image.YCbCr {
	m := image.NewYCbCr(image.Rect(0, 0, w, h), ratio)
	for y := range h {
		for x := range w {
			m.Y[m.YOffset(x, y)] = uint8(60 + 140*x/w)
			m.Cb[m.COffset(x, y)], m.Cr[m.COffset(x, y)] = 100, uint8(95+60*y/h)
		}
	}
	return m
}

var ratios = []image.YCbCrSubsampleRatio{image.YCbCrSubsampleRatio420, image.YCbCrSubsampleRatio422, image.YCbCrSubsampleRatio440,
	image.YCbCrSubsampleRatio444}

func close(a, b uint8, most int) bool { return int(a)-int(b) <= most && int(b)-int(a) <= most }

// TestResizeKeepsEachPlace scales pictures of every kind and of odd sizes: what lies at a place before lies there after.
func TestResizeKeepsEachPlace(t *testing.T) {
	for _, ratio := range ratios {
		for _, size := range []image.Point{{400, 300}, {401, 303}, {64, 48}, {1, 1}, {5, 3}, {2, 900}, {700, 1}} {
			m := ramp(size.X, size.Y, ratio)
			complete, ok := Of(m)
			if !ok {
				t.Fatal("the planes are not taken:", ratio)
			}
			for _, p := range []Picture{complete, complete.Half(noWait)} {
				if p.W < 1 || p.H < 1 {
					continue
				}
				w, h := max(1, p.W*2/3), max(1, p.H*2/3)
				got := p.Resize(noWait, w, h, Full)
				for _, at := range []image.Point{{0, 0}, {w / 2, h / 2}, {w - 1, h - 1}} {
					x, y := (2*at.X+1)*size.X/(2*w), (2*at.Y+1)*size.Y/(2*h)
					if y0 := m.Y[m.YOffset(x, y)]; size.X > 60 && !close(got.Y[got.YOffset(at.X, at.Y)], y0, 3) {
						t.Errorf("%v of %v: brightness %d at %v, want %d", ratio, size, got.Y[got.YOffset(at.X, at.Y)], at, y0)
					}
					if c := m.Cr[m.COffset(x, y)]; size.Y > 40 && !close(got.Cr[got.COffset(at.X, at.Y)], c, 4) {
						t.Errorf("%v of %v: colour %d at %v, want %d", ratio, size, got.Cr[got.COffset(at.X, at.Y)], at, c)
					}
				}
			}
		}
	}
	if _, ok := Of(image.NewYCbCr(image.Rect(0, 0, 8, 8), image.YCbCrSubsampleRatio411)); ok {
		t.Error("planes of 4:1:1 are taken, which are not scaled rightly")
	}
}

// TestResizeIntoRanges scales black, white and a full colour.
func TestResizeIntoRanges(t *testing.T) {
	for in, want := range map[[2]uint8][4]uint8{{0, 128}: {0, 128, 16, 128}, {255, 255}: {255, 255, 235, 240},
		{255, 0}: {255, 0, 235, 16}} {
		m := image.NewYCbCr(image.Rect(0, 0, 40, 30), image.YCbCrSubsampleRatio420)
		for i := range m.Y {
			m.Y[i] = in[0]
		}
		for i := range m.Cb {
			m.Cb[i], m.Cr[i] = in[1], in[1]
		}
		p, _ := Of(m)
		full, limited := p.Resize(noWait, 20, 15, Full), p.Resize(noWait, 20, 15, Limited)
		if got := [4]uint8{full.Y[7], full.Cb[7], limited.Y[7], limited.Cr[7]}; got != want {
			t.Errorf("Y %d and C %d become %v, want %v", in[0], in[1], got, want)
		}
	}
}

// TestConvert gives pictures of each kind the same colours again, and others.
func TestConvert(t *testing.T) {
	for _, ratio := range ratios {
		for _, size := range []image.Point{{60, 40}, {61, 41}, {1, 1}} {
			m, before := ramp(size.X, size.Y, ratio), ramp(size.X, size.Y, ratio)
			p, _ := Of(m)
			p.Convert(noWait, func([]uint8) {})
			for x := range size.X {
				got, want := color.YCbCrModel.Convert(m.At(x, size.Y/2)).(color.YCbCr), before.YCbCrAt(x, size.Y/2)
				if !close(got.Y, want.Y, 2) || !close(got.Cb, want.Cb, 2) || !close(got.Cr, want.Cr, 2) {
					t.Fatalf("%v of %v: converted into the same, %v at %d becomes %v", ratio, size, want, x, got)
				}
			}
			p.Convert(noWait, func(rgb []uint8) {
				for i := range rgb {
					rgb[i] = []uint8{200, 30, 90}[i%3]
				}
			})
			if r, g, b, _ := m.At(size.X-1, size.Y-1).RGBA(); !close(uint8(r>>8), 200, 3) || !close(uint8(g>>8), 30,
				3) || !close(uint8(b>>8), 90, 3) {
				t.Errorf("%v of %v: another colour is %d, %d, %d", ratio, size, r>>8, g>>8, b>>8)
			}
		}
	}
}

func TestCMYK(t *testing.T) {
	m := image.NewCMYK(image.Rect(0, 0, 900, 40))
	for i := range m.Pix {
		m.Pix[i] = uint8(40*(i%4) + i/4%900/10)
	}
	got := CMYK(noWait, m, 100, 5)
	for ink := range 4 {
		if v, want := got.Pix[4*(2*100+50)+ink], uint8(40*ink+45); !close(v, want, 2) {
			t.Errorf("ink %d in the middle is %d, want %d", ink, v, want)
		}
	}
}

// TestWork gives way every few rows.
func TestWork(t *testing.T) {
	p, _ := Of(ramp(64, 640, image.YCbCrSubsampleRatio444))
	for name, work := range map[string]func(wait func()){
		"half":    func(wait func()) { p.Half(wait) },
		"resize":  func(wait func()) { p.Resize(wait, 32, 320, Full) },
		"convert": func(wait func()) { p.Convert(wait, func([]uint8) {}) },
	} {
		waits := 0
		work(func() { waits++ })
		if waits < 320/every {
			t.Errorf("%s: %d waits, want one for every %d rows", name, waits, every)
		}
	}
}
