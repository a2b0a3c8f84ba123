package fetch

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
)

// gzipMark begins what gzip packed. mostPacked is how often an answer may be packed: by a program, and again by the server before it.
var gzipMark = []byte("\x1f\x8b\x08")

const mostPacked = 2

// acceptPacked lets a server pack its answer. Whether it did is told by the answer and not by its headers, which are wrong at servers that
// pack twice, or say gzip of what they did not pack.
func acceptPacked(r *http.Request) { r.Header.Set("Accept-Encoding", "gzip") }

func unpacked(body []byte, most int64) ([]byte, error) {
	in, err := gzip.NewReader(bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	return readAtMost(in, most)
}

func readAtMost(in io.Reader, most int64) ([]byte, error) {
	body, err := io.ReadAll(io.LimitReader(in, most+1))
	if err == nil && int64(len(body)) > most {
		err = ErrTooLarge
	}
	return body, err
}
