package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/gevel/gevel/limits"
)

// Body is an answer that may be sent many times: plain, and compressed in each encoding once a client accepts it.
type Body struct {
	contentType []string // headers, as they are written
	etag        []string
	length      []string
	size        int    // bytes of the plain answer
	plain       []byte // nil when the answer is cached compressed only
	zstd, gzip  form
	recount     func()            // tells the cache that the weight has changed
	places      *anyOrigin        // nil unless AnyOrigin stands in it
	digest      [sha256.Size]byte // of a text in which AnyOrigin stands
	of          *Body             // what this body is for one host
	origin      string            // of that host
	passing     bool              // for one answer, so never cached
}

// bodyBytes is the memory of a body beside its texts.
const bodyBytes = 300

// form is an answer in one encoding.
type form struct {
	once sync.Once
	text atomic.Pointer[[]byte] // nil before the first demand, and when compressing saves nothing
}

// Headers of all answers.
var (
	encodingHeader = map[string][]string{"zstd": {"zstd"}, "gzip": {"gzip"}}
	acceptEncoding = []string{"Accept-Encoding"}
)

// NewBody returns an answer that is not compressed yet.
func NewBody(contentType string, plain []byte) *Body {
	b := newBody([]string{contentType}, len(plain), sha256.Sum256(plain))
	b.plain = bytes.Clone(plain) // a clone, because buffers have spare capacity
	return b
}

func newBody(contentType []string, size int, sum [sha256.Size]byte) *Body {
	return &Body{contentType: contentType, etag: []string{`W/"` + hex.EncodeToString(sum[:12]) + `"`}, size: size,
		length: []string{strconv.Itoa(size)}}
}

// PutBody caches a value with its body, and weighs it again whenever the body has been compressed. No other request may use the body yet.
func PutBody[K comparable, V any](c *Cache[K, V], key K, value V, body *Body) {
	body.Compact()
	body.recount = func() { c.Recount(key) }
	c.Put(key, value)
}

// Compact makes a large answer that compresses well take a fifth of the memory: it is decompressed for the few clients without zstd.
// No other request may use the body yet.
func (b *Body) Compact() {
	if b.size > limits.PlainBytes && b.compressed("zstd") != nil {
		b.plain = nil
	}
}

// Weight returns how many bytes of memory the answer takes.
func (b *Body) Weight() int {
	weight := len(b.plain) + len(b.zstd.made()) + len(b.gzip.made()) + bodyBytes
	if b.places != nil {
		weight += b.places.weight()
	}
	return weight
}

// Write answers a request, compressed as the client accepts it, or with 304 when the client has the answer already.
func (b *Body) Write(w http.ResponseWriter, r *http.Request, status int) {
	if b.passing {
		b.WriteOnce(w, r, status)
		return
	}
	b.write(w, r, status, b.compressed)
}

// sharedWriter is a writer that keeps what it is given until it is sent, without a copy (server/buffer).
type sharedWriter interface{ WriteShared(text []byte) }

// WriteOnce is Write for an answer that may never be requested again: it is compressed fast, for this client only.
func (b *Body) WriteOnce(w http.ResponseWriter, r *http.Request, status int) {
	b.write(w, r, status, func(encoding string) []byte {
		if text := b.form(encoding).made(); text != nil {
			return text
		}
		return worthwhile(b.text(), fast[encoding])
	})
}

func (b *Body) write(w http.ResponseWriter, r *http.Request, status int, compressed func(encoding string) []byte) {
	h := w.Header()
	if h["Content-Type"] == nil { // a client may have asked for the same text by another name
		h["Content-Type"] = b.contentType
	}
	if h["Vary"] == nil {
		h["Vary"] = acceptEncoding
	} else {
		h.Add("Vary", "Accept-Encoding")
	}
	if status == http.StatusOK {
		h["Etag"] = b.etag
		if knows(r, b.etag[0]) {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	}
	var text []byte
	if encoding := Encoding(r); encoding != "" {
		if text = compressed(encoding); text != nil {
			h["Content-Encoding"], h["Content-Length"] = encodingHeader[encoding], []string{strconv.Itoa(len(text))}
		}
	}
	if text == nil {
		text = b.text()
		h["Content-Length"] = b.length
	}
	w.WriteHeader(status)
	if r.Method == http.MethodHead {
		return
	}
	if shared, ok := w.(sharedWriter); ok && b.has(text) {
		shared.WriteShared(text)
		return
	}
	w.Write(text)
}

// has reports whether a text is one of the body's own or is cached unpacked, so that it is in memory whoever reads it slowly.
func (b *Body) has(text []byte) bool {
	if len(text) == 0 {
		return false
	}
	first := &text[0]
	is := func(own []byte) bool { return len(own) > 0 && &own[0] == first }
	if slices.ContainsFunc([][]byte{b.plain, b.zstd.made(), b.gzip.made()}, is) {
		return true
	}
	own, ok := unpacked.Get(b.etag[0])
	return ok && is(own)
}

// knows reports whether a client has an answer already, by its list of tags. Tags are compared as weak ones (RFC 9110, 13.1.2): one tag
// stands for the answer in all encodings (8.8.3.3).
func knows(r *http.Request, etag string) bool {
	etag = strings.TrimPrefix(etag, "W/")
	for _, list := range r.Header["If-None-Match"] {
		for tag := range strings.SplitSeq(list, ",") {
			if tag = strings.TrimSpace(tag); tag == "*" || strings.TrimPrefix(tag, "W/") == etag {
				return true
			}
		}
	}
	return false
}

// compressed returns the answer in an encoding, made at its first demand; nil when that saves nothing.
func (b *Body) compressed(encoding string) []byte {
	f := b.form(encoding)
	f.once.Do(func() {
		text := bytes.Clone(worthwhile(b.text(), well[encoding]))
		if text == nil {
			return
		}
		f.text.Store(&text)
		if b.recount != nil {
			b.recount()
		}
	})
	return f.made()
}

func (b *Body) form(encoding string) *form {
	if encoding == "zstd" {
		return &b.zstd
	}
	return &b.gzip
}

func (f *form) made() []byte {
	if text := f.text.Load(); text != nil {
		return *text
	}
	return nil
}

// text returns the plain answer.
func (b *Body) text() []byte {
	if b.plain != nil || b.size == 0 {
		return b.plain
	}
	if b.passing || b.size <= limits.PlainBytes {
		return b.unpack()
	}
	text, ok := unpacked.Get(b.etag[0])
	if !ok {
		text = b.unpack()
		unpacked.Put(b.etag[0], text)
	}
	return text
}

// unpack makes the plain answer of one that is cached compressed only, or for another host.
func (b *Body) unpack() []byte {
	if of := b.of; of != nil {
		text := of.plain
		if text == nil {
			text = of.unpack()
		}
		return replaceOrigin(text, b.origin, of.places.escaped)
	}
	text, err := zstdDecoder.DecodeAll(b.zstd.made(), make([]byte, 0, b.size))
	if err != nil {
		panic(err) // cannot happen: compressed made it
	}
	return text
}

// unpacked has the plain texts of answers that are cached compressed only, by their tags: those that clients without zstd got last.
var unpacked = New(limits.UnpackedCacheBytes, func(tag string, text []byte) int { return len(tag) + len(text) })
