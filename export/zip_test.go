package export

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/parts/edit"
)

// TestTheZipIsTheFolder writes the folder as one file: it has the same files. With only what the desk changed it has the article that was
// edited and no property, and what it has is as in the whole folder.
func TestTheZipIsTheFolder(t *testing.T) {
	store, media := sampletest.Open(t)
	sameFiles(t, exportOf(t, store, media), zipOf(t, store, media, false))
	by := desklog.Action{At: time.Now(), Staff: 7, Name: "saveParts"}
	if stale, problems, err := edit.Save(t.Context(), store, "article:pages/about",
		[]edit.Edit{{Field: "title", Language: "nl", Value: `"Wie wij zijn"`}}, by); stale || problems != nil || err != nil {
		t.Fatal(stale, problems, err)
	}
	changed := zipOf(t, store, media, true)
	var articles, others []string
	if err := fs.WalkDir(changed, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case d.IsDir(), strings.HasPrefix(name, "photos/"):
		case strings.HasPrefix(name, "articles/"):
			articles = append(articles, name)
		default:
			others = append(others, name)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	if len(articles) == 0 || !strings.HasPrefix(articles[0],
		"articles/pages/about.") || articles[0][:20] != articles[len(articles)-1][:20] ||
		strings.Join(others, " ") != "site.json" {
		t.Errorf("the changed files are %v and %v, want those of one article and site.json", articles, others)
	}
	complete := exportOf(t, store, media)
	for _, name := range append(articles, others...) {
		got, _ := fs.ReadFile(changed, name)
		want, err := fs.ReadFile(complete, name)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s differs from that of the whole folder (%v)", name, err)
		}
	}
}

func zipOf(t *testing.T, store *db.Store, media string, changed bool) fs.FS {
	t.Helper()
	var out bytes.Buffer
	if err := Zip(t.Context(), store, media, changed, &out); err != nil {
		t.Fatal(err)
	}
	z, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	return z
}
