package server

import (
	"context"
	"fmt"
	"html"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// enter waits for a place at the gate. Whose session at the desk it is is looked up first, because staff has places of its own there.
func (s *Server) enter(ctx context.Context) (leave func(), err error) {
	if err := s.desk.Recognize(ctx); err != nil {
		return nil, err
	}
	return s.crowd.Enter(ctx)
}

// writeOverloaded answers a page with 503 when too many visitors came at once: a few words in the language of the address, which the
// browser replaces by itself after limits.OverloadRetry.
func writeOverloaded(w http.ResponseWriter, r *http.Request) {
	l := languageOf(r.URL.Path)
	seconds := strconv.Itoa(int(limits.OverloadRetry.Seconds()))
	h := w.Header()
	h.Set("Retry-After", seconds)
	h.Set("Cache-Control", "no-store")
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Language", string(l))
	w.WriteHeader(http.StatusServiceUnavailable)
	fmt.Fprintf(w, overloadedPage, l, seconds, html.EscapeString(locale.Text("overloaded.title", l)),
		html.EscapeString(locale.Text("overloaded.text", l)))
}

// overloadedPage needs no file and no script: whatever it loaded would be one more request.
const overloadedPage = `<!doctype html>
<html lang="%s"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="%s">
<title>%[3]s</title><h1>%[3]s</h1><p>%[4]s</p></html>
`

// languageOf returns the language that a path begins with, else the first of all.
func languageOf(path string) locale.Language {
	prefix, _, _ := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	if l := locale.Language(prefix); slices.Contains(locale.Languages, l) {
		return l
	}
	return locale.Languages[0]
}
