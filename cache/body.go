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

// Body is an answer that is cached in the ways that browsers take it: plain, and compressed where that is smaller. A large one that
// compresses well is cached compressed alone, in a fifth of the memory; for the few clients without compression it is decompressed.
type Body struct {
	ContentType string
	ETag        string
	size        int // of the plain answer, in bytes
	plain       []byte
	gzip        []byte
	zstd        []byte
}

// zstdWindow is the window of zstd. Each processor holds two windows; hardly any answer is larger than one.
const zstdWindow = 1 << 20

var (
	// fails for bad options only
	zstdEncoder,
	_ = zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBetterCompression), zstd.WithWindowSize(zstdWindow))
	// fails for bad options only
	zstdDecoder,
	_ = zstd.NewReader(nil)
)

// NewBody compresses an answer once, so that serving it again only copies bytes.
func NewBody(contentType string, plain []byte) *Body {
	sum := sha256.Sum256(plain)
	b := &Body{ContentType: contentType, ETag: `"` + hex.EncodeToString(sum[:12]) + `"`, size: len(plain), gzip: gzipped(plain),
		zstd: zstdEncoder.EncodeAll(plain, nil)}
	if len(b.zstd) > len(plain)*9/10 { // a picture or a font
		b.gzip, b.zstd = nil, nil
	}
	if b.zstd == nil || len(plain) <= limits.PlainBytes {
		b.plain = bytes.Clone(plain)
	}
	b.gzip, b.zstd = bytes.Clone(b.gzip), bytes.Clone(b.zstd) // what made them has more room than they need
	return b
}

func gzipped(plain []byte) []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, 6) // 6 is a level
	z.Write(plain)
	z.Close()
	return b.Bytes()
}

// text gives the plain answer.
func (b *Body) text() []byte {
	if b.plain != nil || b.zstd == nil {
		return b.plain
	}
	text, err := zstdDecoder.DecodeAll(b.zstd, make([]byte, 0, b.size))
	if err != nil {
		panic(err) // NewBody made it
	}
	return text
}

// Weight is how many bytes of memory it takes.
func (b *Body) Weight() int { return len(b.plain) + len(b.gzip) + len(b.zstd) + 200 }

// Write answers a request with it, compressed as the browser takes it, or with 304 when the browser has it already.
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

// in gives the compressed answer, nil when it is not compressed that way.
func (b *Body) in(encoding string) []byte {
	switch encoding {
	case "zstd":
		return b.zstd
	case "gzip":
		return b.gzip
	}
	return nil
}

// Encoding chooses how an answer is compressed: zstd, gzip or "" as the browser takes it.
func Encoding(r *http.Request) string {
	accepted := r.Header.Get("Accept-Encoding")
	for _, encoding := range []string{"zstd", "gzip"} {
		if takes(accepted, encoding) {
			return encoding
		}
	}
	return ""
}

// takes tells whether an Accept-Encoding header allows an encoding.
func takes(header, encoding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(part), ";")
		if name == encoding {
			weight = strings.ReplaceAll(weight, " ", "")
			return strings.Trim(strings.TrimPrefix(weight, "q="), "0.") != "" || weight == ""
		}
	}
	return false
}
