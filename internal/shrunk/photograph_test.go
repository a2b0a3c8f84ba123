package shrunk

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/jpeg"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/internal/rastertest"
)

func noWait() error { return nil }

// complete decodes all samples.
func complete(t *testing.T, data []byte) *image.YCbCr {
	t.Helper()
	m, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal("image/jpeg cannot read what the test wrote:", err)
	}
	return m.(*image.YCbCr)
}

// differs returns a sample that is not within 1 of the mean of those that it stands for.
func differs(small, large []uint8, smallStride, largeStride, w, h, by int) (at image.Point, got, want int, found bool) {
	for y := range h {
		for x := range w {
			sum := by * by / 2
			for j := range by {
				for i := range by {
					sum += int(large[(y*by+j)*largeStride+x*by+i])
				}
			}
			got, want := int(small[y*smallStride+x]), sum/(by*by)
			if got < want-1 || got > want+1 {
				return image.Pt(x, y), got, want, true
			}
		}
	}
	return at, 0, 0, false
}

func compare(t *testing.T, name string, data []byte, by int) {
	t.Helper()
	photo, err := Open(data)
	if err != nil {
		t.Fatalf("%s is not taken: %v", name, err)
	}
	got, err := photo.Decode(noWait, by)
	if err != nil {
		t.Fatalf("%s by %d: %v", name, by, err)
	}
	want := complete(t, data)
	size := want.Rect.Size()
	if got.SubsampleRatio != want.SubsampleRatio || got.Rect.Size() != image.Pt(size.X/by, size.Y/by) {
		t.Fatalf("%s by %d is %v of %v, want %v of %v", name, by, got.Rect, got.SubsampleRatio, want.Rect, want.SubsampleRatio)
	}
	across, down := photo.planes[0].across, photo.planes[0].down
	cw, ch := (size.X+across-1)/across/by, (size.Y+down-1)/down/by
	for plane, p := range [][2][]uint8{{got.Y, want.Y}, {got.Cb, want.Cb}, {got.Cr, want.Cr}} {
		w, h, smallStride, largeStride := size.X/by, size.Y/by, got.YStride, want.YStride
		if plane > 0 {
			w, h, smallStride, largeStride = cw, ch, got.CStride, want.CStride
		}
		if at, got, want, found := differs(p[0], p[1], smallStride, largeStride, w, h, by); found {
			t.Errorf("%s by %d: sample %v of plane %d is %d, want %d", name, by, at, plane, got, want)
		}
	}
	last := got.COffset(got.Rect.Dx()-1, got.Rect.Dy()-1)
	if good := (max(ch, 1)-1)*got.CStride + max(cw, 1) - 1; cw > 0 && ch > 0 && got.Cb[last] != got.Cb[good] {
		t.Errorf("%s by %d: the colour of the last pixel is %d, want that beside it, %d", name, by, got.Cb[last], got.Cb[good])
	}
}

// TestDecodeIsTheMeanOfAllSamples compares every kind of photograph and odd sizes with all samples, which image/jpeg decodes.
func TestDecodeIsTheMeanOfAllSamples(t *testing.T) {
	kinds := map[string]shot{
		"4:4:4":                {across: 1, down: 1},
		"4:2:2":                {across: 2, down: 1},
		"4:4:0":                {across: 1, down: 2},
		"4:2:0":                {across: 2, down: 2},
		"begun anew":           {across: 2, down: 2, restart: 3},
		"begun anew each time": {across: 1, down: 1, restart: 1},
		"wide":                 {across: 2, down: 1, wide: true},
	}
	for name, s := range kinds {
		for i, size := range []image.Point{{160, 96}, {101, 67}, {22, 38}, {17, 9}, {8, 8}} {
			s.w, s.h = size.X, size.Y
			data := s.bytes(uint64(i))
			for _, by := range []int{2, 4, 8} {
				compare(t, name+" "+size.String(), data, by)
			}
		}
	}
	compare(t, "a photograph", rastertest.Photograph(1), 2)
}

