package cache

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

// pageFor is a page of a site, with its own address in each way that pages have it.
func pageFor(origin string) []byte {
	text := make([]byte, limits.PlainBytes*3/4)
	rand.NewChaCha8([32]byte{}).Read(text)
	return fmt.Appendf(nil, `<link href="%s/nl/"><link href="%[1]s/oembed?url=%s"><p>%x</p>`, origin, url.QueryEscape(origin+"/nl/"), text)
}

// TestBodyAtEachHost asks for one body at more hosts than it is packed for, in each encoding: every host gets its own address, its own tag,
// and 304 for that tag alone.
func TestBodyAtEachHost(t *testing.T) {
	b := NewBodyAt(AnyOrigin, "text/html", pageFor(AnyOrigin))
	b.Compact()
	tags := map[string]bool{}
	for i := range 3 * limits.PackedHosts {
		origin := fmt.Sprintf("https://host-%d.example:%d", i, i)
		for _, accepted := range []string{"", "gzip", "zstd"} {
			for _, write := range []writer{b.At(origin).Write, b.At(origin).WriteOnce} {
				w := answer(write, accepted)
				if length := w.Header().Get("Content-Length"); length != fmt.Sprint(w.Body.Len()) {
					t.Errorf("%s in %q: %d bytes are sent as %s", origin, accepted, w.Body.Len(), length)
				}
				if !bytes.Equal(opened(t, w), pageFor(origin)) {
					t.Errorf("%s in %q is answered with another text than its own", origin, accepted)
				}
			}
		}
		tag := b.At(origin).etag[0]
		if tags[tag] {
			t.Errorf("%s has the tag of another host", origin)
		}
		for known := range tags {
			if r := notModified(b.At(origin), known); r != 200 {
				t.Errorf("%s is answered %d for another host's tag, want 200", origin, r)
			}
		}
		if r := notModified(b.At(origin), tag); r != 304 {
			t.Errorf("%s is answered %d for its own tag, want 304", origin, r)
		}
		tags[tag] = true
	}
}

func notModified(b *Body, tag string) int {
	r := httptest.NewRequest("GET", "/", nil)
	r.Header.Set("If-None-Match", tag)
	w := httptest.NewRecorder()
	b.Write(w, r, 200)
	return w.Code
}

// TestBodyWithoutAnyOriginIsItself shows that a site with an origin, and a text without one, are sent as they are.
func TestBodyWithoutAnyOriginIsItself(t *testing.T) {
	for name, b := range map[string]*Body{"a configured origin": NewBodyAt("https://a.example", "text/html", pageFor("https://a.example")),
		"no origin in the text": NewBodyAt(AnyOrigin, "text/html", []byte("<p>Gevel</p>"))} {
		if b.At("https://b.example") != b {
			t.Errorf("%s: the body is made anew for a host, want itself", name)
		}
	}
}

// TestManyHostsTakeNoMemory asks for a cached body at 1,000 hosts, in each encoding: it is one entry, what is counted is what is held, and
// the host that asks most is cached compressed afterwards.
func TestManyHostsTakeNoMemory(t *testing.T) {
	c := New(10<<20, func(_ string, b *Body) int { return b.Weight() })
	b := NewBodyAt(AnyOrigin, "text/html", pageFor(AnyOrigin))
	PutBody(c, "page", b, b)
	one := 0
	for i := range 1000 {
		for _, accepted := range []string{"zstd", "gzip"} {
			answer(b.At(fmt.Sprintf("http://host-%d.example", i)).Write, accepted)
		}
		if i == 0 {
			one = c.Bytes()
		}
	}
	if most := one * (limits.PackedHosts + 1); c.Bytes() > most || c.Bytes() != entryBytes+b.Weight() || len(c.items) != 1 {
		t.Errorf("after 1,000 hosts %d entries of %d bytes are counted, want one of %d, at most %d", len(c.items), c.Bytes(),
			entryBytes+b.Weight(), most)
	}
	const often = "https://www.example.com"
	for range limits.PackedHosts * 2 {
		answer(b.At(often).Write, "zstd")
	}
	for i := range 20 {
		answer(b.At(fmt.Sprintf("http://other-%d.example", i)).Write, "zstd")
		answer(b.At(often).Write, "zstd")
	}
	if at := b.At(often); at.passing || at.zstd.made() == nil {
		t.Error("the host that asks most is not cached compressed")
	}
}

// TestAnyOriginIsRandomAndPlain: nobody can write it into a text of a page, and it stands in HTML, JSON and XML as it is.
func TestAnyOriginIsRandomAndPlain(t *testing.T) {
	name := strings.TrimSuffix(strings.TrimPrefix(AnyOrigin, "http://"), ".invalid")
	if len(name) < 26 || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
		t.Errorf("it is %s, want 26 letters and digits at least as its name", AnyOrigin)
	}
}
