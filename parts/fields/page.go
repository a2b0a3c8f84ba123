package fields

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// Page are the parts of a page that the desk edits. The list of its modules is one part, because their order matters.
var Page = []Rule{
	{Field: "title", Kind: TextPart, Localized: true},
	{Field: "path", Kind: TextPart},
	{Field: "paths", Kind: TextPart, Localized: true},
	{Field: "status", Kind: ChoicePart, Choices: []string{agency.Published, "Draft"}},
	{Field: "hidden", Kind: FlagPart},
	{Field: "image", Kind: PicturePart},
	{Field: "seoTitle", Kind: TextPart, Localized: true},
	{Field: "seoDescription", Kind: TextPart, Localized: true},
	{Field: "socialTitle", Kind: TextPart, Localized: true},
	{Field: "socialDescription", Kind: TextPart, Localized: true},
	{Field: "modules", Kind: ListPart},
	{Field: desk.MadeField, Kind: FlagPart}, // set on a page that was made at the desk
	{Field: desk.GoneField, Kind: FlagPart},
}

// writtenPage is an entry of the menu with the fields that are parts. Its other fields stay as they are.
type writtenPage struct {
	Title             locale.Localized `json:"title"`
	Path              string           `json:"path"`
	Paths             locale.Localized `json:"paths"`
	Status            string           `json:"status"`
	Hidden            bool             `json:"hidden"`
	Image             string           `json:"image"`
	SEOTitle          locale.Localized `json:"seoTitle"`
	SEODescription    locale.Localized `json:"seoDescription"`
	SocialTitle       locale.Localized `json:"socialTitle"`
	SocialDescription locale.Localized `json:"socialDescription"`
	Modules           []agency.Module  `json:"modules"`
	Made              bool             `json:"made"`
	Gone              bool             `json:"gone"`
}

func PageDocument(e *agency.MenuEntry) Document {
	in := func(text func(agency.SEO) string) locale.Localized {
		all := locale.Localized{}
		for l, seo := range e.SEO {
			all[l] = text(seo)
		}
		return all
	}
	return DocumentOf(writtenPage{e.Title, e.Path, e.Paths, e.Status, e.Hidden, e.Image,
		in(func(s agency.SEO) string { return s.Title }), in(func(s agency.SEO) string { return s.Description }),
		in(func(s agency.SEO) string { return s.SocialTitle }), in(func(s agency.SEO) string { return s.SocialDescription }),
		e.Modules, true, false})
}

// WritePage puts a document into an entry of the menu.
func WritePage(d Document, e *agency.MenuEntry) error {
	var w writtenPage
	if err := d.Into(&w); err != nil {
		return err
	}
	e.Title, e.Path, e.Paths, e.Status, e.Hidden, e.Image, e.Modules = w.Title, w.Path, w.Paths, w.Status, w.Hidden, w.Image, w.Modules
	all := map[locale.Language]agency.SEO{}
	for _, l := range locale.Languages {
		seo := agency.SEO{Title: w.SEOTitle[l], Description: w.SEODescription[l], SocialTitle: w.SocialTitle[l],
			SocialDescription: w.SocialDescription[l], SocialURL: e.SEO[l].SocialURL}
		if seo != (agency.SEO{}) {
			all[l] = seo
		}
	}
	e.SEO = nil
	if len(all) > 0 {
		e.SEO = all
	}
	return nil
}
