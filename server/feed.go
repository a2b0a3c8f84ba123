package server

import (
	"context"
	_ "embed"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

// feedSize is the number of properties in a feed, the newest ones.
const feedSize = 50

//go:embed feedtitles.json
var feedTitlesJSON []byte

// feedTitles holds the feed's title by language. The program does not start when they cannot be read.
var feedTitles = readFeedTitles()

func readFeedTitles() (titles locale.Localized) {
	if err := json.Unmarshal(feedTitlesJSON, &titles); err != nil {
		panic(fmt.Sprintf("feedtitles.json: %v", err))
	}
	return titles
}

// serveFeed serves the feed of a language (Atom, RFC 4287), and 404 for a language not in use.
func (s *Server) serveFeed(l locale.Language) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s.serveCached(w, r, func(ctx context.Context, c *agency.Catalog) (*cache.Body, error) {
			if !slices.Contains(c.Site.InUse(), l) {
				return nil, nil
			}
			properties, err := s.store.Properties(ctx, l, agency.PropertyFilter{OnOffer: true}, "NEWEST", db.Window{Size: feedSize},
				db.Selection{Groups: []string{"description", "reduction"}, Photos: 1})
			if err != nil {
				return nil, err
			}
			text, err := xml.Marshal(feedOf(c, s.origin(r), l, properties.Items))
			return cache.NewBody("application/atom+xml; charset=utf-8", append([]byte(xml.Header), text...)), err
		})
	}
}

func feedOf(c *agency.Catalog, origin string, l locale.Language, properties []*agency.Property) feed {
	name := c.Site.Name.In(l, c.Fallback())
	own := fmt.Sprintf("%s/%s/feed.xml", origin, l)
	f := feed{Language: l, ID: own, Title: feedTitles[l] + " | " + name, Author: name,
		Links: []feedLink{{Rel: "self", Href: own}, {Rel: "alternate", Type: "text/html", Href: origin + agency.Path("home", l)}}}
	var last int64
	for _, p := range properties {
		last = max(last, p.UpdatedUnix)
		f.Entries = append(f.Entries, feedEntryOf(origin, p))
	}
	f.Updated = written(last)
	return f
}

// feedEntryOf returns a property's entry. Its id does not change with the property's title.
func feedEntryOf(origin string, p *agency.Property) feedEntry {
	e := feedEntry{ID: fmt.Sprintf("%s/property/%d/?lng=%s", origin, p.Number, p.Language),
		Title:     fmt.Sprintf("%s, %s", titleOf(p), p.City().DisplayName()),
		Published: written(p.PublishedUnix), Updated: written(p.UpdatedUnix),
		Summary: priceOf(p) + "\n" + p.Summary(),
		Links:   []feedLink{{Rel: "alternate", Type: "text/html", Href: origin + p.Path()}}}
	if len(p.PhotoList) > 0 && !strings.HasSuffix(p.PhotoList[0].File, ".svg") {
		e.Links = append(e.Links,
			feedLink{Rel: "enclosure", Type: "image/jpeg", Href: origin + p.PhotoList[0].URL() + "?width=600&height=auto&format=jpeg"})
	}
	return e
}

// priceOf is the price line; of a price that was lowered, with the one before.
func priceOf(p *agency.Property) string {
	if r := p.Reduction(); r != nil {
		return fmt.Sprintf("%s (%s%s)", p.Price().Text, locale.Text("price.was", p.Language), r.Was.Text)
	}
	return p.Price().Text
}

func titleOf(p *agency.Property) string {
	if title := p.Title(); title != "" {
		return title
	}
	return p.TypeName()
}
