package agency

import (
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// Addresses are the addresses of a site's own pages and of its articles, decoded, in the languages in use, with the names of their records.
func Addresses(site *Site, articles []ArticleRecord) map[string]string {
	all := map[string]string{}
	c := Catalog{Site: site}
	for _, l := range site.InUse() {
		for i := range articles {
			if path := c.articlePath(&articles[i], l); path != "" {
				all[readPath(path)] = desk.ArticleRecordOf(articles[i].Key)
			}
		}
		for i := range site.Menu {
			if e := &site.Menu[i]; site.Own(e) && e.Status == Published {
				all[readPath(site.PathOf(e, l))] = desk.PageRecordOf(e.ID)
			}
		}
	}
	return all
}

// movedTo gives the page or article that had an address before, as the name of its record.
func (c *Catalog) movedTo(path string) string { return c.Moved[readPath(path)] }

// movedPage gives the published page that had an address before, nil for none.
func (c *Catalog) movedPage(path string, l locale.Language) *Page {
	id, ok := desk.PageOf(c.movedTo(path))
	if e := c.Site.Entry(id); ok && e != nil && e.Status == Published {
		return c.page(e, l)
	}
	return nil
}

// movedArticle gives the article whose page had an address before, nil for none.
func (c *Catalog) movedArticle(path string, l locale.Language) *Article {
	if key, ok := desk.ArticleOf(c.movedTo(path)); ok && strings.Contains(key, "/") {
		return c.Article(key, l)
	}
	return nil
}
