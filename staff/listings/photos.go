package listings

import (
	"context"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// Photo is the address of its first photo; nil without one.
func (v *View) Photo() *string {
	if v.row.Photo == "" {
		return nil
	}
	url := (&media.Photo{File: v.row.Photo}).URL()
	return &url
}

// Wordless is how many of its photos and plans lack a description in a language of the site.
func (v *View) Wordless() int { return v.row.Wordless }

// PhotoWords is a picture with the languages of the site in which it has no description.
type PhotoWords struct {
	Picture string // its name in the media folder
	URL     string
	Plan    bool
	Alt     string
	Lacks   []locale.Language
}

// Photos lists the photos and plans of a property.
func (s *Service) Photos(ctx context.Context, v *View) (list []*PhotoWords, err error) {
	rows, err := s.Store.Portfolio.DeskPhotos(ctx, v.row.Number)
	for _, p := range rows {
		words := &PhotoWords{Picture: p.File, URL: (&media.Photo{File: p.File}).URL(), Plan: p.Plan, Lacks: []locale.Language{},
			Alt: p.Alt.In(v.desk.Language(), v.catalog.Fallback())}
		for _, l := range v.catalog.Site.InUse() {
			if p.Alt[l] == "" && !p.Decorative {
				words.Lacks = append(words.Lacks, l)
			}
		}
		list = append(list, words)
	}
	return list, err
}
