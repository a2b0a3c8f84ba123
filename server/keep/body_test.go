package keep

import (
	"net/http/httptest"
	"strings"
	"testing"
)

func TestBodySpeaksTheEncodingsOfTheBrowser(t *testing.T) {
	b := NewBody("text/html; charset=utf-8", []byte(strings.Repeat("Gevel ", 1000)))
	for accepted, want := range map[string]string{
		"": "", "identity": "", "br": "", "gzip, deflate": "gzip", "gzip, deflate, br, zstd": "zstd",
		"gzip;q=0": "", "zstd;q=0.0, gzip;q=0.5": "gzip",
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Header.Set("Accept-Encoding", accepted)
		w := httptest.NewRecorder()
		b.Write(w, r, 200)
		if got := w.Header().Get("Content-Encoding"); got != want {
			t.Errorf("%q: %q, want %q", accepted, got, want)
		}
		if want != "" && w.Body.Len() > 300 {
			t.Errorf("%q: %d bytes", accepted, w.Body.Len())
		}
	}
}

func TestBodyIsNotSentTwice(t *testing.T) {
	b := NewBody("text/html", []byte("x"))
	r := httptest.NewRequest("GET", "/", nil)
	r.Header.Set("If-None-Match", b.ETag)
	w := httptest.NewRecorder()
	b.Write(w, r, 200)
	if w.Code != 304 || w.Body.Len() != 0 {
		t.Error(w.Code, w.Body)
	}
	w = httptest.NewRecorder()
	b.Write(w, r, 404)
	if w.Code != 404 || w.Body.String() != "x" {
		t.Error("a page that is not found was not shown:", w.Code, w.Body)
	}
}

// TestBodyHoldsNoMoreThanItWeighs looks at the room that is held beside the bytes: caches would take more than their share.
func TestBodyHoldsNoMoreThanItWeighs(t *testing.T) {
	plain := append(make([]byte, 0, 1<<20), strings.Repeat("Gevel ", 10_000)...)
	b := NewBody("text/html", plain)
	held := cap(b.plain) + cap(b.gzip) + cap(b.zstd)
	if most := b.Weight() * 11 / 10; held > most {
		t.Errorf("%d bytes are held, at most %d", held, most)
	}
}
