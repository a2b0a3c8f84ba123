package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/feed"
	"github.com/gevel/gevel/feed/sheets"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/advert"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/locale"
)

// importFrom imports an agency's folder, or properties from another system's file.
func importFrom(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel import", flag.ExitOnError)
	at := dataFlags(flags)
	format := flags.String("format", "folder", "what is imported: folder, "+strings.Join(feed.Formats, ", "))
	dry := flags.Bool("dry", false, "only tell what would change")
	take := flags.String("take", "", "folder: what folder and desk changed both is as the folder says")
	strict := flags.Bool("strict", false, "a folder with any problem changes nothing, and what folder and desk changed both is one")
	template := flags.Bool("template", false, "csv or xlsx: write an empty sheet with all columns, in the language named instead of a file")
	warnings := flags.String("warnings", "",
		"file for all warnings when there are many (default: import-warnings.txt in the data folder)")
	words := flagsAnywhere(flags, args)
	if *format != "folder" && !slices.Contains(feed.Formats, *format) {
		return fmt.Errorf("%q is not a format; the formats are folder, %s", *format, strings.Join(feed.Formats, ", "))
	}
	if *template {
		l := locale.Language(strings.Join(words, " "))
		return sheets.Template(os.Stdout, *format, cmp.Or(l, locale.Dutch), []locale.Language{locale.Dutch, locale.French, locale.English})
	}
	if len(words) != 1 {
		return errors.New("name one folder or file to import")
	}
	if *take != "" && *take != "folder" {
		return fmt.Errorf("-take %s is unknown; write -take folder", *take)
	}
	if *format != "folder" && (*strict || *take != "") {
		return fmt.Errorf("-strict and -take are for folders; a file of the format %s takes what is right and names what it leaves out",
			*format)
	}
	if *warnings == "" {
		*warnings = warningsFile(at.dir)
	}
	limitMemory()
	store, err := at.open(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	options := intake.Options{TakeFolder: *take == "folder", Strict: *strict}
	if *format != "folder" {
		return importFile(ctx, store, at.dir, *format, words[0], *dry, *warnings)
	}
	return importFolder(ctx, os.Stdout, store, at.dir, words[0], *dry, *warnings, options)
}

// importFolder imports a folder and prints what it did, or with dry what it would do, or returns all problems of the folder.
func importFolder(ctx context.Context, out io.Writer, store *db.Store, dir, folder string, dry bool, warnings string,
	o intake.Options) error {
	if err := checkFolder(folder); err != nil {
		return err
	}
	run := func() (intake.Outcome, error) {
		return intake.ImportWith(ctx, store, os.DirFS(folder), datafolder.Media(dir), o)
	}
	if dry {
		run = func() (intake.Outcome, error) {
			return intake.Preview(ctx, store, os.DirFS(folder), datafolder.Media(dir), o)
		}
	}
	outcome, err := run()
	if err == nil && !dry {
		_, err = advert.FollowLaw(ctx, store, time.Now())
	}
	if err != nil {
		return notImported(folder, err)
	}
	return reportImport(out, folder, outcome, dry, warnings)
}

// checkFolder fails when a folder is none, or has a part that this user may not read. The import would take that part as missing: without
// photos/index.json it removes all descriptions of pictures.
func checkFolder(folder string) error {
	info, err := os.Stat(folder)
	if err == nil && info.IsDir() {
		err = checkReadable(os.DirFS(folder))
	}
	switch {
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s was not imported, and nothing was changed: %w. The user of the site must be able to read all of it "+
			"(chown -R gevel %s); it cannot stand in the home of another user", folder, err, folder)
	case err != nil || !info.IsDir():
		return fmt.Errorf("%s is not a folder", folder)
	}
	return nil
}

// importedFolders are the parts of a folder that an import reads; others, such as lost+found, are not its matter.
var importedFolders = []string{".", "articles", "documents", "history", "photos", "projects", "properties"}

// checkReadable opens whatever an import may read, and fails at what this user may not. Other mistakes are told by the import.
func checkReadable(files fs.FS) error {
	return fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		top, _, _ := strings.Cut(name, "/")
		if err == nil && entry.IsDir() && !slices.Contains(importedFolders, top) {
			return fs.SkipDir
		}
		if err == nil && entry.Type().IsRegular() {
			var file fs.File
			if file, err = files.Open(name); err == nil {
				err = file.Close()
			}
		}
		if errors.Is(err, fs.ErrPermission) {
			return err
		}
		return nil
	})
}

// importFile imports properties from another system's file into a site that has its other data already.
func importFile(ctx context.Context, store *db.Store, dir, format, file string, dry bool, warnings string) error {
	c, err := store.Catalog(ctx)
	if err != nil {
		return err
	}
	words, err := deliveries.Words(ctx, store)
	if err != nil {
		return err
	}
	var closing []func() error
	defer func() {
		for _, done := range closing {
			done()
		}
	}()
	outcome, err := intake.DeliverFrom(ctx, store, func() (intake.Delivery, error) {
		d, done, err := feed.Open(format, file, c, words)
		if done != nil {
			closing = append(closing, done)
		}
		d.NewOn = locale.Today(time.Now())
		return d, err
	}, datafolder.Media(dir), dry)
	if err == nil && !dry {
		_, err = advert.FollowLaw(ctx, store, time.Now())
	}
	if err != nil {
		return notImported(file, err)
	}
	return reportImport(os.Stdout, file, outcome, dry, warnings)
}

func notImported(what string, err error) error {
	var problems check.Problems
	if errors.As(err, &problems) {
		return fmt.Errorf("%s was not imported, and nothing was changed. %d problems:\n%w", what, len(problems), problems)
	}
	return err
}
