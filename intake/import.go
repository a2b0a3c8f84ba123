package intake

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/db/setup"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/merge"
	"github.com/gevel/gevel/values"
)

// Import writes the folder into the store and its pictures and documents into the directory mediaDir. Records with problems are left out,
// and the outcome names them; the error is Problems when some are of no record, as in site.json, and then nothing is changed. Unchanged
// records are not written; only records marked gone are deleted.
func Import(ctx context.Context, store *db.Store, files fs.FS, mediaDir string) (Outcome, error) {
	return ImportWith(ctx, store, files, mediaDir, Options{})
}

// Options tell an import what to do with parts that were edited at the desk.
type Options struct {
	TakeFolder bool // the folder's value answers every question
	Strict     bool // a question is a problem, and stops the import
	// Manager is who sets the site up with the folder, and is written with it; nil for every other import.
	Manager *setup.FirstManager
}

// ImportWith is Import with a choice of what happens to parts that were edited at the desk. What the desk owns stays in force, and what the
// folder changed as well is among the questions of the outcome. When somebody saves at the desk what the import writes, during each of
// limits.PartTries tries, nothing is changed and the error is parts.ErrPartsChanged, or imports.ErrPropertiesChanged for a price that
// was judged.
func ImportWith(ctx context.Context, store *db.Store, files fs.FS, mediaDir string, o Options) (Outcome, error) {
	if _, err := RenderAgain(ctx, store); err != nil { // what the folder does not have, too
		return Outcome{}, err
	}
	for try := 1; ; try++ {
		f, batch, err := checkedFolder(ctx, store, files, mediaDir, o)
		if err != nil {
			return Outcome{}, err
		}
		out, err := f.write(ctx, store, batch, mediaDir)
		changed := errors.Is(err, parts.ErrPartsChanged) || errors.Is(err, imports.ErrPropertiesChanged)
		if changed && parts.TryAgain(ctx, try) {
			continue // somebody saved at the desk, or delivered, meanwhile
		}
		if changed {
			err = fmt.Errorf("somebody saved at the desk each time while the folder was read; nothing was changed, so run the import "+
				"again: %w", err)
		}
		return out, err
	}
}

// outcome is what an import of a checked folder did, or would do.
func (f *folder) outcome(r imports.Report, differences []imports.Difference, state imports.ImportState) Outcome {
	f.warnRemotes(state.Problems)
	return Outcome{Report: r, Differences: differences, Warnings: f.Warnings, Questions: f.questions, LeftOut: f.leftOut(), State: state}
}

// Preview returns what Import would change in properties and projects, and all that it would say, without writing.
func Preview(ctx context.Context, store *db.Store, files fs.FS, mediaDir string, o Options) (Outcome, error) {
	f, batch, err := checkedFolder(ctx, store, files, mediaDir, o)
	if err != nil {
		return Outcome{}, err
	}
	return f.preview(ctx, store, batch)
}

func (f *folder) preview(ctx context.Context, store *db.Store, batch imports.Batch) (Outcome, error) {
	report, differences, state, err := store.Imports.Preview(ctx, batch)
	if err != nil {
		return Outcome{}, err
	}
	return f.outcome(report, differences, state), nil
}

// checkedFolder reads a folder for a store. The error is Problems when some are of no record, or, with Strict, when there are any.
func checkedFolder(ctx context.Context, store *db.Store, files fs.FS, mediaDir string, o Options) (*folder, imports.Batch, error) {
	f := read(files)
	f.Strict, f.media.Dir = o.Strict, mediaDir
	var err error
	if f.linked, err = store.Links.LinkedNumbers(ctx); err != nil {
		return f, imports.Batch{}, err
	}
	if f.ofDesk, err = store.Imports.PropertiesOfDesk(ctx); err != nil {
		return f, imports.Batch{}, err
	}
	if f.bound, err = store.Imports.BoundDrawings(ctx); err != nil {
		return f, imports.Batch{}, err
	}
	if err := errors.Join(f.readPublished(ctx, store), f.readPrices(ctx, store)); err != nil {
		return f, imports.Batch{}, err
	}
	now, err := store.Parts.PartState(ctx)
	if err != nil {
		return f, imports.Batch{}, err
	}
	if f.media.Before, err = store.Exports.ShownPictures(ctx); err != nil {
		return f, imports.Batch{}, err
	}
	f.articles.ReadPictures(f.media)
	if !f.isUnusable() {
		f.merge(now, o)
	}
	f.check()
	batch := f.batch()
	if o.Strict && len(f.Problems) > 0 {
		return f, batch, f.Problems
	}
	batch.Manager = o.Manager
	err = f.leaveOut(ctx, store, &batch)
	f.notePrices(&batch)
	return f, batch, err
}

