package intake

import (
	"context"
	"fmt"
	"io/fs"
	"os"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/locale"
)

// Import writes the folder into the store and its pictures and documents into the directory mediaDir. A folder with problems changes
// nothing, and the error is Problems with all of them. Unchanged records are not written; only records marked gone are deleted.
func Import(ctx context.Context, store *db.Store, files fs.FS, mediaDir string) (db.Report, error) {
	f := read(files)
	f.check()
	batch, used := f.batch()
	if len(f.problems) > 0 {
		return db.Report{}, f.problems
	}
	return writeBatch(ctx, store, files, batch, used, mediaDir)
}

// Preview returns what Import would change in properties and projects, without writing.
func Preview(ctx context.Context, store *db.Store, files fs.FS) (db.Report, []db.Difference, error) {
	f := read(files)
	f.check()
	batch, _ := f.batch()
	if len(f.problems) > 0 {
		return db.Report{}, nil, f.problems
	}
	return store.Preview(ctx, batch)
}

// writeBatch copies the files that a batch uses, and then writes the batch.
func writeBatch(ctx context.Context, store *db.Store, files fs.FS, batch db.Batch, used []db.Media, mediaDir string) (db.Report, error) {
	if err := os.MkdirAll(mediaDir, 0o700); err != nil {
		return db.Report{}, fmt.Errorf("the media folder cannot be made: %w", err)
	}
	for _, m := range used {
		if err := copyMedia(files, m, mediaDir); err != nil {
			return db.Report{}, fmt.Errorf("%s cannot be copied: %w", m.Source, err)
		}
	}
	return store.Import(ctx, batch)
}

// batch returns the folder's records for the store, and the files that they use.
func (f *folder) batch() (db.Batch, []db.Media) {
	m := &media{folder: f, known: map[string]db.Media{}}
	b := db.Batch{Site: f.siteWithPictures(m), Countries: f.countries, Categories: f.categories, Types: f.types, Cities: f.cities}
	var used []db.Media
	for _, p := range f.projects {
		r := p.record
		clean(r.Description)
		entry := db.ProjectEntry{Record: r, Photos: m.photos(p.file, "photos", r.Photos), Plans: m.photos(p.file, "plans", r.Plans)}
		b.Projects = append(b.Projects, entry)
		used = append(used, append(entry.Photos, entry.Plans...)...)
	}
	propertyEntries, files := f.propertyEntries(m)
	b.Properties, used = propertyEntries, append(used, files...)
	for _, a := range f.articles {
		entry := db.ArticleEntry{Record: a.record.ArticleRecord, Gone: a.record.Gone}
		if a.record.Image != "" {
			entry.Record.Picture = m.picture(a.file, "image", a.record.Image)
		}
		b.Articles = append(b.Articles, entry)
	}
	b.Owners = f.owners
	for _, h := range f.histories {
		b.Histories = append(b.Histories, h.record.InUTC())
	}
	return b, append(used, m.configured...)
}

// propertyEntries returns the properties with their files, and lists those files.
func (f *folder) propertyEntries(m *media) (entries []db.PropertyEntry, used []db.Media) {
	for _, p := range f.properties {
		r := p.record
		clean(r.Description)
		r.Videos = m.videos(p.file, r.Videos)
		entry := db.PropertyEntry{Record: r, Photos: m.photos(p.file, "photos", r.Photos), Plans: m.photos(p.file, "plans", r.Plans)}
		for i, d := range r.Documents {
			document, err := m.document(d.File)
			if err != nil {
				f.problem(p.file, fmt.Sprintf("documents[%d].file", i), "documents/%s %s", d.File, err)
			}
			entry.Documents = append(entry.Documents, document)
		}
		entries = append(entries, entry)
		used = append(append(append(used, entry.Photos...), entry.Plans...), entry.Documents...)
	}
	return entries, used
}

// clean turns texts that may contain HTML into plain paragraphs.
func clean(t locale.Localized) {
	for l, s := range t {
		t[l] = agency.Paragraphs(s)
	}
}
