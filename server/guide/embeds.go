package guide

import (
	"context"
	"fmt"
	"html"
	"net/http"
	"regexp"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/docs"
)

// embedGuidePolicy lets the guide show its examples: the site's own script, and its frame.
const embedGuidePolicy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; img-src 'self'; " +
	"frame-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// example is a piece of HTML in the guide.
var example = regexp.MustCompile(`(?s)<pre tabindex="0"><code class="language-html">(.*?)</code></pre>`)

// newEmbedGuide turns docs/embeds.md into a page on which each example of HTML stands once more, live.
func newEmbedGuide() (string, error) {
	text := strings.ReplaceAll(docs.Embeds, "(integrators.md", "(/integrators/")
	page, err := guideOf("On other sites – embeds of this site", strings.Replace(text, replaceAddress, "The examples name this site.", 1))
	if err != nil {
		return "", fmt.Errorf("the guide to embeds cannot be read: %w", err)
	}
	return example.ReplaceAllStringFunc(page, func(code string) string {
		return code + "\n<div>" + html.UnescapeString(example.FindStringSubmatch(code)[1]) + "</div>"
	}), nil
}

// replaceAddress is what the guide in the repository says about its examples.
const replaceAddress = "In all examples, replace `http://" + sampleHost + "` by the address of the site."

// ServeEmbeds serves the guide to embeds, whose examples show this site.
func (g *Guides) ServeEmbeds(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", embedGuidePolicy)
	h.Set("X-Robots-Tag", "noindex")
	g.files.Serve(w, r, func(context.Context, *agency.Catalog) (*cache.Body, error) {
		return cache.NewBodyAt(g.files.MadeFor, "text/html; charset=utf-8",
			[]byte(strings.ReplaceAll(g.embeds, "http://"+sampleHost, g.files.MadeFor))), nil
	})
}
