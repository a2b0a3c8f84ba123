package intake

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/rastertest"
)

// everyKind makes a file of each kind that is taken, which has the position wherever programs write it.
func everyKind(t *testing.T) map[string][]byte {
	t.Helper()
	all := rastertest.Pictures(t)
	inside := base64.StdEncoding.EncodeToString(all[".jpg"])
	all[".svg"] = []byte(`<?xml version="1.0"?><!--` + rastertest.Secret + `--><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">` +
		`<metadata>` + rastertest.Secret + `</metadata><image width="9" height="9" href="data:image/jpeg;base64,` + inside + `"/></svg>`)
	photo := fmt.Sprintf("4 0 obj\n<</Type/XObject/Subtype/Image/Width 40/Height 20/ColorSpace/DeviceRGB/BitsPerComponent 8"+
		"/Filter/DCTDecode/Length %d>>\nstream\n%s\nendstream\nendobj\n", len(all[".jpg"]), all[".jpg"])
	all[".pdf"] = []byte("%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n" +
		"3 0 obj\n<</Author(" + rastertest.Secret + ")/Title(" + rastertest.Secret + ")>>\nendobj\n" + photo +
		"trailer\n<</Root 1 0 R/Info 3 0 R>>\n%%EOF\n")
	all[".mp4"], all[".webm"] = rastertest.Video(), rastertest.WebM()
	all[".mov"] = all[".mp4"]
	return all
}

// TestEveryKindSaysOnlyWhatItShows stores a file of each kind by the one function through which all of them reach the media folder, and
// looks for the position in what is stored, in the pictures inside a drawing too.
func TestEveryKindSaysOnlyWhatItShows(t *testing.T) {
	dir := t.TempDir()
	for extension, data := range everyKind(t) {
		name := "a" + extension
		if !bytes.Contains(data, []byte(rastertest.Secret)) {
			t.Fatalf("%s says nothing", name)
		}
		if err := copyMedia(upload{name, data}, db.Media{Source: name, File: name}, dir); err != nil {
			t.Errorf("%s is refused: %v", name, err)
			continue
		}
		stored, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		if extension == ".svg" {
			_, inside, _ := bytes.Cut(stored, []byte("base64,"))
			inside, _, _ = bytes.Cut(inside, []byte(`"`))
			photo, err := base64.StdEncoding.DecodeString(string(inside))
			if err != nil || len(photo) == 0 {
				t.Errorf("the picture inside the drawing is lost (%v)", err)
			}
			stored = append(stored, photo...)
		}
		if bytes.Contains(stored, []byte(rastertest.Secret)) {
			t.Errorf("%s still says %q", name, rastertest.Secret)
		}
	}
}

// TestAllFilesReachTheMediaFolderOneWay lists what writes into the media folder: an import, which folders, archives, deliveries and links
// share, the fetcher and the desk's upload. A new way belongs here once it uses copyMedia. Files of a delivery wait in a folder of their
// own.
func TestAllFilesReachTheMediaFolderOneWay(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var callers, writers []string
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(bytes.ReplaceAll(source, []byte("func copyMedia("), nil), []byte("copyMedia(")) {
			callers = append(callers, file)
		}
		if bytes.Contains(source, []byte("atomicfile.Write(")) {
			writers = append(writers, file)
		}
	}
	if want := []string{"fetchfile.go", "import.go", "upload.go"}; !slices.Equal(callers, want) {
		t.Errorf("copyMedia is used by %v, want %v", callers, want)
	}
	if want := []string{"copymedia.go", "deliveredfiles.go", "video.go"}; !slices.Equal(writers, want) {
		t.Errorf("files are written by %v, want %v", writers, want)
	}
}
