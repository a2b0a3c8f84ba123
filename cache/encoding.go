package cache

import (
	"bytes"
	"net/http"
	"strings"
	"sync"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// compressor returns a text compressed, maybe with spare capacity. It is safe for concurrent use.
type compressor func(plain []byte) []byte

// well and fast are the compressors by encoding: for answers that are sent again and for those that are not.
var (
	well = map[string]compressor{"zstd": zstdAt(zstd.SpeedBetterCompression), "gzip": gzipAt(6)}
	fast = map[string]compressor{"zstd": zstdAt(zstd.SpeedFastest), "gzip": gzipAt(gzip.BestSpeed)}
)

// zstdWindow is the window of zstd. Each processor holds two windows; hardly any answer is larger than one.
const zstdWindow = 1 << 20

var zstdDecoder, _ = zstd.NewReader(nil) // fails only for invalid options

func zstdAt(level zstd.EncoderLevel) compressor {
	z, _ := zstd.NewWriter(nil, zstd.WithEncoderLevel(level), zstd.WithWindowSize(zstdWindow)) // fails only for invalid options
	return func(plain []byte) []byte { return z.EncodeAll(plain, nil) }
}

// gzipAt shares its writers between requests, because each takes up to a megabyte.
func gzipAt(level int) compressor {
	writers := &sync.Pool{New: func() any {
		z, _ := gzip.NewWriterLevel(nil, level) // fails only for an invalid level
		return z
	}}
	return func(plain []byte) []byte {
		var b bytes.Buffer
		z := writers.Get().(*gzip.Writer)
		defer writers.Put(z)
		z.Reset(&b)
		z.Write(plain)
		z.Close()
		return b.Bytes()
	}
}

// worthwhile compresses a text; nil when that hardly saves anything, as with a picture or a font.
func worthwhile(plain []byte, compress compressor) []byte {
	if text := compress(plain); len(text) <= len(plain)*9/10 {
		return text
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
