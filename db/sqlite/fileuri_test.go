package sqlite

import (
	"os"
	"path/filepath"
	"testing"
)

// TestAFolderMayHaveAnyName opens a store in folders whose names mean something in a URI: the database is in them and nowhere else.
func TestAFolderMayHaveAnyName(t *testing.T) {
	for _, name := range []string{"agency #2", "what?", "100%", "%41", "a?mode=memory&b", "é ü"} {
		parent := t.TempDir()
		path := filepath.Join(parent, name, "gevel.db")
		if err := os.Mkdir(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		store, err := OpenFile(t.Context(), path, SettledWriter, false)
		if err != nil {
			t.Errorf("a store in the folder %q: %v", name, err)
			continue
		}
		if err := Copy(t.Context(), store.DB, filepath.Join(parent, "copy #1.db")); err != nil {
			t.Errorf("a copy of the store in %q: %v", name, err)
		}
		store.Close()
		for _, file := range []string{path, filepath.Join(parent, "copy #1.db")} {
			if info, err := os.Stat(file); err != nil || info.Size() == 0 {
				t.Errorf("the folder %q has no database in %s: %v", name, file, err)
			}
		}
		if beside, err := os.ReadDir(parent); err != nil || len(beside) != 2 {
			t.Errorf("beside the folder %q and the copy there are %v (%v), want nothing", name, beside, err)
		}
	}
}
