package export

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/exports"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/pictures"
)

// Report counts what was exported. OfLinks are the properties and projects that were left out because links to CRMs bring them.
type Report struct {
	Properties, Projects, Articles, Files int
	OfLinks                               int
}

// Folder writes the store, as it is at one moment, and its files of mediaDir as an import folder, completely or not at all. The folder must
// not exist, or be empty. Records are read and written some at a time.
func Folder(ctx context.Context, store *db.Store, mediaDir, to string) (Report, error) {
	if err := mustBeEmpty(to); err != nil {
		return Report{}, err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
		return Report{}, err
	}
	part, err := os.MkdirTemp(filepath.Dir(to), ".export-*")
	if err != nil {
		return Report{}, err
	}
	defer os.RemoveAll(part)
	w := &writer{dir: part, media: mediaDir, named: map[string]exports.ExportedFile{}}
	if err := store.Exports.Export(ctx, func(e *exports.Exporting) error { return w.write(ctx, e) }); err != nil {
		return w.report, err
	}
	return w.report, os.Rename(part, to)
}

func mustBeEmpty(folder string) error {
	entries, err := os.ReadDir(folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case len(entries) > 0:
		return fmt.Errorf("the folder %s is not empty; name a new one", folder)
	}
	return nil
}

// writer writes one folder.
type writer struct {
	dir, media string
	named      map[string]exports.ExportedFile // the pictures of the configuration and of articles, by their names under photos/
	library    map[string]pictures.Picture     // of which the index of the pictures says more, by their names in the media folder
	report     Report
	linked     bool // media are linked, not copied, where the disk can: they never change
}

func (w *writer) write(ctx context.Context, e *exports.Exporting) error {
	r, err := e.Reference(ctx)
	if err == nil {
		err = w.readLibrary(ctx, e)
	}
	if err != nil {
		return err
	}
	if err := w.reference(r); err != nil {
		return err
	}
	if err := errors.Join(e.Properties(ctx, func(p imports.PropertyEntry) error { return w.property(ctx, e, p) }),
		e.Projects(ctx, func(p imports.ProjectEntry) error { return w.project(ctx, e, p) }),
		e.Histories(ctx, w.history)); err != nil {
		return err
	}
	if w.report.OfLinks, err = e.OfLinks(ctx); err != nil {
		return err
	}
	return errors.Join(w.photos(ctx, e), w.documents(ctx, e))
}

// reference writes all but properties, projects and files.
func (w *writer) reference(r exports.Reference) error {
	site, err := w.site(*r.Site)
	if err != nil {
		return err
	}
	err = errors.Join(w.json("site.json", site), w.json("countries.json", r.Countries), w.json("categories.json", r.Categories),
		w.json("types.json", r.Types), w.json("cities.json", r.Cities))
	for i := range r.Articles {
		if err == nil {
			err = w.article(&r.Articles[i], site.DefaultLanguage)
		}
	}
	w.report.Articles = len(r.Articles)
	return err
}

func (w *writer) history(h owned.History) error {
	return w.json(fmt.Sprintf("history/%d.json", h.Number), h)
}
