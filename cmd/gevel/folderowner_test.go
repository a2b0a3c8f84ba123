package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/datafolder"
)

// TestRootStaysOutOfOtherUsersFolders shows that root is told as whom to run a command, and that everybody works in folders of their own.
func TestRootStaysOutOfOtherUsersFolders(t *testing.T) {
	dir := t.TempDir()
	if err := datafolder.CheckOwner(dir, os.Geteuid()); err != nil {
		t.Error("a folder of the own is refused: ", err)
	}
	if os.Geteuid() == 0 {
		if err := os.Chown(dir, 65534, 65534); err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			command string
			args    []string
		}{{"leads", []string{"-data", dir}}, {"restore", []string{"-data", dir, emptyCopy(t)}}} {
			if err := run(t.Context(), append([]string{c.command}, c.args...)); err == nil || !strings.Contains(err.Error(),
				"runuser -u ") {
				t.Errorf("root runs gevel %s in a folder of another user (%v)", c.command, err)
			}
		}
	}
	if err := datafolder.CheckOwner(dir, 0); err == nil || !strings.Contains(err.Error(), "runuser -u ") {
		t.Errorf("in a folder of another user root is told %v, want as whom to run the command", err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
		t.Errorf("a refused command left %v (%v)", left, err)
	}
}

// emptyCopy makes the copy of a database without a site's data.
func emptyCopy(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	store, err := openData(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	store.Close()
	return datafolder.Database(dir)
}

// TestACommandHasAPlaceForTemporaryFiles runs on a machine without one, as in the image.
func TestACommandHasAPlaceForTemporaryFiles(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("TMPDIR", filepath.Join(dir, "none"))
	store, err := (&data{dir: dir}).open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	file, err := os.CreateTemp("", "*")
	if err != nil || file.Close() != nil || filepath.Dir(file.Name()) != filepath.Join(dir, "temporary-commands") {
		t.Errorf("a temporary file cannot be made in the data folder: %v", err)
	}
}
