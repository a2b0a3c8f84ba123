package sitemap

import (
	"bytes"
	"context"
	"fmt"
	"net/http"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
)

const plainType = "text/plain; charset=utf-8"

// ServeRobots allows everything: pages that must not be indexed say noindex, which search engines see only when they may read them.
func (s Sitemaps) ServeRobots(w http.ResponseWriter, r *http.Request) {
	text := fmt.Sprintf("User-agent: *\nAllow: /\n\nSitemap: %s/sitemap.xml\n", s.Origin(r))
	w.Header().Set("Cache-Control", "no-cache")
	cache.NewBody(plainType, []byte(text)).WriteOnce(w, r, http.StatusOK)
}

// ServeLLMs serves /llms.txt: what the site is and where its data are, for language models (llmstxt.org).
func (s Sitemaps) ServeLLMs(w http.ResponseWriter, r *http.Request) {
	s.Serve(w, r, func(_ context.Context, c *agency.Catalog) (*cache.Body, error) {
		return cache.NewBodyAt(s.MadeFor, plainType, llms(c, s.MadeFor)), nil
	})
}

func llms(c *agency.Catalog, origin string) []byte {
	var b bytes.Buffer
	site := c.SiteIn(c.Fallback())
	fmt.Fprintf(&b, "# %s\n\n> Estate agency. %d properties for sale, %d for rent. %s\n", site.Name, site.SaleCount, site.RentCount,
		site.Legal)
	for _, l := range c.Site.InUse() {
		fmt.Fprintf(&b, "\n## Pages (%s)\n\n", l)
		fmt.Fprintf(&b, "- [%s](%s%s)\n", c.Site.Name.In(l, c.Fallback()), origin, agency.Path("home", l))
		for _, e := range c.SiteIn(l).Menu {
			fmt.Fprintf(&b, "- [%s](%s%s)\n", e.Title, origin, e.Path)
		}
		fmt.Fprintf(&b, "- [Newest properties, Atom](%s/%s/feed.xml)\n", origin, l)
	}
	fmt.Fprintf(&b, "\n## Data\n\n- [GraphQL](%s/graphql): POST a query, any origin may read; introspection is its documentation\n", origin)
	for _, place := range []struct{ name, path, about string }{
		{"Guide for integrators", "/integrators/", "from the first query to a copy that stays in step, with every limit and error"},
		{"Schema", "/schema.graphqls", "every type and field, described"},
		{"Playground", "/playground/", "try queries, with examples"},
		{"Export", "/export/properties.jsonl", "every property, a JSON object a line"},
		{"Assistants", "/mcp", "a server of the Model Context Protocol: search, read, costs, links to forms"},
	} {
		fmt.Fprintf(&b, "- [%s](%s%s): %s\n", place.name, origin, place.path, place.about)
	}
	fmt.Fprintf(&b, "- [Sitemap](%s/sitemap.xml): every public page in every language\n", origin)
	return b.Bytes()
}
