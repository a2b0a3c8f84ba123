package server

import (
	"bytes"
	"errors"
	"html/template"
	"net/http"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/server/guide"
	"github.com/gevel/gevel/server/respond"
)

// linkPage is the page that explains why an email's link gives nothing, styled like the guide.
var linkPage = template.Must(template.New("link").Parse(`<!doctype html>
<html lang="{{.Language}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>{{.Title}}</title>
<style>
body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>{{.Title}}</h1>
<p>{{.Text}}</p>
<p><a href="{{.Home}}">{{.Site}}</a></p>
</main>
</body>
</html>
`))

// serveDeadLink answers a link of an email that has expired (410) or never existed (404).
func (s *Server) serveDeadLink(w http.ResponseWriter, r *http.Request, err error) {
	switch {
	case errors.Is(err, agency.ErrExpired):
		s.writeLinkPage(w, r, http.StatusGone, mail.LinkExpired)
	case errors.Is(err, agency.ErrForged):
		s.writeLinkPage(w, r, http.StatusNotFound, mail.LinkWrong)
	default:
		respond.Failure(w, r, err)
	}
}

// writeLinkPage writes the page in the language that the browser prefers.
func (s *Server) writeLinkPage(w http.ResponseWriter, r *http.Request, status int, why string) {
	c, err := s.store.Catalog(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	l := s.ofVersion(c).negotiate(r)
	var text bytes.Buffer
	if err := linkPage.Execute(&text, struct {
		mail.LinkPage
		Language locale.Language
		Home     string
	}{mail.LinkPageIn(l, why), l, agency.Path("home", l)}); err != nil {
		respond.Failure(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Language", string(l))
	h.Set("Content-Security-Policy", guide.Policy)
	w.WriteHeader(status)
	w.Write(text.Bytes())
}
