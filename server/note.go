package server

import (
	"log/slog"
	"net/http"
	"time"

	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/timeout"
	"github.com/gevel/gevel/server/traffic"
)

// note counts an answer and, when the operator wants a log of requests, writes its line: who asked is not in it, and an address only when
// it is that of a page of the site, without its query.
func (s *Server) note(w http.ResponseWriter, r *http.Request, began time.Time) {
	class, status, took := traffic.ClassOf(r.Pattern), timeout.Status(w), time.Since(began)
	s.traffic.Note(class, status, took)
	if !s.settings.LogRequests {
		return
	}
	line := []any{"method", methodOf(r), "class", class, "status", status, "ms", took.Milliseconds()}
	if class == "page" && (status == http.StatusOK || status == http.StatusNotModified) {
		line = append(line, "page", respond.WithoutToken(r))
	}
	slog.InfoContext(r.Context(), "request", line...)
}

// methodOf is the method of a request for the log: one that the site knows, else OTHER, because anybody may write any word there.
func methodOf(r *http.Request) string {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodOptions:
		return r.Method
	}
	return "OTHER"
}
