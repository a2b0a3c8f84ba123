// Package embed has what pages of other sites show of this one: a frame with a list of properties, the only page that they may frame, and
// what a link to a page says there (oEmbed).
package embed

import (
	"bytes"
	"fmt"
	"html/template"
	"net/http"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/respond"
)

// framePage is the page that other sites show in a frame: the element of web/widgets/embed alone, with the fonts of the site.
var framePage = template.Must(template.New("embed").Parse(`<!doctype html>
<html lang="{{.Language}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>{{.Agency}}</title>
<style>{{.Style}}</style>
<script src="/embed/homes.js" async></script>
</head>
<body>
<main aria-label="{{.Agency}}">
<h1>{{.Agency}}</h1>
<gevel-homes filter="{{.Filter}}" language="{{.Language}}" count="{{.Count}}"></gevel-homes>
<noscript><p><a href="{{.Home}}" target="_blank" rel="noopener">{{.Agency}}</a></p></noscript>
</main>
</body>
</html>
`))

const frameStyle = `@font-face{font-family:"Instrument Sans";src:url("/%s") format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Newsreader Display";src:url("/%s") format("woff2");font-weight:400;font-display:swap}
body{margin:0;font:1rem/1.45 "Instrument Sans",Arial,sans-serif;--display:"Newsreader Display","Times New Roman",serif}
h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%%);white-space:nowrap}
noscript p{margin:1rem}`

// framePolicy lets the frame load files of this site alone, beside its one style. Any site may frame it.
const framePolicy = "default-src 'none'; script-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors *; require-trusted-types-for 'script'; trusted-types 'none'"

// Frame is the page of the frame. It is the only one of the site that any other may frame.
type Frame struct{ style, policy string }

// NewFrame returns the frame with the fonts of the built web app.
func NewFrame(fonts []string) (Frame, error) {
	if len(fonts) != 2 {
		return Frame{}, fmt.Errorf("the web app has the fonts %v, want 2", fonts)
	}
	style := fmt.Sprintf(frameStyle, fonts[0], fonts[1])
	return Frame{style, "style-src " + render.Hashed(style) + "; " + framePolicy}, nil
}

// Handler writes the page of the frame: /embed/homes/?goal=SALE&language=fr. Its query string is the filter, with language and count
// beside it; the element reads it as a list's, so that no value is an error. 414 for one that is too long.
func (f Frame) Handler(store *db.Store) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if len(r.URL.RawQuery) > limits.EmbedFilterBytes {
			http.Error(w, "the filter is too long", http.StatusRequestURITooLong)
			return
		}
		c, err := store.Catalog(r.Context())
		if err != nil {
			respond.Failure(w, r, err)
			return
		}
		text, l, err := f.page(c, r)
		if err != nil {
			respond.Failure(w, r, err)
			return
		}
		h := w.Header()
		h.Set("Content-Security-Policy", f.policy)
		h.Set("Content-Language", string(l))
		h.Set("X-Robots-Tag", "noindex")
		h.Set("Cache-Control", "no-cache")
		h.Set("Referrer-Policy", "no-referrer") // a visitor who comes from the frame was on another site
		cache.NewBody("text/html; charset=utf-8", text).WriteOnce(w, r, http.StatusOK)
	}
}

// page writes the page in the language of the address, else in the site's own.
func (f Frame) page(c *agency.Catalog, r *http.Request) ([]byte, locale.Language, error) {
	query := r.URL.Query()
	l := locale.Language(query.Get("language"))
	if !slices.Contains(c.Site.InUse(), l) {
		l = c.Fallback()
	}
	var text bytes.Buffer
	err := framePage.Execute(&text, struct {
		Agency, Filter, Home string
		Language             locale.Language
		Count                int
		Style                template.CSS
	}{c.SiteIn(l).Name, r.URL.RawQuery, agency.Path("home", l), l, countOf(query.Get("count")), template.CSS(f.style)})
	return text.Bytes(), l, err
}

// countOf reads how many properties are shown: within the limit, and some for what is no number.
func countOf(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return limits.EmbedUsualProperties
	}
	return min(max(n, 1), limits.EmbedProperties)
}
