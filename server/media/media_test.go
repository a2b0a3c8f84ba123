package media

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/oddpicture"
)

const (
	aPicture  = "00112233445566778899aabb.png"
	aDrawing  = "00112233445566778899aabb.svg"
	aDocument = "00112233445566778899aabb.pdf"
)

// withMedia returns a media folder with one picture and one drawing.
func withMedia(t *testing.T) (f *Folder, original []byte) {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 200, 100))); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, data := range map[string][]byte{aPicture: b.Bytes(), aDrawing: []byte("<svg/>"), aDocument: []byte("%PDF-1.4")} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return Open(nil, dir, "", nil, nil), b.Bytes()
}

func TestServeMedia(t *testing.T) {
	f, original := withMedia(t)
	h := http.StripPrefix("/media/", f)
	const text = "text/plain; charset=utf-8"
	size := strings.TrimSuffix(aPicture, ".png") + "-100.webp"
	for _, c := range []struct {
		method, path string
		status       int
		kind         string
	}{
		{"GET", aPicture, 200, "image/png"},
		{"GET", aPicture + "?", 200, "image/png"},
		{"HEAD", aPicture, 200, "image/png"},
		{"GET", aPicture + "?width=100&height=auto&format=webp", 200, "image/webp"},
		{"HEAD", aPicture + "?width=100&format=jpeg", 200, "image/jpeg"},
		{"GET", aPicture + "?width=101", 400, text},
		{"GET", aDrawing, 200, "image/svg+xml"},
		{"GET", aDrawing + "?width=100", 400, text},
		{"GET", aDocument, 200, "application/pdf"},
		{"GET", "00112233445566778899aabb/bodemattest.pdf", 200, "application/pdf"},
		{"GET", "ffffffffffffffffffffffff/bodemattest.pdf", 404, text},
		{"GET", "00112233445566778899aabb/bodemattest.png", 404, text},
		{"GET", "00112233445566778899aabb/a/b.pdf", 404, text},
		{"GET", "ffffffffffffffffffffffff.png", 404, text},
		{"GET", "ffffffffffffffffffffffff.png?width=100", 404, text},
		{"GET", "villa.jpg?width=100", 404, text},
		{"GET", "sizes/" + size, 404, text},
		{"GET", "sizes/" + size + "?width=100", 404, text},
		{"POST", aPicture, 405, text},
		{"DELETE", aPicture + "?width=100", 405, text},
	} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(c.method, "/media/"+c.path, nil))
		if w.Code != c.status || w.Header().Get("Content-Type") != c.kind {
			t.Errorf("%s %s: status %d, want %d and %s: %v", c.method, c.path, w.Code, c.status, c.kind, w.Header())
		}
		if c.method == "GET" && c.kind == "image/png" && !bytes.Equal(w.Body.Bytes(), original) {
			t.Error(c.path, "is not the original")
		}
	}
}

// TestOriginalsHaveTheColoursOfTheirSizes serves an original of CMYK in RGB, which looks like its sizes in every browser, and others as
// they are.
func TestOriginalsHaveTheColoursOfTheirSizes(t *testing.T) {
	f, _ := withMedia(t)
	const name = "11112233445566778899aabb.jpg"
	if err := os.WriteFile(filepath.Join(f.dir, name), oddpicture.Inks(300, 200, true), 0o600); err != nil {
		t.Fatal(err)
	}
	h := http.StripPrefix("/media/", f)
	colours := map[string]color.RGBA{}
	for _, path := range []string{name, name + "?width=100"} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest("GET", "/media/"+path, nil))
		m, err := jpeg.Decode(w.Body)
		if err != nil {
			t.Fatalf("%s: status %d: %v", path, w.Code, err)
		}
		if _, screen := m.(*image.YCbCr); !screen {
			t.Errorf("%s has the colours of %T, want those of screens", path, m)
		}
		if path == name && m.Bounds().Size() != image.Pt(300, 200) {
			t.Errorf("the original is %v, want 300 by 200 pixels", m.Bounds().Size())
		}
		colours[path] = color.RGBAModel.Convert(m.At(20, 20)).(color.RGBA)
	}
	if a, b := colours[name], colours[name+"?width=100"]; a != b || a.A != 255 {
		t.Errorf("the original has the colour %v, its size %v", a, b)
	}
}
