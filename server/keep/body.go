package keep

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// Body is an answer that is kept: plain, and compressed in the ways that browsers take.
type Body struct {
	ContentType string
	ETag        string
	plain       []byte
	gzip        []byte
	zstd        []byte
}

// zstdWindow is how far back an answer may refer to itself. Each processor holds two windows; hardly any answer is larger than one.
const zstdWindow = 1 << 20

var zstdEncoder, _ = zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBetterCompression), zstd.WithWindowSize(zstdWindow)) // fails for bad options only

// NewBody compresses an answer once, so that serving it again is only writing.
func NewBody(contentType string, plain []byte) *Body {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, 6) // 6 is a level
	z.Write(plain)
	z.Close()
	sum := sha256.Sum256(plain)
	return &Body{ContentType: contentType, ETag: `"` + hex.EncodeToString(sum[:12]) + `"`,
		plain: bytes.Clone(plain), gzip: bytes.Clone(b.Bytes()), zstd: bytes.Clone(zstdEncoder.EncodeAll(plain, nil))} // what made them has more room than they need
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
	bytes := b.plain
	switch encoding := Encoding(r); encoding {
	case "zstd":
		h.Set("Content-Encoding", encoding)
		bytes = b.zstd
	case "gzip":
		h.Set("Content-Encoding", encoding)
		bytes = b.gzip
	}
	h.Set("Content-Length", strconv.Itoa(len(bytes)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(bytes)
	}
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
