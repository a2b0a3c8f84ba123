package db

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
)

// ShownSize is the size in pixels of a picture on its side, as it is shown.
type ShownSize struct {
	File          string
	Width, Height int
}

// TurnPictures writes the sizes of pictures on their side. Versions before noted such a picture as it is stored, with width and height
// exchanged; what is noted as it is shown stays.
func (s *Store) TurnPictures(ctx context.Context, shown []ShownSize, at time.Time) error {
	for some := range slices.Chunk(shown, imports.RowsAtOnce) { // each a short write
		list, _ := json.Marshal(some) // texts and numbers always have a JSON form
		turned := func(table string) handle.Statement {
			return handle.Statement{SQL: "UPDATE " + table + ` SET width = height, height = width FROM json_each(?) j
				WHERE file = j.value ->> 'File' AND width = j.value ->> 'Height' AND height = j.value ->> 'Width'`,
				Args: []any{string(list)}}
		}
		article := handle.Statement{
			SQL: `UPDATE article SET image = json_set(image, '$.width', image ->> 'height', '$.height', image ->> 'width')
			FROM json_each(?) j WHERE image ->> 'file' = j.value ->> 'File'
				AND image ->> 'width' = j.value ->> 'Height' AND image ->> 'height' = j.value ->> 'Width'`, Args: []any{string(list)}}
		if _, err := s.Write(ctx, changelog.NoteTime(at), turned("photo"), turned("picture"), turned("remote_file"), article); err != nil {
			return err
		}
	}
	return s.turnSite(ctx, shown)
}

// turnSite writes the sizes of the site's pictures. Who changes the site meanwhile writes them as they are shown, so that is left alone.
func (s *Store) turnSite(ctx context.Context, shown []ShownSize) error {
	var before, after string
	err := s.Snapshot(ctx, func(tx handle.Snapshot) error {
		if err := tx.GetContext(ctx, &before, "SELECT content FROM site"); err != nil {
			return err
		}
		site, err := catalogs.LoadSite(ctx, tx)
		if err != nil {
			return err
		}
		for u := range agency.PictureUses(site, nil) {
			p := u.Picture
			if slices.Contains(shown, ShownSize{p.File, p.Height, p.Width}) {
				p.Width, p.Height = p.Height, p.Width
			}
		}
		after = imports.SiteContent(*site)
		return nil
	})
	if errors.Is(err, sql.ErrNoRows) || err == nil && after == before {
		return nil
	}
	if err == nil {
		_, err = s.Write(ctx, handle.Statement{SQL: "UPDATE site SET content = ? WHERE content = ?", Args: []any{after, before}})
	}
	return err
}
