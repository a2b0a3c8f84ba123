package exports

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/pictures"
)

// ShownPicture is a picture of the site or of an article as it was delivered, and as visitors see it after what the desk did: another file
// in its place, or other words.
type ShownPicture struct{ Delivered, Shown agency.Picture }

// AsDelivered returns the delivered picture if the given one is what visitors see of it; otherwise it returns the given one.
func (p ShownPicture) AsDelivered(given *agency.Picture) *agency.Picture {
	if p.Shown.File == given.File && imports.SameWords(p.Shown.Alt, given.Alt) {
		return &p.Delivered
	}
	return given
}

// ShownPictures are pictures by the names that the configuration gives them, and those of articles by their keys.
type ShownPictures struct{ Site, Articles map[string]ShownPicture }

// ShownPictures reads the pictures of the site and of articles; none before the first import. An export has them as they are shown, so that
// its import brings those: to the store that it came from that is no change.
func (s *Store) ShownPictures(ctx context.Context) (p ShownPictures, err error) {
	err = s.Snapshot(ctx, func(tx handle.Snapshot) error {
		r, err := storedReference(ctx, tx)
		if err != nil {
			return err
		}
		site, articles := r.Site.NamedPictures(), picturesOfArticles(r.Articles)
		p = ShownPictures{deliveredOf(site), deliveredOf(articles)}
		if err := pictures.DescribePictures(ctx, tx, r.Site, r.Articles); err != nil {
			return err
		}
		noteShown(p.Site, site)
		noteShown(p.Articles, articles)
		return nil
	})
	if errors.Is(err, catalogs.ErrEmpty) {
		return p, nil
	}
	return p, err
}

func picturesOfArticles(articles []agency.ArticleRecord) map[string]*agency.Picture {
	pictures := map[string]*agency.Picture{}
	for _, a := range articles {
		if a.Picture != nil {
			pictures[a.Key] = a.Picture
		}
	}
	return pictures
}

func deliveredOf(pictures map[string]*agency.Picture) map[string]ShownPicture {
	all := make(map[string]ShownPicture, len(pictures))
	for name, p := range pictures {
		all[name] = ShownPicture{Delivered: *p}
	}
	return all
}

func noteShown(all map[string]ShownPicture, pictures map[string]*agency.Picture) {
	for name, p := range pictures {
		all[name] = ShownPicture{all[name].Delivered, *p}
	}
}
