package export

import (
	"archive/zip"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/exports"
)

// Zip writes the import folder of a store as one file, once all of it could be read. With changed it has what the desk changed alone: the
// configuration, articles that were edited, and the pictures that these and the library name.
func Zip(ctx context.Context, store *db.Store, mediaDir string, changed bool, out io.Writer) error {
	dir, err := os.MkdirTemp(filepath.Dir(mediaDir), ".export-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	w := &writer{dir: dir, media: mediaDir, linked: true, named: map[string]exports.ExportedFile{}}
	if err := store.Exports.Export(ctx, func(e *exports.Exporting) error { return w.write(ctx, e) }); err != nil {
		return err
	}
	include := func(string) bool { return true }
	if changed {
		records, err := store.Imports.EditedRecords(ctx)
		if err != nil {
			return err
		}
		include = w.changedBy(records)
	}
	return zipped(ctx, dir, include, out)
}

// changedBy reports whether a file has something that was edited at the desk.
func (w *writer) changedBy(records []string) func(name string) bool {
	edited := map[string]bool{}
	for _, r := range records {
		edited[r] = true
	}
	return func(name string) bool {
		folder, rest, _ := strings.Cut(name, "/")
		switch folder {
		case "site.json":
			return true
		case "articles":
			key := strings.TrimSuffix(rest, ".md")
			return edited[desk.ArticleRecordOf(key[:max(0, strings.LastIndexByte(key, '.'))])]
		case "photos":
			_, named := w.named[rest]
			return named || rest == "index.json"
		}
		return false
	}
}

// zipped writes the files of a folder that are included, in the order of their names. Pictures and documents are not compressed again.
func zipped(ctx context.Context, dir string, include func(name string) bool, out io.Writer) error {
	z := zip.NewWriter(out)
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !include(name) {
			return errors.Join(err, ctx.Err())
		}
		return errors.Join(ctx.Err(), addTo(z, dir, name))
	})
	return errors.Join(err, z.Close())
}

func addTo(z *zip.Writer, dir, name string) error {
	in, err := os.Open(filepath.Join(dir, filepath.FromSlash(name)))
	if err != nil {
		return err
	}
	defer in.Close()
	head := &zip.FileHeader{Name: name, Method: zip.Store}
	if strings.HasSuffix(name, ".json") || strings.HasSuffix(name, ".md") {
		head.Method = zip.Deflate
	}
	to, err := z.CreateHeader(head)
	if err == nil {
		_, err = io.Copy(to, in)
	}
	return err
}
