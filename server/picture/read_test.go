package picture

import (
	"encoding/binary"
	"hash/crc32"
	"image"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/server/picture/planes"
)

// header returns the start of a PNG, up to its size.
func header(w, h uint32) []byte {
	chunk := binary.BigEndian.AppendUint32([]byte("IHDR"), w)
	chunk = append(binary.BigEndian.AppendUint32(chunk, h), 8, 2, 0, 0, 0)
	out := binary.BigEndian.AppendUint32([]byte("\x89PNG\r\n\x1a\n"), 13)
	return binary.BigEndian.AppendUint32(append(out, chunk...), crc32.ChecksumIEEE(chunk))
}

func TestUnfitOriginals(t *testing.T) {
	panics := func(io.Reader) (image.Config, error) { panic("a broken decoder") }
	image.RegisterFormat("broken", "BROKEN", nil, panics)
	original := asJPEG(t, gradient(300, 200))
	for text, c := range map[string]struct {
		data []byte
		line string
	}{
		"no picture":           {[]byte("no picture at all"), "damaged"},
		"empty":                {nil, "damaged"},
		"cut off":              {original[:len(original)/2], "damaged"},
		"breaks its decoder":   {[]byte("BROKEN"), "damaged"},
		"50 megapixels":        {header(10_000, 5000), "damaged"}, // within the limit, so it is decoded, and it is cut off
		"more":                 {header(10_000, 5001), "more than 50 megapixels"},
		"more than memory has": {header(1<<31-1, 1<<31-1), ""},
		"very tall":            {asPNG(t, image.NewGray(image.Rect(0, 0, 50, 17000))), "too tall"},
	} {
		t.Run(text, func(t *testing.T) {
			m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): c.data}))
			for range 2 {
				w := get(m, "GET", name(1, "jpg")+"?width=100&format=webp")
				if w.Code != http.StatusUnprocessableEntity || !strings.Contains(w.Body.String(), c.line) || strings.Count(w.Body.String(),
					"\n") != 1 {
					t.Errorf("status %d with %q, want 422 with one line that says %q", w.Code, w.Body, c.line)
				}
				if w.Header().Get("Cache-Control") != "no-store" {
					t.Errorf("the refusal has Cache-Control %q, want no-store", w.Header().Get("Cache-Control"))
				}
			}
			if got := sizesOnDisk(t, m); len(got) != 0 {
				t.Errorf("an unfit original left the sizes %v on disk", got)
			}
		})
	}
}

func TestFormatIsReadFromTheContent(t *testing.T) {
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): asPNG(t, gradient(30, 20))}))
	if w := get(m, "GET", name(1, "jpg")+"?width=100"); w.Code != 200 {
		t.Errorf("a PNG that is named .jpg: status %d, want 200: %s", w.Code, w.Body)
	}
}

// TestPhotographsAreReadAtAFraction reads photographs at the smallest fraction that is large enough, and finds the same colours as in all
// their pixels.
func TestPhotographsAreReadAtAFraction(t *testing.T) {
	data := asJPEG(t, gradient(1700, 900))
	for _, c := range []struct {
		data        []byte
		most, level int // widths in pixels: of the largest size, and of the stored picture in memory
	}{{data, 100, 212}, {data, 400, 850}, {data, 1360, 1700}, {noted(data, 6, binary.BigEndian), 200, 850}} {
		d, err := openedFrom(t.Context(), c.data, func(image.Point) int { return c.most })
		if err != nil {
			t.Fatal(err)
		}
		if got := d.levels[0].W; got != c.level {
			t.Errorf("for %d pixels the picture is %d wide in memory, want %d", c.most, got, c.level)
		}
		all, err := readAll(t.Context(), data)
		if err != nil {
			t.Fatal(err)
		}
		p, _ := planes.Of(all.(*image.YCbCr))
		want, got := p.Resize(func() {}, 100, 53, planes.Full), d.levels[0].Resize(func() {}, 100, 53, planes.Full)
		for i := range want.Y {
			if off := int(want.Y[i]) - int(got.Y[i]); off < -2 || off > 2 {
				t.Fatalf("for %d pixels the brightness of point %d is off by %d", c.most, i, off)
			}
		}
	}
}
