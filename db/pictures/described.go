package pictures

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
)

// DescribePictures puts the desk's replacements and descriptions in the place of the delivered ones, for the pictures of the site.
func DescribePictures(ctx context.Context, tx handle.Snapshot, site *agency.Site, articles []agency.ArticleRecord) error {
	var files []string
	for u := range agency.PictureUses(site, articles) {
		files = append(files, u.Picture.File)
	}
	var rows []struct {
		Of string `db:"of"`
		Picture
	}
	err := tx.SelectContext(ctx, &rows, `WITH RECURSIVE shown (of, file) AS (
			SELECT value, value FROM json_each(?)
			UNION SELECT s.of, p.replaced_by FROM shown s JOIN picture p ON p.file = s.file WHERE p.replaced_by IS NOT NULL)
		SELECT s.of, p.* FROM shown s JOIN picture p ON p.file = s.file WHERE p.replaced_by IS NULL`, handle.JSON(files))
	if err != nil || len(rows) == 0 {
		return err
	}
	by := make(map[string]Picture, len(rows))
	for _, r := range rows {
		by[r.Of] = r.Picture
	}
	for u := range agency.PictureUses(site, articles) {
		if p, described := by[u.Picture.File]; described {
			p.Put(u.Picture)
		}
	}
	return nil
}
