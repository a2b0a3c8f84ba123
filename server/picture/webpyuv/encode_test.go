package webpyuv

import (
	"bytes"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chai2010/webp"
)

// plain returns a picture of one colour.
func plain(w, h int, y, cb, cr uint8) *image.YCbCr {
	m := image.NewYCbCr(image.Rect(0, 0, w, h), image.YCbCrSubsampleRatio420)
	for plane, value := range map[*[]uint8]uint8{&m.Y: y, &m.Cb: cb, &m.Cr: cr} {
		for i := range *plane {
			(*plane)[i] = value
		}
	}
	return m
}

func TestEncode(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {33, 17}, {640, 480}} {
		data, err := Encode(plain(size.X, size.Y, 81, 90, 240), 75) // BT.601's red
		if err != nil {
			t.Fatal(size, err)
		}
		m, err := webp.DecodeRGBA(data)
		if err != nil || m.Rect.Size() != size {
			t.Fatalf("a picture of %v is read as %v (%v)", size, m.Bounds(), err)
		}
		if c := m.RGBAAt(size.X/2, size.Y/2); c.R < 250 || c.G > 5 || c.B > 5 {
			t.Errorf("a red picture of %v is %v", size, c)
		}
	}
}

func TestEncodeRefusesWhatItCannotWrite(t *testing.T) {
	short := plain(64, 64, 16, 128, 128)
	short.Y = short.Y[:100]
	for why, m := range map[string]*image.YCbCr{
		"too high":  plain(1, 16384, 16, 128, 128),
		"no pixels": {SubsampleRatio: image.YCbCrSubsampleRatio420},
		"cut off":   short,
		"4:4:4":     image.NewYCbCr(image.Rect(0, 0, 8, 8), image.YCbCrSubsampleRatio444),
	} {
		if _, err := Encode(m, 75); err != ErrNotEncoded {
			t.Errorf("%s: the error is %v, want %v", why, err, ErrNotEncoded)
		}
	}
}

// TestHeadersAreThoseOfTheModule compares the copied headers with the library that is compiled: another layout of its structs would write
// into memory that is not theirs.
func TestHeadersAreThoseOfTheModule(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/chai2010/webp").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"encode.h", "types.h"} {
		pattern := filepath.Join(strings.TrimSpace(string(dir)), "internal", "libwebp-*", "src", "webp", name)
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) != 1 {
			t.Fatalf("%s names %v, want one file (%v)", pattern, found, err)
		}
		theirs, err1 := os.ReadFile(found[0])
		ours, err2 := os.ReadFile(name)
		if err1 != nil || err2 != nil || !bytes.Equal(theirs, ours) {
			t.Errorf("%s is not that of the module: copy it anew (%v, %v)", name, err1, err2)
		}
	}
}
