package server

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/timeout"
	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// exportHandler answers all listings in a language as lines of JSON, to any origin.
func (s *Server) exportHandler() http.Handler {
	return allOrigins.Handler(s.withAPIKey(http.HandlerFunc(s.serveExport)))
}

// serveExport answers 304 when nothing changed since the client's copy, and 400 for a language that does not exist; the default is the
// site's.
func (s *Server) serveExport(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		refuse(w, http.StatusMethodNotAllowed, "GET_ONLY", "the export answers to GET only")
		return
	}
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		serverError(w, r, err)
		return
	}
	head, err := s.store.LatestCursor(r.Context())
	if err != nil {
		serverError(w, r, err)
		return
	}
	e := export{Server: s, language: locale.Language(strings.ToLower(cmp.Or(r.URL.Query().Get("language"), string(c.Fallback())))),
		encoding: cache.Encoding(r)}
	e.tag = fmt.Sprintf(`"%d-%s-%s"`, c.Version, head, e.language)
	switch {
	case !e.language.Known():
		refuse(w, http.StatusBadRequest, "BAD_INPUT", "language is one of nl, fr, en and de")
	case strings.Contains(r.Header.Get("If-None-Match"), e.tag):
		e.header(w)
		w.WriteHeader(http.StatusNotModified)
	case r.Method == http.MethodHead:
		e.header(w)
	default:
		e.write(w, r)
	}
}

// export is one answer.
type export struct {
	*Server
	language locale.Language
	encoding string // "zstd", "gzip" or ""
	tag      string
}

// header says what comes. The tag is weak, because the same listings may come in another order.
func (e export) header(w http.ResponseWriter) {
	h := w.Header()
	h.Set("Content-Type", "application/jsonl; charset=utf-8")
	h.Set("Cache-Control", "no-cache")
	h.Set("ETag", "W/"+e.tag)
	h.Add("Vary", "Accept-Encoding")
	if e.encoding != "" {
		h.Set("Content-Encoding", e.encoding)
	}
}

// write writes the lines as they are read, so that none are held in memory. A failure before the first line has a status of its own; after
// it the connection is cut, so that nobody takes a part for the whole.
func (e export) write(w http.ResponseWriter, r *http.Request) {
	timeout.Lasting(w)
	var out io.WriteCloser
	err := e.graph.Export(e.withPrincipal(w, r), e.language, func(line []byte) error {
		if out == nil {
			e.header(w)
			out = compressed(w, e.encoding)
		}
		_, err := out.Write(append(line, '\n'))
		return err
	})
	switch {
	case err == nil && out.Close() == nil:
	case out != nil:
		logged(r.Context(), "an export broke off", err)
		panic(http.ErrAbortHandler)
	default:
		noExport(w, r, err)
	}
}

// noExport answers with the reason why there is no export.
func noExport(w http.ResponseWriter, r *http.Request, err error) {
	var many *gqlerror.Error
	if !errors.As(err, &many) {
		serverError(w, r, err)
		return
	}
	(&request.Refusal{Status: http.StatusServiceUnavailable, Code: fmt.Sprint(many.Extensions["code"]), Message: many.Message,
		RetryAfter: limits.RetryTime}).Write(w)
}

// compressed gives a writer that compresses, with little memory.
func compressed(w io.Writer, encoding string) io.WriteCloser {
	switch encoding {
	case "zstd":
		z, _ := zstd.NewWriter(w, zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(1<<20)) // fails for bad options only
		return z
	case "gzip":
		return gzip.NewWriter(w)
	}
	return plain{w}
}

// plain is a writer that has nothing to finish.
type plain struct{ io.Writer }

func (plain) Close() error { return nil }
