package picture

import (
	"context"
	"fmt"
	"image"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestEachSizeShowsTheOriginal(t *testing.T) {
	original := gradient(1700, 500)
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, original)}))
	for width, height := range map[int]int{100: 29, 400: 118, 600: 176, 1360: 400, 1600: 471} {
		for _, format := range []Format{WebP, JPEG} {
			t.Run(fmt.Sprint(width, format), func(t *testing.T) {
				w := get(m, "GET", fmt.Sprintf("%s?width=%d&height=auto&format=%s", name(1, "jpg"), width, format))
				if w.Code != 200 || w.Header().Get("Content-Type") != "image/"+string(format) {
					t.Fatalf("status %d, want 200 and a picture of the format: %v %.100s", w.Code, w.Header(), w.Body)
				}
				got := decoded(t, w.Body.Bytes(), w.Header().Get("Content-Type"))
				if got.Bounds().Size() != image.Pt(width, height) {
					t.Fatalf("the size is %v, want %d × %d", got.Bounds().Size(), width, height)
				}
				for _, p := range []image.Point{{0, 0}, {width - 1, 0}, {width / 3, height / 2}, {width - 1, height - 1}} {
					same := image.Pt(p.X*1700/width, p.Y*500/height)
					if !near(got.At(p.X, p.Y), original.At(same.X, same.Y)) {
						t.Errorf("the colour at %v is %v, in the original %v", p, got.At(p.X, p.Y), original.At(same.X, same.Y))
					}
				}
			})
		}
	}
}

func TestNothingIsEnlarged(t *testing.T) {
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(300, 200))}))
	for _, width := range Widths {
		w := get(m, "GET", fmt.Sprintf("%s?width=%d&format=webp", name(1, "jpg"), width))
		want := image.Pt(300, 200)
		if width == 100 {
			want = image.Pt(100, 67)
		}
		if got := decoded(t, w.Body.Bytes(), "image/webp").Bounds().Size(); got != want {
			t.Errorf("width %d: the size is %v, want %v", width, got, want)
		}
	}
}

func TestBrowsersCacheASize(t *testing.T) {
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(300, 200))}))
	url := name(1, "jpg") + "?width=100&height=auto&format=webp"
	w := get(m, "GET", url)
	h := w.Header()
	if h.Get("Cache-Control") != "public, max-age=31536000, immutable" || h.Get("Last-Modified") == "" || h.Get("ETag") != `"`+version+"-"+
		strings.TrimSuffix(name(1, "jpg"), ".jpg")+`-100.webp"` {
		t.Errorf("a size is not cached for a year with an ETag of its own: %v", h)
	}
	r := httptest.NewRequest("GET", "/"+url, nil)
	r.URL.Path = r.URL.Path[1:]
	r.Header.Set("If-None-Match", h.Get("ETag"))
	again := httptest.NewRecorder()
	m.ServeHTTP(again, r)
	if again.Code != http.StatusNotModified || again.Body.Len() != 0 {
		t.Errorf("a size that the browser has: status %d with %d bytes, want 304 with none", again.Code, again.Body.Len())
	}
	head := get(m, "HEAD", url)
	if head.Code != 200 || head.Body.Len() != 0 || head.Header().Get("Content-Length") != strconv.Itoa(w.Body.Len()) ||
		head.Header().Get("Content-Type") != "image/webp" {
		t.Errorf("HEAD of a size: status %d with %d bytes, want 200 and the headers of GET alone: %v",
			head.Code, head.Body.Len(), head.Header())
	}
}

func TestSizesAreCachedOnDisk(t *testing.T) {
	dir := folder(t, map[string][]byte{name(1, "png"): asPNG(t, gradient(300, 200))})
	url := name(1, "png") + "?width=100&height=auto&format=jpeg"
	first := get(NewMaker(dir), "GET", url)
	later := NewMaker(dir) // as after a restart
	later.build = func(context.Context, *original, Size, string) error {
		t.Error("a size that is on disk was made again")
		return nil
	}
	if w := get(later, "GET", url); w.Code != 200 || !slices.Equal(w.Body.Bytes(), first.Body.Bytes()) {
		t.Errorf("a size that is on disk: status %d, want 200 and the same picture as before", w.Code)
	}
	if got := sizesOnDisk(t, later); !slices.Equal(got, []string{strings.TrimSuffix(name(1, "png"), ".png") + "-100.jpg"}) {
		t.Errorf("the sizes on disk are %v, want only the one that was asked for", got)
	}
}

func TestUnknownPictures(t *testing.T) {
	m := NewMaker(folder(t, map[string][]byte{name(1, "jpg"): asJPEG(t, gradient(30, 20))}))
	get(m, "GET", name(1, "jpg")+"?width=100")
	for _, file := range []string{name(2, "jpg"), name(1, "png")} {
		if w := get(m, "GET", file+"?width=100"); w.Code != http.StatusNotFound {
			t.Errorf("%s does not exist: status %d, want 404", file, w.Code)
		}
	}
	os.Remove(filepath.Join(m.media, name(1, "jpg")))
	if w := get(m, "GET", name(1, "jpg")+"?width=100"); w.Code != http.StatusNotFound {
		t.Errorf("a size whose original was deleted: status %d, want 404", w.Code)
	}
}
