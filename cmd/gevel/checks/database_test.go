package checks

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/internal/sampletest"
)

// TestCheckOfAFolderThatCannotBeWritten shows that nobody is told to restore a copy because a disk became read-only.
func TestCheckOfAFolderThatCannotBeWritten(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := datafolder.Writable(dir); err == nil || !strings.Contains(err.Error(), "cannot be written") {
		t.Errorf("a folder that is none can be written (%v)", err)
	}
	folder := t.TempDir()
	store, _, err := sampletest.OpenIn(t.Context(), folder)
	if err != nil {
		t.Fatal(err)
	}
	store.Close()
	at := Site{Dir: dir, Node: "http://127.0.0.1:1", Database: datafolder.Database(folder)}
	var out bytes.Buffer
	if checkDatabase(t.Context(), &findings{out: &out}, at) || !strings.Contains(out.String(), "make it writable") ||
		strings.Contains(out.String(), "restore") {
		t.Errorf("gevel check says %q", out.String())
	}
	if list, err := os.ReadDir(folder); err != nil || slices.ContainsFunc(list, func(e os.DirEntry) bool {
		return strings.HasPrefix(e.Name(), ".probe-")
	}) {
		t.Error("a probe was left in the data folder", err)
	}
}

func TestNoDatabase(t *testing.T) {
	for want, err := range map[string]error{"as the user of the site": &fs.PathError{Op: "stat", Path: "gevel.db", Err: fs.ErrPermission},
		"run gevel import FOLDER": fs.ErrNotExist} {
		if said := NoDatabase("gevel.db", err); !strings.Contains(said, want) {
			t.Errorf("%v is said as %q, want %q", err, said, want)
		}
	}
}
