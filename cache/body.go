package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// Body is a cached answer: plain, and compressed where that is smaller. A large one that compresses well is cached compressed only, in a
// fifth of the memory, and decompressed for the few clients without compression.
type Body struct {
	ContentType string
	ETag        string
	size        int // bytes of the plain answer
	plain       []byte
	gzip        []byte
	zstd        []byte
}

// zstdWindow is the window of zstd. Each processor holds two windows; hardly any answer is larger than one.
const zstdWindow = 1 << 20

var (
	// fails only for invalid options
	zstdEncoder,
	_ = zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBetterCompression), zstd.WithWindowSize(zstdWindow))
	// fails only for invalid options
	zstdDecoder,
	_ = zstd.NewReader(nil)
)

// NewBody compresses an answer once, so that serving it again only copies bytes.
func NewBody(contentType string, plain []byte) *Body {
	sum := sha256.Sum256(plain)
	b := &Body{ContentType: contentType, ETag: `"` + hex.EncodeToString(sum[:12]) + `"`, size: len(plain), gzip: gzipped(plain),
		zstd: zstdEncoder.EncodeAll(plain, nil)}
	if len(b.zstd) > len(plain)*9/10 { // does not compress, such as a picture or a font
		b.gzip, b.zstd = nil, nil
	}
	if b.zstd == nil || len(plain) <= limits.PlainBytes {
		b.plain = bytes.Clone(plain)
	}
	b.gzip, b.zstd = bytes.Clone(b.gzip), bytes.Clone(b.zstd) // clones, because the buffers have spare capacity
	return b
}

func gzipped(plain []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, 6) // cannot fail: 6 is a valid level
	z.Write(plain)
	z.Close()
	return b.Bytes()
}

// text returns the plain answer.
func (b *Body) text() []byte {
	if b.plain != nil || b.zstd == nil {
		return b.plain
	}
	text, err := zstdDecoder.DecodeAll(b.zstd, make([]byte, 0, b.size))
	if err != nil {
		panic(err) // cannot happen: NewBody compressed it
	}
	return text
}

// Weight returns how many bytes of memory the answer takes.
func (b *Body) Weight() int { return len(b.plain) + len(b.gzip) + len(b.zstd) + 200 }

// Write answers a request, compressed as the client accepts it, or with 304 when the client has the answer already.
func (b *Body) Write(w http.ResponseWriter, r *http.Request, status int) {
	h := w.Header()
	h.Set("Content-Type", b.ContentType)
	h.Add("Vary", "Accept-Encoding")
	if status == http.StatusOK {
		h.Set("ETag", b.ETag)
		if r.Header.Get("If-None-Match") == b.ETag {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	}
	text := b.in(Encoding(r))
	if text == nil {
		text = b.text()
	} else {
		h.Set("Content-Encoding", Encoding(r))
	}
	h.Set("Content-Length", strconv.Itoa(len(text)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(text)
	}
}

// in returns the answer in an encoding, nil when it is not compressed that way.
func (b *Body) in(encoding string) []byte {
	switch encoding {
	case "zstd":
		return b.zstd
	case "gzip":
		return b.gzip
	}
	return nil
}

// Encoding returns the encoding for an answer: zstd, gzip or "", as the client accepts.
func Encoding(r *http.Request) string {
	accepted := r.Header.Get("Accept-Encoding")
	for _, encoding := range []string{"zstd", "gzip"} {
		if accepts(accepted, encoding) {
			return encoding
		}
	}
	return ""
}

// accepts reports whether an Accept-Encoding header allows an encoding.
func accepts(header, encoding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if name == encoding {
			weight = strings.ReplaceAll(weight, " ", "")
			return strings.Trim(strings.TrimPrefix(weight, "q="), "0.") != "" || weight == ""
		}
	}
	return false
}
