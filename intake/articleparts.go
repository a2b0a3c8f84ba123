package intake

import (
	"maps"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// ArticleParts are the parts of an article that the desk edits.
var ArticleParts = []PartRule{
	{Field: "title", Kind: TextPart, Localized: true},
	{Field: "slug", Kind: TextPart, Localized: true},
	{Field: "intro", Kind: TextPart, Localized: true},
	{Field: "body", Kind: MarkdownPart, Localized: true},
	{Field: "image", Kind: PicturePart},
	{Field: "author", Kind: TextPart},
	{Field: "date", Kind: TextPart},
	{Field: "sort", Kind: NumberPart},
	{Field: agency.MadeField, Kind: FlagPart}, // of an article that the folder does not have
	{Field: agency.GoneField, Kind: FlagPart}, // of a question, and of what was made at the desk
}

// writtenArticle is an article as a folder has it, for its parts.
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

func articleDocument(a *agency.ArticleRecord) document {
	w := writtenArticle{a.Titles, a.Slugs, a.Intros, a.Sources, "", a.Author, a.Date, a.Sort}
	if a.Picture != nil {
		w.Image = a.Picture.File
	}
	d := documentOf(w)
	d[agency.MadeField] = true
	return d
}

// writeArticle puts a document into an article, and makes addresses and HTML of what changed. Pictures are those that it may name.
func writeArticle(d document, a *agency.ArticleRecord, pictures map[string]*agency.Picture) error {
	var w writtenArticle
	fields := maps.Clone(d)
	delete(fields, agency.MadeField)
	delete(fields, agency.GoneField)
	if err := fields.into(&w); err != nil {
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
	a.Bodies = htmlIn(a.Sources)
	for l, body := range before {
		if _, known := sources[l]; !known && a.Sources[l] == "" {
			a.Bodies[l] = body // an earlier version imported it, which kept no Markdown
		}
	}
	fileEach(a)
	return nil
}

// fileEach lets every language that an article says something in have an address, a text and its HTML, as the file of an import has.
func fileEach(a *agency.ArticleRecord) {
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
			a.Sources[l], a.Bodies[l] = source, html(source) // an empty text has an entry too, as one of a file
		}
	}
}
