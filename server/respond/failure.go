// Package respond answers requests as every room of the server does: with a failure, or with a file that is made of the data and cached.
package respond

import (
	"errors"
	"fmt"
	"html"
	"log/slog"
	"mime"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/overload"
	"github.com/gevel/gevel/server/request"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Failure answers 500 when the data of a page cannot be read, and 503 when too many pages are wanted at once. The cause of the first is
// logged, not shown.
func Failure(w http.ResponseWriter, r *http.Request, err error) {
	if r.Context().Err() != nil {
		return // the client has disconnected
	}
	if errors.Is(err, overload.ErrFull) {
		writeOverloaded(w, r)
		return
	}
	slog.ErrorContext(r.Context(), "a page failed", "url", WithoutToken(r), "err", err)
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, "This page cannot be shown right now. Please try again in a moment.", http.StatusInternalServerError)
}

// Refused answers a program with why nothing could be written for it: what the graph says of a site that has too much to do, else Failure.
func Refused(w http.ResponseWriter, r *http.Request, err error) {
	var known *gqlerror.Error
	if !errors.As(err, &known) {
		Failure(w, r, err)
		return
	}
	(&request.Refusal{Status: http.StatusServiceUnavailable, Code: fmt.Sprint(known.Extensions["code"]), Message: known.Message,
		RetryAfter: limits.RetryTime}).Write(w)
}

// Attach lets a browser save an answer under a name.
func Attach(w http.ResponseWriter, name string) {
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
}

// WithoutToken returns the path of a request for the log: the token of an email's link is a secret.
func WithoutToken(r *http.Request) string {
	if token := r.PathValue("token"); token != "" {
		return strings.Replace(r.URL.Path, token, "…", 1)
	}
	return r.URL.Path
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
