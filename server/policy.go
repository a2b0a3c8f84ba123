package server

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
	"sync/atomic"

	"github.com/gevel/gevel/agency"
)

// policy says what browsers may load for the pages of the site (Content-Security-Policy). Scripts are files of this site and, for
// tags that the agency has, of their makers. The one script
// and the one style sheet inside a page are known by their hashes; widths and the like stand in style attributes, which can load nothing.
type policy struct {
	style, script string // the sources of the style sheet and of the script inside pages
	pages         atomic.Pointer[policyOf]
}

// policyOf is the policy of pages while the configuration stays as it is.
type policyOf struct {
	version int64
	text    string
}

func newPolicy(css, script string) *policy {
	return &policy{style: hashed(css), script: hashed(script)}
}

// hashed is the source of a text inside a page.
func hashed(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// own is the policy of everything that loads nothing from other hosts.
func (p *policy) own() string { return p.text(nil) }

// page is the policy of the site's pages. All hosts of videos are allowed on every page: a visitor who navigates within the app keeps the
// policy of the first page.
func (p *policy) page(c *agency.Catalog) string {
	if cached := p.pages.Load(); cached != nil && cached.version == c.Version {
		return cached.text
	}
	inside := map[string][]string{"script-src": {p.script}}
	films := map[string][]string{"frame-src": agency.VideoHosts(c.Site.Settings.PropertyVideoHosts), "media-src": {"https:"}}
	text := p.text(append([]map[string][]string{inside, films}, tagSources(c.Site.Tags)...))
	p.pages.Store(&policyOf{c.Version, text})
	return text
}

// frame is the policy of the map's frame, with what Mapbox asks for where the agency has it.
func (p *policy) frame(c *agency.Catalog) string {
	if c.Site.Tags.MapboxToken == "" {
		return p.own()
	}
	return p.text([]map[string][]string{{"connect-src": {"https://api.mapbox.com", "https://*.tiles.mapbox.com",
		"https://events.mapbox.com"},
		"img-src": {"blob:"}, "worker-src": {"blob:"}}})
}

// tagSources are the hosts that the agency's tags (analytics, advertising) need.
func tagSources(t agency.Tags) (sources []map[string][]string) {
	const google, ads = "https://*.googletagmanager.com", "https://www.googleadservices.com"
	measure := []string{"https://*.google-analytics.com", "https://*.analytics.google.com", google}
	if t.AnalyticsID != "" || t.TagManagerID != "" {
		sources = append(sources, map[string][]string{"script-src": {google}, "img-src": measure, "connect-src": measure})
	}
	if t.AdsID != "" || t.TagManagerID != "" {
		doubleClick := []string{"https://*.g.doubleclick.net", "https://pagead2.googlesyndication.com", ads, "https://www.google.com",
			"https://google.com", google}
		sources = append(sources,
			map[string][]string{"script-src": {google, ads, "https://*.g.doubleclick.net", "https://pagead2.googlesyndication.com"},
				"img-src": doubleClick, "connect-src": doubleClick,
				"frame-src": {"https://td.doubleclick.net", "https://www.googletagmanager.com"}})
	}
	if t.PixelID != "" {
		pixel := []string{"https://www.facebook.com", "https://connect.facebook.net"}
		sources = append(sources, map[string][]string{"script-src": pixel[1:], "img-src": pixel, "connect-src": pixel})
	}
	return sources
}

// text writes the policy, with sources of others beside the site itself.
func (p *policy) text(others []map[string][]string) string {
	var b strings.Builder
	for _, d := range []struct{ name, own string }{
		{"default-src", "'none'"}, {"script-src", "'self'"}, {"style-src", "'self' " + p.style}, {"style-src-attr", "'unsafe-inline'"},
		{"img-src", "'self' data:"}, {"font-src", "'self'"}, {"media-src", "'self'"}, {"connect-src", "'self'"}, {"frame-src", "'self'"},
		{"worker-src", "'self'"}, {"manifest-src", "'self'"}, {"form-action", "'self'"}, {"base-uri", "'none'"},
		{"frame-ancestors", "'self'"},
	} {
		b.WriteString(d.name + " " + d.own)
		seen := map[string]bool{}
		for _, sources := range others {
			for _, source := range sources[d.name] {
				if !seen[source] {
					b.WriteString(" " + source)
				}
				seen[source] = true
			}
		}
		b.WriteString("; ")
	}
	return strings.TrimSuffix(b.String(), "; ")
}
