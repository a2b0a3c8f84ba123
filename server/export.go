package server

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/buffer"
	"github.com/gevel/gevel/server/request"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/timeout"
	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// exportHandler serves all public properties in a language as lines of JSON, to any origin.
func (s *Server) exportHandler() http.Handler {
	return allOrigins.Handler(s.withAPIKey(http.HandlerFunc(s.serveExport)))
}

// serveExport answers 304 when nothing changed since the client's copy, and 400 for an unknown language. Without a language it uses the
// site's default.
func (s *Server) serveExport(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		request.Refuse(w, http.StatusMethodNotAllowed, "GET_ONLY", "the export answers to GET only")
		return
	}
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	head, err := s.store.Changelog.LatestCursor(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	e := export{Server: s, language: locale.Language(strings.ToLower(cmp.Or(r.URL.Query().Get("language"), string(c.Fallback())))),
		encoding: cache.Encoding(r)}
	e.tag = fmt.Sprintf(`"%d-%s-%s"`, c.Version, head, e.language)
	switch {
	case !e.language.Known():
		request.Refuse(w, http.StatusBadRequest, "BAD_INPUT", "language is one of nl, fr, en and de")
	case strings.Contains(r.Header.Get("If-None-Match"), e.tag):
		e.header(w)
		w.WriteHeader(http.StatusNotModified)
	case r.Method == http.MethodHead:
		e.header(w)
	default:
		e.write(w, r)
	}
}

// export is one answer of the export.
type export struct {
	*Server
	language locale.Language
	encoding string // "zstd", "gzip" or ""
	tag      string
}

// header sets the answer's headers. The ETag is weak, because the order of properties may differ.
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

// write writes each line as it is read, so that the export does not fill memory. A failure before the first line is answered with its
// status; after it a last line says why, and the connection is cut, so that nobody takes a part for the whole.
func (e export) write(w http.ResponseWriter, r *http.Request) {
	timeout.Lasting(w)
	var out exportWriter
	err := e.graph.Export(e.withPrincipal(w, r), e.language, func(line []byte) error {
		if out == nil {
			e.header(w)
			out = compressed(buffer.Direct(w), e.encoding)
		}
		_, err := out.Write(append(line, '\n'))
		return err
	})
	switch {
	case err == nil && out.Close() == nil:
	case out != nil:
		logged(r.Context(), "an export broke off", err)
		sayBroken(w, out, err)
		panic(http.ErrAbortHandler)
	default:
		respond.Refused(w, r, err)
	}
}

// sayBroken writes and sends the last line of an export that breaks off: with the listing that cannot be read, if that is why.
func sayBroken(w http.ResponseWriter, out exportWriter, err error) {
	message := "something went wrong on our side: read the export again"
	if broken := (graph.BrokenExport{}); errors.As(err, &broken) {
		message = broken.Error()
	}
	line, _ := json.Marshal(map[string]any{"error": map[string]string{"code": "INTERNAL", "message": message}}) // cannot fail
	if _, err := out.Write(append(line, '\n')); err == nil && out.Flush() == nil {
		http.NewResponseController(w).Flush()
	}
}

// exportWriter writes an export, compressed or not.
type exportWriter interface {
	io.WriteCloser
	Flush() error // what was written so far
}

// compressed returns a writer that compresses with little memory.
func compressed(w io.Writer, encoding string) exportWriter {
	switch encoding {
	case "zstd":
		z, _ := zstd.NewWriter(w, zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(1<<20)) // fails only for invalid options
		return z
	case "gzip":
		return gzip.NewWriter(w)
	}
	return plain{w}
}

// plain is a writer without compression, whose Close does nothing.
type plain struct{ io.Writer }

func (plain) Close() error { return nil }
func (plain) Flush() error { return nil }
