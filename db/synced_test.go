package db

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOnlyTestsDoNotWaitForTheDisk looks for stores with Unsynced in the program.
func TestOnlyTestsDoNotWaitForTheDisk(t *testing.T) {
	tests := 0
	err := fs.WalkDir(os.DirFS(".."), ".", func(path string, entry fs.DirEntry, err error) error {
		switch name := entry.Name(); {
		case err != nil:
			return err
		case entry.IsDir() && (name == "node_modules" || name == ".git"):
			return fs.SkipDir
		case !strings.HasSuffix(name, ".go") || path == "db/handle/handle.go":
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
