package picture

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/gevel/gevel/internal/pixels"
)

// name returns the n-th file name as the import gives them.
func name(n int, extension string) string { return fmt.Sprintf("%024x.%s", n, extension) }

// gradient returns a picture whose colours show the position: red grows to the right, green downwards.
func gradient(w, h int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetRGBA(x, y, color.RGBA{uint8(x * 255 / w), uint8(y * 255 / h), 96, 255})
		}
	}
	return m
}

func asJPEG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func asPNG(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// folder makes a media folder of originals.
func folder(t testing.TB, originals map[string][]byte) string {
	t.Helper()
	dir := t.TempDir()
	for name, data := range originals {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// sizesOnDisk lists the files of the folder of sizes.
func sizesOnDisk(t *testing.T, m *Maker) (names []string) {
	t.Helper()
	files, err := os.ReadDir(sizes(m.media))
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for _, f := range files {
		names = append(names, f.Name())
	}
	return names
}

func get(h http.Handler, method, url string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "/"+url, nil)
	r.URL.Path = r.URL.Path[1:]
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func decoded(t *testing.T, data []byte, contentType string) image.Image {
	t.Helper()
	if contentType != "image/webp" && contentType != "image/jpeg" {
		t.Fatalf("the picture has the content type %q, want WebP or JPEG", contentType)
	}
	m, err := pixels.Decode(data, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// near reports whether two colours look the same.
func near(a, b color.Color) bool {
	x, y := color.NRGBAModel.Convert(a).(color.NRGBA), color.NRGBAModel.Convert(b).(color.NRGBA)
	for _, d := range []int{int(x.R) - int(y.R), int(x.G) - int(y.G), int(x.B) - int(y.B), int(x.A) - int(y.A)} {
		if d < -12 || d > 12 {
			return false
		}
	}
	return true
}
