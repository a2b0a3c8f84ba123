package cache

import (
	"bytes"
	"io"
	"math/rand/v2"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

func TestBodyEncodings(t *testing.T) {
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

func TestBodyNotModified(t *testing.T) {
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
		t.Error("a 404 was not sent with its body:", w.Code, w.Body)
	}
}

// TestLargeBodyIsCachedCompressedAlone requests a page in each encoding; a picture, which does not compress, is cached as it is.
func TestLargeBodyIsCachedCompressedAlone(t *testing.T) {
	page := []byte(strings.Repeat("<p>Gevel</p>", limits.PlainBytes/10))
	picture := make([]byte, limits.PlainBytes*2)
	rand.NewChaCha8([32]byte{}).Read(picture)
	if b := NewBody("text/html", page); b.Weight() > len(page)/5 {
		t.Errorf("a page of %d bytes weighs %d, want at most a fifth", len(page), b.Weight())
	}
	if b := NewBody("image/png", picture); b.Weight() > len(picture)*11/10 {
		t.Errorf("a picture of %d bytes weighs %d, want about the same", len(picture), b.Weight())
	}
	for accepted, want := range map[string]string{"": "", "gzip": "gzip", "zstd": "zstd"} {
		for _, plain := range [][]byte{page, picture} {
			r := httptest.NewRequest("GET", "/", nil)
			r.Header.Set("Accept-Encoding", accepted)
			w := httptest.NewRecorder()
			NewBody("text/html", plain).Write(w, r, 200)
			if got := opened(t, w); !bytes.Equal(got, plain) {
				t.Errorf("Accept-Encoding %q: %d bytes, want %d", accepted, len(got), len(plain))
			}
			if got := w.Header().Get("Content-Encoding"); got != want && &plain[0] == &page[0] {
				t.Errorf("Accept-Encoding %q: answered in %q, want %q", accepted, got, want)
			}
		}
	}
}

// opened decompresses an answer.
func opened(t *testing.T, w *httptest.ResponseRecorder) []byte {
	t.Helper()
	var text io.Reader = w.Body
	var err error
	switch w.Header().Get("Content-Encoding") {
	case "gzip":
		text, err = gzip.NewReader(w.Body)
	case "zstd":
		text, err = zstd.NewReader(w.Body)
	}
	if err != nil {
		t.Fatal(err)
	}
	all, err := io.ReadAll(text)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestBodyWeight shows that spare capacity is freed, which caches would not count.
func TestBodyWeight(t *testing.T) {
	plain := append(make([]byte, 0, 1<<20), strings.Repeat("Gevel ", 10_000)...)
	b := NewBody("text/html", plain)
	held := cap(b.plain) + cap(b.gzip) + cap(b.zstd)
	if most := b.Weight() * 11 / 10; held > most {
		t.Errorf("%d bytes of memory are held, want at most %d", held, most)
	}
}
