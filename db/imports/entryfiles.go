package imports

import (
	"context"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// entryFiles are the files of a property or project, with the names that its record gives them.
type entryFiles struct {
	pictures        [pictureKinds][]Media
	names           [pictureKinds][]string
	documents       []Media
	documentRecords []records.Document
}

// storedPhoto and storedDocument are rows of a record's files.
type storedPhoto struct {
	Owner  int              `db:"owner"`
	Kind   int              `db:"kind"`
	File   string           `db:"file"`
	Width  int              `db:"width"`
	Height int              `db:"height"`
	Alt    locale.Localized `db:"alt"`

	Drawn  locale.Stored[Drawn]             `db:"drawn"`
	Points locale.Stored[[]media.PlanPoint] `db:"points"`
}

type storedDocument struct {
	Property int              `db:"property"`
	File     string           `db:"file"`
	Size     int              `db:"size"`
	Public   bool             `db:"public"`
	Name     locale.Localized `db:"name"`
}

// wordsOf chooses the descriptions with which pictures are read: a table of photos, and the column for a picture of another server.
type wordsOf struct{ photos, text string }

// asDelivered reads descriptions as an import wrote them, asShown with those of the desk in their place.
var (
	asDelivered = wordsOf{"photo", "text"}
	AsShown     = wordsOf{"shown_photo", ShownText}
)

// ShownText is the words of a row of remote_use, beside the row k of its picture.
const ShownText = `CASE WHEN k.file IS NULL OR kind = 'DOCUMENT' THEN text WHEN k.decorative THEN '{}' ELSE json_patch(text, k.words) END`

// KindOfUse is the kind of a row p of photo among uses of remote files; null for pictures that only a folder has.
const KindOfUse = "CASE p.kind WHEN 0 THEN 'PHOTO' WHEN 1 THEN 'PLAN' END"

// filesOf reads the files of records by number; owner is property or project.
func filesOf(ctx context.Context, list lister, words wordsOf, owner string, numbers []int) (map[int]*entryFiles, error) {
	files := make(map[int]*entryFiles, len(numbers))
	for _, n := range numbers {
		files[n] = &entryFiles{}
	}
	var photos []storedPhoto
	if err := list(ctx,
		&photos,
		"SELECT "+owner+" AS owner, kind, file, width, height, alt, drawn, points FROM "+words.photos+" p WHERE "+owner+AmongNumbers+
			" AND NOT EXISTS (SELECT 1 FROM remote_use u WHERE u."+owner+" = p."+owner+
			" AND u.kind = "+KindOfUse+" AND u.position = p.position) ORDER BY owner, kind, position",
		handle.JSON(numbers)); err != nil {
		return files, err
	}
	for _, p := range photos {
		files[p.Owner].addPhoto(p)
	}
	if owner == "property" {
		if err := addDocuments(ctx, list, files, numbers); err != nil {
			return files, err
		}
	}
	return files, addRemotes(ctx, list, words, owner, files, numbers)
}

func addDocuments(ctx context.Context, list lister, files map[int]*entryFiles, numbers []int) error {
	var documents []storedDocument
	err := list(ctx, &documents, "SELECT "+handle.ColumnsOf(storedDocument{}, "")+" FROM document d WHERE property"+AmongNumbers+
		` AND NOT EXISTS (SELECT 1 FROM remote_use u
			WHERE u.property = d.property AND u.kind = 'DOCUMENT' AND u.position = d.position)
		ORDER BY property, position`, handle.JSON(numbers))
	for _, d := range documents {
		f := files[d.Property]
		f.documentRecords = append(f.documentRecords, records.Document{Name: d.Name, File: d.File, Public: d.Public})
		f.documents = append(f.documents, Media{File: d.File, Size: d.Size})
	}
	return err
}

func (f *entryFiles) addPhoto(p storedPhoto) {
	m := Media{File: p.File, Width: p.Width, Height: p.Height, Alt: p.Alt, Drawn: p.Drawn.Value}
	if p.Points.Value != nil {
		m.Points = *p.Points.Value
	}
	f.pictures[p.Kind], f.names[p.Kind] = append(f.pictures[p.Kind], m), append(f.names[p.Kind], p.File)
}