func TestOthersAreLeftToImageJPEG(t *testing.T) {
	var grey bytes.Buffer
	if err := jpeg.Encode(&grey, image.NewGray(image.Rect(0, 0, 20, 20)), nil); err != nil {
		t.Fatal(err)
	}
	good := shot{w: 40, h: 40, across: 2, down: 2, restart: 2}.bytes(1)
	changed := func(fromTo ...string) []byte { return []byte(strings.NewReplacer(fromTo...).Replace(string(good))) }
	adobe := part(markAPPE, []byte("Adobe\x00\x64\x00\x00\x00\x00\x00"))
	cut := len(good) - 200
	for name, data := range map[string][]byte{
		"grey":                    grey.Bytes(),
		"many scans":              oddpicture.ManyScans(64, 64, 3),
		"inks":                    oddpicture.Inks(64, 64, true),
		"no picture":              []byte("no picture"),
		"nothing":                 nil,
		"cut":                     good[:cut],
		"cut and ended":           append(append([]byte{}, good[:cut]...), 0xff, markEOI),
		"red, green and blue":     changed("\x01\x22\x00\x02\x11\x00\x03", "R\x22\x00G\x11\x00B", "\x01\x00\x02\x00\x03", "R\x00G\x00B"),
		"marked as no YCbCr":      append(append([]byte{0xff, markSOI}, adobe...), good[2:]...),
		"progressive":             changed("\xff\xc0", "\xff\xc2"),
		"12 bits":                 changed("\xff\xc0\x00\x11\x08", "\xff\xc0\x00\x11\x0c"),
		"4:1:1":                   changed("\x01\x22\x00", "\x01\x41\x00"),
		"more than 50 megapixels": changed("\x08\x00\x28\x00\x28", "\x08\xff\xff\xff\xff"),
		"without its end":         good[:len(good)-2],
		"another restart":         changed("\xff\xd0", "\xff\xd1"),
		"half a scan":             changed("\x03\x00\x00\x3f\x00", "\x03\x00\x00\x05\x00"),
	} {
		photo, err := Open(data)
		if err == nil {
			_, err = photo.Decode(noWait, 2)
		}
		if !errors.Is(err, ErrOther) {
			t.Errorf("%s gives %v, want ErrOther", name, err)
		}
	}
}

// TestWhatIsDamaged changes bytes at random: nothing breaks, and what is decoded all the same is a picture to image/jpeg too.
func TestWhatIsDamaged(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 5))
	decoded := 0
	for i := range 3000 {
		data := shot{w: 50, h: 30, across: 2, down: 1 + i%2, restart: i % 3}.bytes(uint64(i))
		for range 1 + random.IntN(3) {
			data[random.IntN(len(data))] = byte(random.IntN(256))
		}
		photo, err := Open(data)
		if err != nil {
			continue
		}
		if _, err := photo.Decode(noWait, 2<<(i%3)); err != nil {
			continue
		}
		decoded++
		if _, err := jpeg.Decode(bytes.NewReader(data)); err != nil {
			t.Fatalf("picture %d is decoded, and image/jpeg says: %v", i, err)
		}
	}
	if decoded < 100 {
		t.Errorf("%d damaged pictures are decoded, too few to compare", decoded)
	}
}

func TestDecodeEndsWithItsCaller(t *testing.T) {
	photo, err := Open(shot{w: 64, h: 640, across: 2, down: 2}.bytes(1))
	if err != nil {
		t.Fatal(err)
	}
	waits := 0
	if _, err := photo.Decode(func() error { waits++; return nil }, 8); err != nil || waits != 640/16 {
		t.Errorf("%d waits (%v), want one for each row of units", waits, err)
	}
	if _, err := photo.Decode(func() error { return context.Canceled }, 8); !errors.Is(err, context.Canceled) {
		t.Errorf("without its caller it gives %v, want context.Canceled", err)
	}
}
