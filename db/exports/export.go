package exports

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/locale"
)

// Exporting reads the store at one moment, with what is hidden, for an import folder. Never use it for what visitors see. Properties and
// projects that a link to a CRM brings are not in it, because the link brings them itself and a folder may not have them.
type Exporting struct{ tx handle.Snapshot }

// Export calls write with the store at one moment. Write may not use the store itself.
func (s *Store) Export(ctx context.Context, write func(*Exporting) error) error {
	return s.Snapshot(ctx, func(tx handle.Snapshot) error { return write(&Exporting{tx}) })
}

// Reference is the reference data of a site.
type Reference struct {
	Site       *agency.Site
	Countries  []agency.CountryRecord
	Categories []agency.CategoryRecord
	Types      []agency.TypeRecord
	Cities     []agency.CityRecord
	Articles   []agency.ArticleRecord
}

// Reference reads the configuration, the articles and what properties refer to. The error is ErrEmpty before the first import.
func (e *Exporting) Reference(ctx context.Context) (Reference, error) {
	r, err := storedReference(ctx, e.tx)
	if err != nil {
		return r, err
	}
	return r, pictures.DescribePictures(ctx, e.tx, r.Site, r.Articles)
}

// storedReference reads the reference data with the pictures as they were delivered.
func storedReference(ctx context.Context, tx handle.Snapshot) (r Reference, err error) {
	if r.Site, err = catalogs.LoadSite(ctx, tx); err != nil {
		return r, err
	}
	c, err := catalogs.ReadReference(ctx, tx, &agency.Catalog{})
	r.Countries, r.Categories, r.Types, r.Cities, r.Articles = c.Countries, c.Categories, c.Types, c.Cities, c.Articles
	return r, err
}

// entriesAtOnce is how many records of an export are in memory.
const entriesAtOnce = 100

// Properties calls do with each property, in the order of their numbers.
func (e *Exporting) Properties(ctx context.Context, do func(imports.PropertyEntry) error) error {
	return e.batches(ctx, "property", func(numbers []int) error {
		entries, err := imports.EntriesOf(ctx, e.tx.SelectContext, imports.AsShown, numbers)
		for i := 0; err == nil && i < len(numbers); i++ {
			err = do(*entries[numbers[i]])
		}
		return err
	})
}

// Projects calls do with each project, in the order of their numbers.
func (e *Exporting) Projects(ctx context.Context, do func(imports.ProjectEntry) error) error {
	return e.batches(ctx, "project", func(numbers []int) error {
		entries, err := imports.ProjectEntriesOf(ctx, e.tx.SelectContext, imports.AsShown, numbers)
		for i := 0; err == nil && i < len(entries); i++ {
			err = do(entries[i])
		}
		return err
	})
}

// batches calls do with the numbers of the records of a table, some at a time.
func (e *Exporting) batches(ctx context.Context, table string, do func(numbers []int) error) error {
	for last := 0; ; {
		var numbers []int
		err := e.tx.SelectContext(ctx, &numbers,
			"SELECT number FROM "+table+" t WHERE number > ? AND "+imports.Own+" ORDER BY number LIMIT ?",
			last, table, entriesAtOnce)
		if err != nil || len(numbers) == 0 {
			return err
		}
		if err := do(numbers); err != nil {
			return err
		}
		last = numbers[len(numbers)-1]
	}
}

// OfLinks counts the properties and projects that links bring.
func (e *Exporting) OfLinks(ctx context.Context) (n int, err error) {
	err = e.tx.GetContext(ctx, &n,
		"SELECT (SELECT count(*) FROM property t WHERE NOT "+imports.Own+") + (SELECT count(*) FROM project t WHERE NOT "+
			imports.Own+")", "property", "project")
	return n, err
}

// ExportedFile is a picture or video of the media folder with what it shows; nil for no words.
type ExportedFile struct {
	File string           `db:"file"`
	Alt  locale.Localized `db:"alt"`
}

// Photos calls do with each picture and video of properties and projects once for all that show it with the same words, in the order of
// their names.
func (e *Exporting) Photos(ctx context.Context, do func(ExportedFile) error) error {
	return e.files(ctx, do, `SELECT DISTINCT file, alt FROM (
		SELECT file, alt FROM shown_photo p WHERE `+ownPhoto+`
		UNION SELECT f.file, `+imports.ShownText+` FROM remote_use p JOIN remote_file f ON f.name = p.remote
			LEFT JOIN picture k ON k.file = f.file
			WHERE p.kind <> 'DOCUMENT'
			AND f.file IS NOT NULL AND f.name NOT LIKE '%://%' AND `+ownRecord+`
		UNION SELECT substr(v.value, 8), 'null' FROM property t, json_each(t.videos) v WHERE v.value LIKE '/media/%' AND `+imports.Own+`
		) ORDER BY file, alt`, "property", "project", "property", "project", "property")
}

// Documents calls do with each document of properties once.
func (e *Exporting) Documents(ctx context.Context, do func(ExportedFile) error) error {
	return e.files(ctx, do, `SELECT DISTINCT file, 'null' AS alt FROM (
		SELECT file FROM document d JOIN property t ON t.number = d.property WHERE `+imports.Own+` AND NOT EXISTS (
			SELECT 1 FROM remote_use u WHERE u.property = d.property AND u.kind = 'DOCUMENT' AND u.position = d.position)
		UNION SELECT f.file FROM remote_use p JOIN remote_file f ON f.name = p.remote WHERE p.kind = 'DOCUMENT'
			AND f.file IS NOT NULL AND f.name NOT LIKE '%://%' AND `+ownRecord+`
		) ORDER BY file`, "property", "property", "project")
}

// ownRecord is the condition on a row p of photo or remote_use that no link brings its property or project; ownPhoto that it shows no file
// of another server either.
const (
	ownRecord = `(EXISTS (SELECT 1 FROM property t WHERE t.number = p.property AND ` + imports.Own + `)
		OR EXISTS (SELECT 1 FROM project t WHERE t.number = p.project AND ` + imports.Own + `))`
	ownPhoto = ownRecord + ` AND NOT EXISTS (SELECT 1 FROM remote_use u WHERE u.property IS p.property AND u.project IS p.project
		AND u.kind = ` + imports.KindOfUse + ` AND u.position = p.position)`
)

func (e *Exporting) files(ctx context.Context, do func(ExportedFile) error, query string, args ...any) error {
	rows, err := e.tx.QueryxContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var f ExportedFile
		if err := rows.StructScan(&f); err != nil {
			return err
		}
		if err := do(f); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Fetched gives the files in the media folder of remote files by their names, of those that were fetched.
func (e *Exporting) Fetched(ctx context.Context, names []string) (map[string]string, error) {
	if len(names) == 0 {
		return nil, nil
	}
	var rows []struct {
		Name string `db:"name"`
		File string `db:"file"`
	}
	err := e.tx.SelectContext(ctx, &rows,
		"SELECT name, file FROM remote_file WHERE file IS NOT NULL AND name IN (SELECT value FROM json_each(?))",
		handle.JSON(names))
	files := make(map[string]string, len(rows))
	for _, r := range rows {
		files[r.Name] = r.File
	}
	return files, err
}

// Library lists the uploads and the pictures that are mere decoration, by file.
func (e *Exporting) Library(ctx context.Context) (list []pictures.Picture, err error) {
	return list, e.tx.SelectContext(ctx, &list,
		"SELECT "+pictures.PictureColumns+" FROM picture WHERE uploaded_at IS NOT NULL OR decorative ORDER BY file")
}
