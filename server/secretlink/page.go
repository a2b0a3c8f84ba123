package secretlink

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

// deadPage is the page that explains why an email's link gives nothing, styled like the guide.
var deadPage = template.Must(template.New("link").Parse(`<!doctype html>
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

// ServeDead answers a link of an email that has expired (410) or never existed (404).
func (l *Links) ServeDead(w http.ResponseWriter, r *http.Request, err error) {
	switch {
	case errors.Is(err, agency.ErrExpired):
		l.WritePage(w, r, http.StatusGone, mail.LinkExpired)
	case errors.Is(err, agency.ErrForged):
		l.WritePage(w, r, http.StatusNotFound, mail.LinkWrong)
	default:
		respond.Failure(w, r, err)
	}
}

// WritePage writes the page in the language that the browser prefers.
func (l *Links) WritePage(w http.ResponseWriter, r *http.Request, status int, why string) {
	c, err := l.Store.Catalog(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	language := l.Language(c, r)
	var text bytes.Buffer
	if err := deadPage.Execute(&text, struct {
		mail.LinkPage
		Language locale.Language
		Home     string
	}{mail.LinkPageIn(language, why), language, agency.Path("home", language)}); err != nil {
		respond.Failure(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Language", string(language))
	h.Set("Content-Security-Policy", guide.Policy)
	w.WriteHeader(status)
	w.Write(text.Bytes())
}
