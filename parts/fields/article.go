package fields

import (
	"fmt"
	"maps"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/markdown"
)

// Article are the parts of an article that the desk edits.
var Article = []Rule{
	{Field: "title", Kind: TextPart, Localized: true},
	{Field: "slug", Kind: TextPart, Localized: true},
	{Field: "intro", Kind: TextPart, Localized: true},
	{Field: "body", Kind: MarkdownPart, Localized: true},
	{Field: "image", Kind: PicturePart},
	{Field: "author", Kind: TextPart},
	{Field: "date", Kind: TextPart},
	{Field: "sort", Kind: NumberPart},
	{Field: desk.MadeField, Kind: FlagPart}, // set on an article that was made at the desk
	{Field: desk.GoneField, Kind: FlagPart}, // set to remove an article; in an import, a question
}

// writtenArticle is an article with the fields that are parts, as a folder writes them.
type writtenArticle struct {
	Title  locale.Localized `json:"title"`
	Slug   locale.Localized `json:"slug"`
	Intro  locale.Localized `json:"intro"`
	Body   locale.Localized `json:"body"`
	Image  string           `json:"image"` // in the media folder
	Author *string          `json:"author"`
	Date   *locale.Date     `json:"date"`
	Sort   int              `json:"sort"`
}

func ArticleDocument(a *agency.ArticleRecord) Document {
	w := writtenArticle{a.Titles, a.Slugs, a.Intros, a.Sources, "", a.Author, a.Date, a.Sort}
	if a.Picture != nil {
		w.Image = a.Picture.File
	}
	d := DocumentOf(w)
	d[desk.MadeField] = true
	return d
}

// WriteArticle puts a document into an article, and makes new addresses and HTML of the titles and texts that changed. Pictures are those
// that the article may name.
func WriteArticle(d Document, a *agency.ArticleRecord, pictures map[string]*agency.Picture) error {
	var w writtenArticle
	fields := maps.Clone(d)
	delete(fields, desk.MadeField)
	delete(fields, desk.GoneField)
	if err := fields.Into(&w); err != nil {
		return err
	}
	if w.Image == "" {
		a.Picture = nil
	} else if a.Picture == nil || a.Picture.File != w.Image {
		if a.Picture = pictures[w.Image]; a.Picture == nil {
			return errNoPicture
		}
	}
	before, sources := a.Bodies, a.Sources
	a.Titles, a.Slugs, a.Intros, a.Sources, a.Author, a.Date, a.Sort = w.Title, w.Slug, w.Intro, w.Body, w.Author, w.Date, w.Sort
	var err error
	if a.Bodies, err = markdown.HTMLIn(a.Sources); err != nil {
		return fmt.Errorf("the text %w", err)
	}
	for l, body := range before {
		if _, known := sources[l]; !known && a.Sources[l] == "" {
			a.Bodies[l] = body // an earlier version of the program imported it and did not store its Markdown
		}
	}
	return fileEach(a)
}

// fileEach gives every language in which an article has something an address, a text and its HTML, as an import does for each file.
func fileEach(a *agency.ArticleRecord) (err error) {
	for _, texts := range []*locale.Localized{&a.Titles, &a.Intros, &a.Slugs, &a.Sources, &a.Bodies} {
		if *texts == nil {
			*texts = locale.Localized{}
		}
	}
	for _, l := range locale.Languages {
		source, written := a.Sources[l]
		if !written && a.Titles[l] == "" && a.Intros[l] == "" && a.Bodies[l] == "" {
			continue
		}
		if a.Slugs[l] == "" {
			a.Slugs[l] = locale.Slug(a.Titles[l])
		}
		if a.Bodies[l] == "" || source != "" {
			a.Sources[l] = source // an empty text gets an entry too, as an import writes one
			if a.Bodies[l], err = markdown.HTML(source); err != nil {
				return err
			}
		}
	}
	return nil
}
