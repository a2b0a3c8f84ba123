package mediafiles

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/internal/notedtest"
)

// TestEveryKindSaysOnlyWhatItShows stores a file of each kind by the one function through which all of them reach the media folder, and
// looks for the position and the name in what is stored, in what is packed inside it too.
func TestEveryKindSaysOnlyWhatItShows(t *testing.T) {
	dir := t.TempDir()
	for extension, data := range notedtest.EveryKind(t) {
		name := "a" + extension
		if err := Copy(upload{name, data}, imports.Media{Source: name, File: name}, dir); err != nil {
			t.Errorf("%s is refused: %v", name, err)
			continue
		}
		stored, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if extension == ".svg" && !bytes.Contains(stored, []byte("base64,")) {
			t.Error("the picture inside the drawing is lost")
		}
		if said := notedtest.Said(stored); said != "" {
			t.Errorf("%s still says %q", name, said)
		}
	}
}

// TestAllFilesReachTheMediaFolderOneWay lists what writes into the media folder: an import, which folders, archives, deliveries and links
// share, the fetcher and the desk's upload. A new way belongs here once it uses Copy. Files of a delivery wait in a folder of their own.
func TestAllFilesReachTheMediaFolderOneWay(t *testing.T) {
	var callers, writers []string
	intake := os.DirFS("..")
	err := fs.WalkDir(intake, ".", func(file string, e fs.DirEntry, err error) error {
		if err != nil || path.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return err
		}
		source, err := fs.ReadFile(intake, file)
		if calls.Match(source) {
			callers = append(callers, file)
		}
		if bytes.Contains(source, []byte("atomicfile.Write(")) {
			writers = append(writers, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"drawn/drawing.go", "import.go", "mediafiles/upload.go", "remote/fetchfile.go"}; !slices.Equal(callers, want) {
		t.Errorf("Copy is used by %v, want %v", callers, want)
	}
	if want := []string{"mediafiles/copy.go", "mediafiles/delivered.go", "mediafiles/video.go"}; !slices.Equal(writers, want) {
		t.Errorf("files are written by %v, want %v", writers, want)
	}
}

// calls finds where a file is copied into the media folder.
var calls = regexp.MustCompile(`mediafiles\.Copy\(|return \w+, Copy\(`)
