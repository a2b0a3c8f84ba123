package headers

import (
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/server/render"
)

// Policy writes the Content-Security-Policy: what browsers may load for the site's pages. Scripts are files of this site and of the tags
// that the agency configured. A page's one inline script and style are allowed by their hashes; style attributes are allowed because
// they can load nothing.
type Policy struct {
	styles []string // sources of the inline styles of pages
	script string   // source of their inline script
	own    []string // the header of everything that loads nothing from other hosts
}

func NewPolicy(styles []string, script string) *Policy {
	return &Policy{styles: styles, script: render.Hashed(script), own: loadsOwn}
}

// Pages returns the header of the site's pages by the source of their style. Hosts of videos are allowed on every page, because a visitor
// who navigates within the app keeps the policy of the first page.
func (p *Policy) Pages(c *agency.Catalog) map[string][]string {
	headers := map[string][]string{}
	for _, style := range p.styles {
		headers[style] = []string{p.page(c, style)}
	}
	return headers
}

func (p *Policy) page(c *agency.Catalog, style string) string {
	inside := map[string][]string{"script-src": {p.script}, "style-src": {style}}
	videos := map[string][]string{"frame-src": media.VideoHosts(c.Site.Settings.PropertyVideoHosts), "media-src": {"https:"}}
	return policyText(append([]map[string][]string{inside, videos}, tagSources(c.Site.Tags)...))
}

// Frame returns the policy of the map's frame, with the hosts of Mapbox where the agency uses it.
func (p *Policy) Frame(c *agency.Catalog) string {
	if c.Site.Tags.MapboxToken == "" {
		return p.own[0]
	}
	return policyText([]map[string][]string{{"connect-src": {"https://api.mapbox.com", "https://*.tiles.mapbox.com",
		"https://events.mapbox.com"},
		"img-src": {"blob:"}, "worker-src": {"blob:"}}})
}

// tagSources returns the hosts that the agency's tags (analytics, advertising) need, by directive.
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

// policyText writes a policy, with more sources beside the site itself.
func policyText(others []map[string][]string) string {
	var b strings.Builder
	for _, d := range []struct{ name, own string }{
		{"default-src", "'none'"}, {"script-src", "'self'"}, {"style-src", "'self'"}, {"style-src-attr", "'unsafe-inline'"},
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
