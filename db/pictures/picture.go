package pictures

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Picture is what the desk stored about a picture, by its name in the media folder. Words are the descriptions that the desk wrote; they
// replace the delivered ones, language by language. Upload is empty for a picture that was delivered.
type Picture struct {
	File       string           `db:"file"`
	Words      locale.Localized `db:"words"`
	Decorative bool             `db:"decorative"`
	Version    int              `db:"version"` // 0 for a picture about which the desk stored nothing
	Staff      int              `db:"staff"`
	At         int64            `db:"at"`
	Name       *string          `db:"name"`
	Width      *int             `db:"width"`
	Height     *int             `db:"height"`
	Size       *int             `db:"size"`
	UploadedAt *int64           `db:"uploaded_at"`
	ReplacedBy *string          `db:"replaced_by"`
}

var PictureColumns = handle.ColumnsOf(Picture{}, "")

// Shown is the description that visitors get: the desk's, else the delivered one; empty for a picture marked as decoration.
func (p Picture) Shown(delivered locale.Localized) locale.Localized {
	words := locale.Localized{}
	if p.Decorative {
		return words
	}
	for _, from := range []locale.Localized{delivered, p.Words} {
		for l, text := range from {
			words[l] = text
		}
	}
	return words
}

// Picture reads what the desk stored about a picture; Version is 0 when it stored nothing.
func (s *Store) Picture(ctx context.Context, file string) (Picture, error) {
	list, err := s.Pictures(ctx, []string{file})
	if err != nil || len(list) == 0 {
		return Picture{File: file}, err
	}
	return list[0], nil
}

// Pictures reads what the desk stored about pictures; pictures about which it stored nothing are left out.
func (s *Store) Pictures(ctx context.Context, files []string) (list []Picture, err error) {
	return list, s.List(ctx, &list, "SELECT "+PictureColumns+" FROM picture WHERE file IN (SELECT value FROM json_each(?))",
		handle.JSON(files))
}

// Put replaces a delivered picture.
func (p Picture) Put(to *agency.Picture) {
	if p.File != to.File {
		*to = agency.Picture{File: p.File, Width: *p.Width, Height: *p.Height}
	}
	to.Alt = p.Shown(to.Alt)
}
