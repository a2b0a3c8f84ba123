// Package edited puts what the desk edits of the site into the stored configuration and articles, with the checks of an import.
package edited

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake/articles"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/intake/settings"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/fields"
)

// Content is the configuration and the articles of the store while edits are put into them.
type Content struct {
	Now      parts.PartState // before the edits
	site     agency.Site
	articles articles.List
	media    *mediafiles.Folder
	book     check.Book
	complete bool     // of the site, as read says
	isSite   bool     // the configuration was edited
	keys     []string // of the articles that were edited
}

// New returns the configuration and articles of the store, before any edit.
func New(now parts.PartState) *Content {
	c := &Content{Now: now}
	c.read()
	return c
}

// madeName is the pattern of ids of pages and names of articles that are made at the desk.
var madeName = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// Site is the configuration as it is now.
func (c *Content) Site() *agency.Site { return &c.site }

// Document returns a record as a document with the rules of its parts; nil for an unknown record. With made it may be a new page or
// article.
func (c *Content) Document(record string, made bool) (fields.Document, []fields.Rule) {
	site := &c.site
	if id, ok := desk.PageOf(record); ok {
		return c.pageDocument(id, made), fields.Page
	}
	switch record {
	case desk.SiteRecord:
		return fields.DocumentOf(*site), fields.Site
	case desk.MenuRecord:
		return fields.MenuDocument(site), fields.Menu(site)
	}
	key, ok := desk.ArticleOf(record)
	if a := c.articles.Find(key); ok && a != nil {
		return fields.ArticleDocument(&a.ArticleRecord), fields.Article
	}
	if !ok || !made || !isArticleKey(key) || len(c.articles) >= limits.DeskArticles {
		return nil, nil
	}
	return fields.Document{}, fields.Article
}

func (c *Content) pageDocument(id string, made bool) fields.Document {
	if entry := c.site.Entry(id); entry != nil {
		return fields.PageDocument(entry)
	}
	if !made || !madeName.MatchString(id) || len(id) > limits.PageAddressBytes || len(c.site.Menu) >= limits.DeskPages {
		return nil
	}
	return fields.Document{}
}

// isArticleKey reports whether a new article may have this key.
func isArticleKey(key string) bool {
	return slices.ContainsFunc(agency.ArticleCategories, func(category string) bool {
		rest, ok := strings.CutPrefix(key, category+"/")
		return ok && madeName.MatchString(rest) && len(rest) <= limits.PageAddressBytes
	})
}

// Put writes a document back into its record. It makes a record that is new, and removes one whose part "gone" is set.
func (c *Content) Put(record string, d fields.Document) error {
	gone := d.Get(desk.Part{Record: record, Field: desk.GoneField}) != ""
	if key, ok := desk.ArticleOf(record); ok {
		c.keys = append(c.keys, key)
		return c.putArticle(key, d, gone)
	}
	c.isSite = true
	site := &c.site
	if id, ok := desk.PageOf(record); ok {
		return putPage(site, id, d, gone)
	}
	if record == desk.MenuRecord {
		return fields.WriteMenu(site, d)
	}
	var changed agency.Site
	if err := d.Into(&changed); err != nil {
		return err
	}
	*site = changed
	return nil
}

func putPage(site *agency.Site, id string, d fields.Document, gone bool) error {
	if gone {
		site.RemovePage(id)
		return nil
	}
	e := site.Entry(id)
	if e == nil {
		site.Menu = append(site.Menu, agency.MenuEntry{ID: id, Name: id, Sort: site.NextSort()})
		e = &site.Menu[len(site.Menu)-1]
	}
	return fields.WritePage(d, e)
}

func (c *Content) putArticle(key string, d fields.Document, gone bool) error {
	a := c.articles.Find(key)
	if gone {
		c.articles = slices.DeleteFunc(c.articles, func(a check.Named[articles.Article]) bool { return a.Record.Key == key })
		return nil
	}
	if a == nil {
		a = c.articles.Of(key, fields.RecordFile(desk.ArticleRecordOf(key)))
		a.Slugs = locale.Localized{}
	}
	return fields.WriteArticle(d, &a.ArticleRecord, fields.PicturesOf(c.Now))
}

// Check lists what an import would refuse.
func (c *Content) Check() check.Problems {
	c.book.Problems = nil
	settings.Check(&c.book, &c.site, func(key string) bool { return c.articles.Find(key) != nil })
	c.checkDepth()
	c.checkPictures()
	for _, key := range c.keys {
		if a := c.articles.Find(key); a != nil {
			c.book.NeedsText(fields.RecordFile(desk.ArticleRecordOf(key)), "title", a.Titles, c.site.DefaultLanguage)
		}
	}
	return c.book.Problems
}

// LacksPicture reports whether a value of the banner names a picture that is not there. The checks of an import read only what the kind
// of the banner shows; the desk refuses a wrong name at once, so that another kind can be chosen later.
func (c *Content) LacksPicture(p desk.Part, value string) bool {
	var names []string
	switch p.Field {
	case "banner.image":
		names = append(names, fields.Rule{}.Plain(value))
	case "banner.gallery":
		if value != "" && json.Unmarshal([]byte(value), &names) != nil {
			return true
		}
	}
	return slices.ContainsFunc(names, func(name string) bool {
		_, known := c.media.Known["photos/"+name]
		return name != "" && !known
	})
}

// checkPictures refuses names of pictures that are not there.
func (c *Content) checkPictures() {
	site := c.site
	s := &c.site
	s.Menu, s.Offices, s.Agents, s.Footer = slices.Clone(s.Menu), slices.Clone(s.Offices), slices.Clone(s.Agents), slices.Clone(s.Footer)
	c.media.Site(c.site)
	c.site = site
}

// TooDeep ends the problem of a page that has too many pages above it; parts/edit recognises it.
const TooDeep = "deeper than the menu shows"

// checkDepth refuses pages that the menu would not show.
func (c *Content) checkDepth() {
	for i, entry := range c.site.Menu {
		depth := 0
		for above := c.site.Entry(entry.ParentID); above != nil && depth < limits.MenuDepth; depth++ {
			above = c.site.Entry(above.ParentID)
		}
		if depth >= limits.MenuDepth && c.site.ReachesTop(entry.ID) {
			c.book.Refuse("site.json", fmt.Sprintf("menu[%d].parentId", i), "%q is %s", entry.ID, TooDeep)
		}
	}
}

// Result returns the configuration with its pictures and HTML, nil when it was not edited, and the articles that were. It is called once.
func (c *Content) Result() (*agency.Site, []imports.ArticleEntry) {
	var entries []imports.ArticleEntry
	for _, key := range c.keys {
		if a := c.articles.Find(key); a != nil {
			entries = append(entries, imports.ArticleEntry{Record: a.ArticleRecord})
		} else {
			entries = append(entries, imports.ArticleEntry{Record: agency.ArticleRecord{Key: key}, Gone: true})
		}
	}
	if !c.isSite {
		return nil, entries
	}
	site := c.media.Site(c.site)
	site.Rendering = c.Now.Site.Rendering // of the articles that were not edited
	if !c.complete {
		site.Footer = c.Now.Site.Footer
	}
	return &site, entries
}
