// Package sampletest gives tests a store that holds the sample, as a visitor of the bundled site would find it.
package sampletest

import (
	"context"
	"crypto/sha256"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/mediafiles"
)

// Open returns a new store with sample/ imported, and its media folder. Both are deleted when the test ends. The store has one reading
// connection, so that code that takes a second one while holding it fails, and does not wait for the disk.
func Open(t testing.TB) (store *db.Store, media string) {
	t.Helper()
	store, media, err := OpenIn(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	return store, media
}

// OpenIn is Open for a store that outlives one test: the caller closes it and removes dir.
func OpenIn(ctx context.Context, dir string) (store *db.Store, media string, err error) {
	files, err := imported()
	if err != nil {
		return nil, "", err
	}
	if err := os.CopyFS(dir, files); err != nil {
		return nil, "", err
	}
	store, err = db.Open(ctx, filepath.Join(dir, "gevel.db"), handle.Readers(1), handle.Unsynced())
	return store, filepath.Join(dir, "media"), err
}

// imported is a data folder with sample/ in it, held in memory: 20 MB. A test program imports once, which takes ten times as
// long as a copy, and longer with the race detector.
var imported = sync.OnceValues(func() (fs.FS, error) {
	dir, err := os.MkdirTemp("", "gevel-sample-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := importInto(dir); err != nil {
		return nil, err
	}
	files := fstest.MapFS{}
	return files, fs.WalkDir(os.DirFS(dir), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(filepath.Join(dir, path))
		files[path] = &fstest.MapFile{Data: data, Mode: 0o600}
		return err
	})
})

// StorePhotos puts the sample's photographs into the media folder of a store that does not have the sample yet, as an import leaves them
// there: otherwise the import would decode each, which takes four times as long as everything else. TestDataAreTheirOwnersAlone of
// cmd/gevel has them decoded.
func StorePhotos(t testing.TB, media string) {
	t.Helper()
	if err := storePhotos(os.DirFS(Folder()), media); err != nil {
		t.Fatal(err)
	}
}

// importInto imports sample/ into a folder, whose photographs are there already (StorePhotos).
func importInto(dir string) error {
	ctx, sample, photos := context.Background(), os.DirFS(Folder()), filepath.Join(dir, "media")
	if err := storePhotos(sample, photos); err != nil {
		return err
	}
	store, err := db.Open(ctx, filepath.Join(dir, "gevel.db"), handle.Unsynced())
	if err != nil {
		return err
	}
	_, err = intake.Import(ctx, store, sample, photos)
	return errors.Join(err, store.Close())
}

func storePhotos(sample fs.FS, media string) error {
	names, err := fs.Glob(sample, "photos/*.jpg")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(media, 0o700); err != nil {
		return err
	}
	for _, name := range names {
		data, err := fs.ReadFile(sample, name)
		if err != nil {
			return err
		}
		sum := sha256.New()
		sum.Write(data)
		if err := mediafiles.Copy(sample, imports.Media{Source: name, File: mediafiles.SumOf(sum) + ".jpg"}, media); err != nil {
			return err
		}
	}
	return nil
}

// Folder returns the path of sample/, from any folder of the module. The source's own path is no help: -trimpath shortens it.
func Folder() string {
	dir, err := os.Getwd()
	for ; err == nil; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return filepath.Join(dir, "sample")
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	panic("sampletest: no folder above the working directory has a go.mod")
}
