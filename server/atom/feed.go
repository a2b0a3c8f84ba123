// Package atom writes the feeds of a site: the newest properties of a language, of all or of those that a list's filter selects.
package atom

import (
	"cmp"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/respond"
)

// Feeds are the feeds of a site.
type Feeds struct{ *respond.Files }

// written formats a moment.
func written(unix int64) string { return locale.Moment(unix).Format(time.RFC3339) }

//go:embed titles.json
var feedTitlesJSON []byte

// feedTitles holds the titles of feeds by goal and language; "all" is that of feeds without a goal. The program does not start when they
// cannot be read.
var feedTitles = readFeedTitles()

func readFeedTitles() (titles map[string]locale.Localized) {
	if err := json.Unmarshal(feedTitlesJSON, &titles); err != nil {
		panic(fmt.Sprintf("titles.json: %v", err))
	}
	return titles
}

// Serve serves the feed of a language (Atom, RFC 4287), of all properties on offer or of those that its query string filters; 404 for
// a language not in use, 400 for a filter that no list has.
func (f Feeds) Serve(l locale.Language) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		filter, ok := f.filterOf(w, r, l)
		if !ok {
			return
		}
		f.ServeAs(w, r, feedPath(l, filter), func(ctx context.Context, c *agency.Catalog) (*cache.Body, error) {
			properties, err := f.Store.Properties(ctx, l, filter, "NEWEST", db.Window{Size: limits.FeedProperties},
				columns.Selection{Groups: []string{"description", "reduction", "energy"}, Photos: 1})
			if err != nil {
				return nil, err
			}
			text, err := feedOf(ctx, c, f.MadeFor, l, filter, properties.Items).inXML()
			return cache.NewBodyAt(f.MadeFor, "application/atom+xml; charset=utf-8", text), err
		})
	}
}

func feedOf(ctx context.Context, c *agency.Catalog, origin string, l locale.Language, filter agency.PropertyFilter,
	properties []*agency.Property) feed {
	name := c.Site.Name.In(l, c.Fallback())
	own := origin + feedPath(l, filter)
	f := feed{Language: l, ID: own, Title: feedTitle(c, l, filter) + " | " + name, Author: name,
		Links: []feedLink{{Rel: "alternate", Type: "text/html", Href: origin + pageOfFeed(l, filter)}, {Rel: "self", Href: own}}}
	var last int64
	for _, p := range properties {
		if entry, ok := respond.PartOf(ctx, p, func(p *agency.Property) feedEntry { return feedEntryOf(origin, p) }); ok {
			last = max(last, p.UpdatedUnix)
			f.Entries = append(f.Entries, entry)
		}
	}
	f.Updated = written(last)
	return f
}

// feedPath is the one address of a filter's feed, as the web app writes it too (web/site/pages/list/feedPath.ts).
func feedPath(l locale.Language, filter agency.PropertyFilter) string {
	search := filter.ListSearch()
	if filter.Goal != nil {
		search = "?goal=" + feedGoals[*filter.Goal] + strings.Replace(search, "?", "&", 1)
	}
	return fmt.Sprintf("/%s/feed.xml%s", l, search)
}

// pageOfFeed is the page for people: the list, or the home page for a feed without a goal, which no list is like.
func pageOfFeed(l locale.Language, filter agency.PropertyFilter) string {
	if path, ok := filter.ListPath(l); ok && filter.Goal != nil {
		return path
	}
	return agency.Path("home", l)
}

// feedTitle names the goal, the cities and the types of a filter.
func feedTitle(c *agency.Catalog, l locale.Language, filter agency.PropertyFilter) string {
	key := "all"
	if filter.Goal != nil {
		key = feedGoals[*filter.Goal]
	}
	var names []string
	around := ""
	if filter.Radius != nil {
		around = fmt.Sprintf(" + %d km", *filter.Radius)
	}
	for _, city := range filter.Cities {
		if name := cmp.Or(city.Name, city.Zip); name != nil {
			names = append(names, *name+around)
		}
	}
	for _, number := range filter.Categories {
		if category := c.Category(number, l); category != nil {
			names = append(names, category.Name)
		}
	}
	return strings.Join(append([]string{feedTitles[key][l]}, names...), ", ")
}

// feedEntryOf returns a property's entry. Its id does not change with the property's title.
func feedEntryOf(origin string, p *agency.Property) feedEntry {
	return feedEntry{ID: fmt.Sprintf("%s/property/%d/?lng=%s", origin, p.Number, p.Language),
		Title:     fmt.Sprintf("%s, %s", titleOf(p), p.City().DisplayName()),
		Published: written(p.PublishedUnix), Updated: written(p.UpdatedUnix),
		Summary: prose.Joined("\n", priceOf(p), p.Summary(), refOf(p)),
		Content: feedHTML{"html", fmt.Sprintf(`<p><img src="%s" alt=""></p><p>%s</p><p>%s</p><p>%s</p>`,
			html.EscapeString(origin+p.SharePicture()), html.EscapeString(priceOf(p)), html.EscapeString(p.Summary()),
			html.EscapeString(refOf(p)))},
		Links: []feedLink{{Rel: "alternate", Type: "text/html", Href: origin + p.Path()},
			{Rel: "enclosure", Type: "image/jpeg", Href: origin + p.SharePicture()}}}
}

// priceOf is the price line; of a price that was lowered, with the one before.
func priceOf(p *agency.Property) string {
	if r := p.Reduction(); r != nil {
		return fmt.Sprintf("%s (%s%s)", p.Price().Text, locale.Text("price.was", p.Language), r.Was.Text)
	}
	return p.Price().Text
}

// refOf is the reference of a property, with the word for it.
func refOf(p *agency.Property) string { return locale.Text("reference", p.Language) + p.Reference() }

func titleOf(p *agency.Property) string {
	if title := p.Title(); title != "" {
		return title
	}
	return p.TypeName()
}
