// Package sitemap lists the pages of a site for search engines, and says to robots and language models where they are.
package sitemap

import (
	"context"
	"net/http"
	"regexp"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/respond"
)

// sitemapSize is the most pages of one sitemap: about 10 MiB in four languages. The protocol allows 50,000 pages and 50 MiB.
const sitemapSize = 10_000

var sitemapName = regexp.MustCompile(`^sitemap-([a-z]{2})(?:-([2-9]|[1-9]\d{1,3}))?\.xml$`)

// Sitemaps are the sitemaps of a site, and what else it says to robots.
type Sitemaps struct{ *respond.Files }

// File serves a sitemap by its name: sitemap-nl.xml and, beyond the first 10,000 pages, sitemap-nl-2.xml. It is nil for any other name.
func (s Sitemaps) File(named string) http.HandlerFunc {
	name := sitemapName.FindStringSubmatch(named)
	if name == nil {
		return nil
	}
	number, _ := strconv.Atoi(name[2]) // digits or nothing
	return func(w http.ResponseWriter, r *http.Request) {
		s.Serve(w, r, func(ctx context.Context, c *agency.Catalog) (*cache.Body, error) {
			return s.sitemap(ctx, c, s.MadeFor, locale.Language(name[1]), max(number, 1))
		})
	}
}

// ServeIndex serves the index of the sitemaps of all languages in use.
func (s Sitemaps) ServeIndex(w http.ResponseWriter, r *http.Request) {
	s.Serve(w, r, func(ctx context.Context, c *agency.Catalog) (*cache.Body, error) {
		stock, err := s.Store.Stock(ctx)
		if err != nil {
			return nil, err
		}
		pages, err := s.pagesBesideProperties(ctx, c, stock)
		if err != nil {
			return nil, err
		}
		properties := 0
		for _, k := range stock {
			properties += k.Count
		}
		files := (len(pages) + properties + sitemapSize - 1) / sitemapSize
		return cache.NewBodyAt(s.MadeFor, xmlType, sitemapIndex(s.MadeFor, c.Site.InUse(), files, pages[0].changed)), nil
	})
}

// written formats a moment.
func written(unix int64) string { return locale.Moment(unix).Format(time.RFC3339) }