// write copies the files that were checked, and then writes the batch.
func (f *folder) write(ctx context.Context, store *db.Store, batch imports.Batch, mediaDir string) (Outcome, error) {
	if err := os.MkdirAll(mediaDir, 0o700); err != nil {
		return Outcome{}, fmt.Errorf("the media folder cannot be made: %w", err)
	}
	for _, m := range f.media.Known {
		if err := mediafiles.Copy(f.files, m, mediaDir); err != nil {
			return Outcome{}, fmt.Errorf("%s cannot be copied: %w", m.Source, err)
		}
	}
	report, err := store.Imports.Import(ctx, batch)
	if err != nil {
		return Outcome{Report: report}, err
	}
	state, err := store.Imports.ImportState(ctx)
	return f.outcome(report, nil, state), err
}

// batch returns the folder's records for the store.
func (f *folder) batch() imports.Batch {
	m := f.media
	return imports.Batch{Site: m.Site(f.site), Countries: f.allCountries(), Categories: f.categories, Types: f.types,
		Cities:   f.cities,
		Projects: f.projectEntries(), Parts: f.owned, Properties: checkedOf(f), Articles: f.articleEntries(),
		Pictures: f.libraryPictures(), Owners: f.owners, Histories: f.historyList()}
}

func (f *folder) articleEntries() (list []imports.ArticleEntry) {
	for _, a := range f.articles {
		if !a.Record.Stays {
			list = append(list, imports.ArticleEntry{Record: a.Record.ArticleRecord, Gone: a.Record.Gone})
		}
	}
	return list
}

func (f *folder) historyList() (list []owned.History) {
	for _, h := range f.histories {
		list = append(list, h.Record.InUTC())
	}
	return list
}

// libraryPictures lists the pictures of the desk's library, of an exported folder.
func (f *folder) libraryPictures() (list []pictures.Picture) {
	for _, d := range f.library {
		m, err := f.media.Photo(d.File)
		if err != nil {
			f.Refuse("photos/index.json", "", "photos/%s %s", d.File, err)
			continue
		}
		p := pictures.Picture{File: m.File, Decorative: d.Decorative, Words: locale.Localized{}}
		if d.Uploaded != "" {
			p.Name, p.Width, p.Height, p.Size, p.Words = &d.Uploaded, &m.Width, &m.Height, &m.Size, withoutEmpty(m.Alt)
		}
		list = append(list, p)
	}
	return list
}

// clean turns texts that may contain HTML into plain paragraphs, and leaves out those that say nothing.
func clean(t locale.Localized) {
	for l, s := range t {
		if t[l] = prose.Paragraphs(s); values.Missing(t[l]) {
			delete(t, l)
		}
	}
}

// withoutEmpty returns the texts that say something.
func withoutEmpty(t locale.Localized) locale.Localized {
	some := locale.Localized{}
	for l, s := range t {
		if s != "" {
			some[l] = s
		}
	}
	return some
}

// merge puts what the desk owns into the folder.
func (f *folder) merge(now parts.PartState, o Options) {
	m := merge.Merge{Site: &f.site, TakeFolder: o.TakeFolder, Strict: o.Strict, Problem: f.Refuse, Know: f.media.Know}
	for i := range f.articles {
		a := &f.articles[i].Record
		m.Articles = append(m.Articles, &merge.Article{ArticleRecord: &a.ArticleRecord, File: f.articles[i].File, Gone: a.Gone})
	}
	m.Run(now)
	for i, a := range m.Articles {
		f.articles[i].Record.Stays = a.Stays
	}
	f.owned, f.made, f.questions = m.Parts, m.Made, m.Questions
}
