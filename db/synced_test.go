package db

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAWriteWaitsForTheDisk opens a store as the program does: what it accepts survives a power cut.
func TestAWriteWaitsForTheDisk(t *testing.T) {
	s, err := Open(t.Context(), filepath.Join(t.TempDir(), "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var synchronous int
	if err := s.write.GetContext(t.Context(), &synchronous, "PRAGMA synchronous"); err != nil || synchronous != 2 {
		t.Errorf("the writer has synchronous = %d (%v), want 2, which is FULL", synchronous, err)
	}
}

// TestOnlyTestsDoNotWaitForTheDisk looks for stores with Unsynced in the program.
func TestOnlyTestsDoNotWaitForTheDisk(t *testing.T) {
	tests := 0
	err := fs.WalkDir(os.DirFS(".."), ".", func(path string, entry fs.DirEntry, err error) error {
		switch name := entry.Name(); {
		case err != nil:
			return err
		case entry.IsDir() && (name == "node_modules" || name == ".git"):
			return fs.SkipDir
		case !strings.HasSuffix(name, ".go") || path == "db/store.go":
			return nil
		}
		text, err := os.ReadFile(filepath.Join("..", path))
		if !strings.Contains(string(text), "Unsynced()") {
			return err
		}
		if tests++; !strings.HasSuffix(path, "_test.go") && !strings.HasSuffix(filepath.Dir(path), "test") {
			t.Errorf("%s opens a store that does not wait for the disk", path)
		}
		return err
	})
	if err != nil || tests < 2 {
		t.Errorf("%d files of tests were found, want two at least (%v)", tests, err)
	}
}
