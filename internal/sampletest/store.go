// Package sampletest gives tests a store that holds the sample, as a visitor of the bundled site would find it.
package sampletest

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
)

// Open imports sample/ into a fresh store and gives it with its media folder. Both go when the test ends. The store has one reading
// connection, so that whoever takes a second one while holding it fails.
func Open(t testing.TB) (store *db.Store, media string) {
	t.Helper()
	dir := t.TempDir()
	store, err := db.Open(t.Context(), filepath.Join(dir, "gevel.db"), db.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	media = filepath.Join(dir, "media")
	if _, err := intake.Import(t.Context(), store, os.DirFS(Folder()), media); err != nil {
		t.Fatal(err)
	}
	return store, media
}

// Folder is the path of sample/.
func Folder() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(file), "..", "..", "sample")
}
