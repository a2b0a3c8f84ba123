package agency

import (
	"iter"

	"github.com/gevel/gevel/locale"
)

// PictureUseKind is what shows a picture.
type PictureUseKind string

// The kinds of uses.
const (
	LogoUse     PictureUseKind = "LOGO"
	BannerUse   PictureUseKind = "BANNER"
	MenuUse     PictureUseKind = "MENU"
	OfficeUse   PictureUseKind = "OFFICE"
	AgentUse    PictureUseKind = "AGENT"
	FooterUse   PictureUseKind = "FOOTER"
	ArticleUse  PictureUseKind = "ARTICLE"
	PropertyUse PictureUseKind = "PROPERTY"
	ProjectUse  PictureUseKind = "PROJECT"
)

// PictureUse says which part of the site shows a picture: Name is that of the menu entry, office, agent or article, nil for others; Article
// is an article's key.
type PictureUse struct {
	Kind    PictureUseKind
	Name    locale.Localized
	Article string
	Picture *Picture
}

// PictureUses iterates over the pictures of the configuration and of articles, with what shows them.
func PictureUses(s *Site, articles []ArticleRecord) iter.Seq[PictureUse] {
	return func(yield func(PictureUse) bool) {
		for _, u := range append(s.pictureUses(), usesOfArticles(articles)...) {
			if u.Picture != nil && !yield(u) {
				return
			}
		}
	}
}

func (s *Site) pictureUses() []PictureUse {
	list := []PictureUse{{Kind: LogoUse, Picture: s.LogoPhoto}}
	for _, p := range s.Banner.Pictures {
		list = append(list, PictureUse{Kind: BannerUse, Picture: p})
	}
	for _, e := range s.Menu {
		list = append(list, PictureUse{Kind: MenuUse, Name: e.Title, Picture: e.Picture})
	}
	for _, o := range s.Offices {
		list = append(list, PictureUse{Kind: OfficeUse, Name: locale.Localized(o.Name), Picture: o.Picture})
	}
	for _, a := range s.Agents {
		list = append(list, PictureUse{Kind: AgentUse, Name: locale.Localized{s.DefaultLanguage: a.Name}, Picture: a.Picture})
	}
	for _, b := range s.Footer {
		for _, p := range b.Pictures {
			list = append(list, PictureUse{Kind: FooterUse, Picture: p})
		}
	}
	return list
}

func usesOfArticles(articles []ArticleRecord) (list []PictureUse) {
	for i := range articles {
		a := &articles[i]
		list = append(list, PictureUse{Kind: ArticleUse, Name: a.Titles, Article: a.Key, Picture: a.Picture})
	}
	return list
}
