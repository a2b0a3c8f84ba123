package cache

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/gevel/gevel/limits"
	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

func TestBodyEncodings(t *testing.T) {
	b := NewBody("text/html; charset=utf-8", []byte(strings.Repeat("Gevel ", 1000)))
	for accepted, want := range map[string]string{
		"": "", "identity": "", "br": "", "gzip, deflate": "gzip", "gzip, deflate, br, zstd": "zstd",
		"gzip;q=0": "", "zstd;q=0.0, gzip;q=0.5": "gzip", "br; q=0.5 , gzip ; q = 1": "gzip", "GZIP": "gzip", "x-gzip": "gzip",
		"gzip;Q=0.000": "", ",,Zstd,,": "zstd", "*": "", "identity;q=0, *": "gzip", "identity;q=0": "", "identity;q=0, *;q=0": "",
	} {
		for _, write := range []writer{b.WriteOnce, b.Write} {
			w := answer(write, accepted)
			if got := w.Header().Get("Content-Encoding"); got != want {
				t.Errorf("Accept-Encoding %q is answered in %q, want %q", accepted, got, want)
			}
			if want != "" && w.Body.Len() > 300 {
				t.Errorf("Accept-Encoding %q is answered with %d bytes, want 300 at most", accepted, w.Body.Len())
			}
		}
	}
}

func TestBodyNotModified(t *testing.T) {
	b := NewBody("text/html", []byte("x"))
	r := httptest.NewRequest("GET", "/", nil)
	r.Header.Set("If-None-Match", b.etag[0])
	w := httptest.NewRecorder()
	b.Write(w, r, 200)
	if w.Code != 304 || w.Body.Len() != 0 {
		t.Errorf("a body that the client has is answered %d with %q, want 304 without it", w.Code, w.Body)
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
	for accepted, want := range map[string]string{"": "", "gzip": "gzip", "zstd": "zstd"} {
		for name, plain := range map[string][]byte{"page": page, "picture": picture} {
			b := NewBody("text/html", plain)
			b.Compact()
			for _, write := range []writer{b.Write, b.WriteOnce} {
				w := answer(write, accepted)
				if got := opened(t, w); !bytes.Equal(got, plain) {
					t.Errorf("a %s with Accept-Encoding %q has %d bytes, want %d", name, accepted, len(got), len(plain))
				}
				if got := w.Header().Get("Content-Encoding"); got != want && name == "page" {
					t.Errorf("Accept-Encoding %q: answered in %q, want %q", accepted, got, want)
				}
			}
			if most := map[string]int{"page": len(page) / 5, "picture": len(picture) * 11 / 10}[name]; b.Weight() > most {
				t.Errorf("a %s of %d bytes weighs %d, want at most %d", name, len(plain), b.Weight(), most)
			}
		}
	}
}

// TestBodyIsCompressedOnDemand watches the weight: Write caches an encoding when it is first asked for, WriteOnce caches none.
func TestBodyIsCompressedOnDemand(t *testing.T) {
	b := NewBody("text/html", []byte(strings.Repeat("Gevel ", 1000)))
	weight := b.Weight()
	for _, step := range []struct {
		name   string
		write  writer
		accept string
		grows  bool
	}{{"plain", b.Write, "", false}, {"zstd once", b.WriteOnce, "zstd", false}, {"gzip once", b.WriteOnce, "gzip", false},
		{"zstd", b.Write, "zstd", true}, {"zstd again", b.Write, "zstd", false}, {"gzip", b.Write, "gzip", true}} {
		if got := opened(t, answer(step.write, step.accept)); string(got) != string(b.plain) {
			t.Errorf("%s: %d bytes are sent, want %d", step.name, len(got), len(b.plain))
		}
		if grown := b.Weight() > weight; grown != step.grows {
			t.Errorf("%s: the body weighs %d after %d, it grew: %v, want %v", step.name, b.Weight(), weight, grown, step.grows)
		}
		weight = b.Weight()
	}
}

// TestCacheCountsCompressedBodies requests bodies of a full cache in each encoding at once: what is counted is what is held, and
// never more than the limit.
func TestCacheCountsCompressedBodies(t *testing.T) {
	const most = 100_000
	c := New(most, func(_ int, b *Body) int { return b.Weight() })
	var all sync.WaitGroup
	for n := range 64 {
		all.Go(func() {
			text := make([]byte, 4000) // compresses to three quarters
			rand.NewChaCha8([32]byte{byte(n)}).Read(text)
			b := NewBody("text/html", []byte(hex.EncodeToString(text)))
			PutBody(c, n, b, b)
			for _, accepted := range []string{"zstd", "gzip", "", "zstd, gzip"} {
				answer(b.Write, accepted)
				if got := c.Bytes(); got > most {
					t.Errorf("%d bytes are cached, want at most %d", got, most)
				}
			}
		})
	}
	all.Wait()
	held, compressed := 0, 0
	for n := range 64 {
		if b, ok := c.Get(n); ok {
			held += entryBytes + b.Weight()
			compressed += len(b.zstd.made()) + len(b.gzip.made())
		}
	}
	if got := c.Bytes(); got != held || compressed == 0 {
		t.Errorf("%d bytes are counted and %d held, %d of them compressed, want the same and some", got, held, compressed)
	}
}

type writer func(w http.ResponseWriter, r *http.Request, status int)

// answer returns what a client gets that accepts some encodings.
func answer(write writer, accepted string) *httptest.ResponseRecorder {
	r := httptest.NewRequest("GET", "/", nil)
	r.Header.Set("Accept-Encoding", accepted)
	w := httptest.NewRecorder()
	write(w, r, 200)
	return w
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
	plain := append(make([]byte, 0, 1<<20), strings.Repeat("Gevel ", 5000)...)
	b := NewBody("text/html", plain)
	answer(b.Write, "zstd")
	answer(b.Write, "gzip")
	held := cap(b.plain) + cap(b.zstd.made()) + cap(b.gzip.made())
	if most := b.Weight() * 11 / 10; held > most {
		t.Errorf("%d bytes of memory are held, want at most %d", held, most)
	}
}

// TestUnpackedTextsAreBounded sends more large answers without an encoding than are cached unpacked, each right the first and the second
// time.
func TestUnpackedTextsAreBounded(t *testing.T) {
	many := 3 * limits.UnpackedCacheBytes / (2 * limits.PlainBytes)
	for n := range many {
		plain := []byte(fmt.Sprint(n) + strings.Repeat(" Gevel", limits.PlainBytes/3))
		b := NewBody("text/html", plain)
		b.Compact()
		for range 2 {
			if got := opened(t, answer(b.Write, "")); !bytes.Equal(got, plain) {
				t.Fatalf("answer %d has %d bytes, want %d", n, len(got), len(plain))
			}
		}
	}
	if got := unpacked.Bytes(); got > limits.UnpackedCacheBytes || got < limits.UnpackedCacheBytes/2 {
		t.Errorf("%d bytes are cached unpacked, want at most %d and most of them", got, limits.UnpackedCacheBytes)
	}
	if uses := unpacked.Uses(); uses.Hits < int64(many) {
		t.Errorf("%d of %d answers were unpacked once", uses.Hits, many)
	}
}
