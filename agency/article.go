package agency

import (
	"strings"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// ArticleRecord is an article of the import folder. Key is category and name ("our-services/sale"); Bodies are HTML made of the
// Markdown in Sources, without scripts. Date is nil for articles that have none.
type ArticleRecord struct {
	Key      string           `db:"key"`
	Category string           `db:"category"`
	Sort     int              `db:"sort"`
	Date     *locale.Date     `db:"date"`
	Slugs    locale.Localized `db:"slug"`
	Titles   locale.Localized `db:"title"`
	Intros   locale.Localized `db:"intro"`
	Bodies   locale.Localized `db:"body"`
	Sources  locale.Localized `db:"source"`
	Author   *string          `db:"author"`
	Picture  *Picture         `db:"-"`
}

// Article is an article in one language. Path is empty for one without a page of its own.
type Article struct {
	Key      string
	Language locale.Language
	Path     string
	Paths    []LocalizedPath
	Title    string
	Intro    string
	Body     string
	Date     *locale.Date
	Author   *string
	Image    *media.Photo
}

// articlePages are the categories whose articles have a page each, with the page they stand under. Articles of "pages" have
// none: they are shown by the modules of configured pages.
var articlePages = map[string]string{
	"our-services": "ourServices",
	"vacancies":    "vacancies",
	"testimonials": "testimonials",
}

// ArticleCategories are the folders that articles may stand in.
var ArticleCategories = []string{"our-services", "vacancies", "testimonials", "pages"}

// Article gives an article in l, nil when there is none with this key or its page is not published.
func (c *Catalog) Article(key string, l locale.Language) *Article {
	r := c.articleByKey[key]
	if r == nil || c.unpublished.has(c.articlePath(r, l)) {
		return nil
	}
	in := func(t locale.Localized) string { return t.In(l, c.Fallback()) }
	return &Article{Key: key, Language: l, Path: c.articlePath(r, l),
		Paths: written(c.paths(func(l locale.Language) string { return c.articlePath(r, l) }), r.written),
		Title: in(r.Titles), Intro: in(r.Intros), Body: c.Links(in(r.Bodies), l), Date: r.Date, Author: r.Author,
		Image: r.Picture.In(l, c.Fallback())}
}

// written reports whether the article has a text in l. One without a text in any language is all in its title.
func (r *ArticleRecord) written(l locale.Language) bool {
	texts := r.Bodies
	if len(texts) == 0 {
		texts = r.Titles
	}
	return texts[l] != ""
}

// articlePath gives the address of an article in l, "" for one without a page.
func (c *Catalog) articlePath(r *ArticleRecord, l locale.Language) string {
	page, ok := articlePages[r.Category]
	if !ok {
		return ""
	}
	return Path(page, l) + segmentOr(r.Slugs.In(l, c.Fallback()),
		segmentOr(strings.TrimPrefix(r.Key, r.Category+"/"), digest(r.Key))) + "/"
}

// ArticlesIn gives the articles of a category in l, in the agency's order.
func (c *Catalog) ArticlesIn(category string, l locale.Language) []*Article {
	list := []*Article{}
	for i := range c.Articles {
		if c.Articles[i].Category != category {
			continue
		}
		if a := c.Article(c.Articles[i].Key, l); a != nil {
			list = append(list, a)
		}
	}
	return list
}

// ArticleAt gives the article whose page is at path in l, or was before; nil when there is none.
func (c *Catalog) ArticleAt(path string, l locale.Language) *Article {
	if a := c.articleWith(slashed(path), l); a != nil {
		return a
	}
	if a := c.movedArticle(path, l); a != nil {
		return a
	}
	return c.articleWith(sluggedPath(path), l)
}

func (c *Catalog) articleWith(path string, l locale.Language) *Article {
	for i := range c.Articles {
		if c.articlePath(&c.Articles[i], l) == path {
			return c.Article(c.Articles[i].Key, l)
		}
	}
	return nil
}

// HasArticle reports whether there is an article of a key in a category.
func (c *Catalog) HasArticle(key, category string) bool {
	a := c.articleByKey[key]
	return a != nil && a.Category == category
}
