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

// Encoding returns the encoding for an answer: zstd, gzip or "", as the client accepts. "" is also for a client that accepts none of them.
func Encoding(r *http.Request) string {
	accepted := strings.Join(r.Header.Values("Accept-Encoding"), ",")
	for _, encoding := range []string{"zstd", "gzip"} {
		if weigh(accepted, encoding) == allowed {
			return encoding
		}
	}
	if weigh(accepted, "identity") == refused && weigh(accepted, "*") == allowed && weigh(accepted, "gzip") == unnamed {
		return "gzip" // some encoding it must be, and every program has this one
	}
	return ""
}

// What an Accept-Encoding header says of an encoding.
const (
	unnamed = iota
	refused
	allowed
)

// weigh returns what a header says of an encoding, whose name it may write in any case (RFC 9110, 8.4.1); x-gzip is an old name of gzip.
func weigh(header, encoding string) int {
	for part := range strings.SplitSeq(header, ",") {
		name, weight, weighed := strings.Cut(part, ";")
		name = strings.TrimSpace(name)
		if strings.EqualFold(name, "x-gzip") {
			name = "gzip"
		}
		if !strings.EqualFold(name, encoding) {
			continue
		}
		if weighed && strings.Trim(weight, "qQ=0. \t") == "" {
			return refused
		}
		return allowed
	}
	return unnamed
}
