package edited

import (
	"embed"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake/articles"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/parts/fields"
)

// nothing is a folder without files: whatever a stored record names is in the media folder already.
var nothing embed.FS

// read rebuilds the import folder's configuration and articles from the store. They are not complete when an earlier version of the program
// imported them, which did not store the Markdown of the footer.
func (c *Content) read() {
	now := c.Now
	c.media = mediafiles.New(nothing, &c.book)
	c.site, c.complete = now.Site.Written()
	for name, p := range now.Site.NamedPictures() {
		c.media.Known["photos/"+name] = imports.Media{File: p.File, Width: p.Width, Height: p.Height}
		c.media.Alts[name] = p.Alt
	}
	for _, p := range fields.PicturesOf(now) {
		c.media.Know(p)
	}
	if now.Site.Banner.Video != "" {
		c.media.Known["photos/"+now.Site.Banner.Video] = imports.Media{File: now.Site.Banner.VideoFile}
	}
	for _, a := range now.Articles {
		file := fields.RecordFile(desk.ArticleRecordOf(a.Key))
		c.articles = append(c.articles, check.Named[articles.Article]{File: file, Record: articles.Article{ArticleRecord: a}})
	}
}
