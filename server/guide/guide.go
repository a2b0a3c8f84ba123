// Package guide serves what programmers read on a site: the guides of docs/, the schema, and the page for trying queries.
package guide

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"regexp"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/docs"
	"github.com/gevel/gevel/server/respond"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
)

// Policy lets the guide load nothing but its own style.
const Policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
	"frame-ancestors 'none'"

// guideFrame is the HTML around the guide.
const guideFrame = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>%s</title>
<style>
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 1rem; border: 1px solid; overflow-wrap: normal; }
table { display: block; overflow-x: auto; border-collapse: collapse; overflow-wrap: normal; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid; }
@media (max-width: 48rem) {
thead { display: none; }
tr, td { display: block; }
tr { padding: 0.5rem 0; border-bottom: 1px solid; }
td { padding: 0; border: 0; overflow-wrap: anywhere; }
td:first-child { font-weight: bold; }
}
</style>
</head>
<body>
<nav><a href="/playground/">Playground</a> · <a href="/schema.graphqls">Schema</a> · <a href="/export/properties.jsonl">Export</a> ·
<a href="/embed/">Embeds</a> · <a href="/">Site</a></nav>
<main>
%s</main>
</body>
</html>
`

// Guides are pages that explain the site to programmers: the guide for integrators, and the one to embeds.
type Guides struct {
	files               *respond.Files
	integrators, embeds string // pages with the sample's host
}

// New makes the guides of the texts in docs/.
func New(files *respond.Files) (g *Guides, err error) {
	g = &Guides{files: files}
	if g.integrators, err = newGuide(); err != nil {
		return nil, err
	}
	g.embeds, err = newEmbedGuide()
	return g, err
}

// newGuide turns docs/integrators.md into the page of the guide.
func newGuide() (string, error) {
	page, err := guideOf("For integrators – the graph of this site", docs.Integrators)
	if err != nil {
		return "", fmt.Errorf("the guide for integrators cannot be read: %w", err)
	}
	return page, nil
}

// guideOf turns a guide in Markdown into a page.
func guideOf(title, text string) (string, error) {
	var b bytes.Buffer
	markdown := goldmark.New(goldmark.WithExtensions(extension.Table), goldmark.WithParserOptions(parser.WithAutoHeadingID()))
	if err := markdown.Convert([]byte(onSite(text)), &b); err != nil {
		return "", err
	}
	code := strings.ReplaceAll(b.String(), "<pre>", `<pre tabindex="0">`) // the keyboard scrolls what is wider than the page
	return fmt.Sprintf(guideFrame, title, code), nil
}

// Serve serves the guide with the site's own host in every command, so that pasted commands work.
func (g *Guides) Serve(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", Policy)
	h.Set("X-Robots-Tag", "noindex")
	g.files.Serve(w, r, func(context.Context, *agency.Catalog) (*cache.Body, error) {
		own := strings.NewReplacer("http://"+sampleHost, g.files.MadeFor, sampleHost, g.files.MadeFor)
		return cache.NewBodyAt(g.files.MadeFor, "text/html; charset=utf-8", []byte(own.Replace(g.integrators))), nil
	})
}

// sampleHost is the host in the guide's commands, where npm start serves the sample.
const sampleHost = "localhost:8080"

// The guide in the repository says where to put a site's address; on a site its address stands there instead.
const (
	putAddress  = "For a real site, replace `" + sampleHost + "` by its address."
	ownCommands = "Here they name this site; the answers under them are the sample's."
)

var (
	ofSchema     = regexp.MustCompile(`\]\(\.\./schema\.graphqls\)`)
	ofRepository = regexp.MustCompile(`\[([^\]]+)\]\((?:\.\./|(?:import|assistants|embeds|schema-changes)\.md)[^)]*\)`)
)

// onSite makes links lead to files that the site serves; links to other files of the repository become plain text.
func onSite(text string) string {
	text = strings.Replace(text, putAddress, ownCommands, 1)
	return ofRepository.ReplaceAllString(ofSchema.ReplaceAllString(text, "](/schema.graphqls)"), "$1")
}
