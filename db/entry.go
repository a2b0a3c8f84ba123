package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// storedPhoto and storedDocument are rows of a property's files.
type storedPhoto struct {
	Property int              `db:"property"`
	Plan     bool             `db:"plan"`
	File     string           `db:"file"`
	Width    int              `db:"width"`
	Height   int              `db:"height"`
	Alt      locale.Localized `db:"alt"`
}

type storedDocument struct {
	Property int              `db:"property"`
	File     string           `db:"file"`
	Size     int              `db:"size"`
	Public   bool             `db:"public"`
	Name     locale.Localized `db:"name"`
}

// Entries reads properties with everything that is hidden, as an import would write them again; files have their names in the media folder,
// or those of other servers' files, whether these were fetched or not.
// Never use it for what visitors see. Unknown numbers are left out.
func (s *Store) Entries(ctx context.Context, numbers []int) (map[int]*PropertyEntry, error) {
	var records []struct {
		agency.PropertyRecord
		Published int64 `db:"published_at"`
	}
	const among = " IN (SELECT value FROM json_each(?))"
	if err := s.list(ctx, &records, "SELECT "+columnsOf(agency.PropertyRecord{}, "")+", published_at FROM property WHERE number"+among,
		jsonOf(numbers)); err != nil {
		return nil, err
	}
	entries := make(map[int]*PropertyEntry, len(records))
	for _, r := range records {
		r.PublishedAt = locale.Date(time.Unix(r.Published, 0).UTC().Format(time.DateOnly))
		entries[r.Number] = &PropertyEntry{Record: r.PropertyRecord}
	}
	var photos []storedPhoto
	if err := s.list(ctx,
		&photos, "SELECT "+columnsOf(storedPhoto{}, "")+" FROM photo p WHERE property"+among+` AND NOT EXISTS (SELECT 1 FROM remote_use u
			WHERE u.property = p.property AND u.kind = iif(p.plan, 'PLAN', 'PHOTO') AND u.position = p.position)
		ORDER BY property, plan, position`, jsonOf(numbers)); err != nil {
		return nil, err
	}
	for _, p := range photos {
		if e := entries[p.Property]; e != nil {
			e.addPhoto(p)
		}
	}
	var documents []storedDocument
	if err := s.list(ctx,
		&documents, "SELECT "+columnsOf(storedDocument{}, "")+" FROM document d WHERE property"+among+` AND NOT EXISTS (SELECT 1 FROM remote_use u
			WHERE u.property = d.property AND u.kind = 'DOCUMENT' AND u.position = d.position)
		ORDER BY property, position`, jsonOf(numbers)); err != nil {
		return nil, err
	}
	for _, d := range documents {
		if e := entries[d.Property]; e != nil {
			e.Record.Documents = append(e.Record.Documents, agency.DocumentRecord{Name: d.Name, File: d.File, Public: d.Public})
			e.Documents = append(e.Documents, Media{File: d.File, Size: d.Size})
		}
	}
	return entries, s.addRemotes(ctx, entries, numbers)
}

func (e *PropertyEntry) addPhoto(p storedPhoto) {
	m := Media{File: p.File, Width: p.Width, Height: p.Height, Alt: p.Alt}
	if p.Plan {
		e.Record.Plans, e.Plans = append(e.Record.Plans, p.File), append(e.Plans, m)
	} else {
		e.Record.Photos, e.Photos = append(e.Record.Photos, p.File), append(e.Photos, m)
	}
}
