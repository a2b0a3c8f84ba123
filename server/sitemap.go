package server

import (
	"context"
	"net/http"
	"regexp"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/locale"
)

// sitemapSize is the most pages of one sitemap: about 10 MiB in four languages. The protocol allows 50,000 pages and 50 MiB.
const sitemapSize = 10_000

var sitemapName = regexp.MustCompile(`^sitemap-([a-z]{2})(?:-([2-9]|[1-9]\d{1,3}))?\.xml$`)

// serveTop serves addresses of one part: /sitemap-nl.xml and, beyond the first 10,000 pages, /sitemap-nl-2.xml. Any other is a page.
func (s *Server) serveTop(w http.ResponseWriter, r *http.Request) {
	name := sitemapName.FindStringSubmatch(r.PathValue("file"))
	if name == nil || r.Method != http.MethodGet && r.Method != http.MethodHead {
		s.servePage(w, r)
		return
	}
	number, _ := strconv.Atoi(name[2]) // digits or nothing
	s.files.Serve(w, r, func(ctx context.Context, c *agency.Catalog) (*cache.Body, error) {
		return s.sitemap(ctx, c, s.madeFor(), locale.Language(name[1]), max(number, 1))
	})
}

// serveSitemapIndex serves the index of the sitemaps of all languages in use.
func (s *Server) serveSitemapIndex(w http.ResponseWriter, r *http.Request) {
	s.files.Serve(w, r, func(ctx context.Context, c *agency.Catalog) (*cache.Body, error) {
		stock, err := s.store.Stock(ctx)
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
		return cache.NewBodyAt(s.madeFor(), xmlType, sitemapIndex(s.madeFor(), c.Site.InUse(), files, pages[0].changed)), nil
	})
}

// written formats a moment for sitemaps and feeds.
func written(unix int64) string { return agency.Moment(unix).Format(time.RFC3339) }
