package export

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/parts/edit"
)

// TestExportComesBack exports the sample, imports it into an empty store and exports that: the same bytes. Imported into the store that it
// comes from, nothing changes.
func TestExportComesBack(t *testing.T) {
	store, media := sampletest.Open(t)
	comesBack(t, store, media)
}

// comesBack exports a store twice, the second time by way of an empty one, and returns the first folder.
func comesBack(t *testing.T, store *db.Store, media string) fs.FS {
	t.Helper()
	first := exportOf(t, store, media)
	unchanged(t, store, first, media)
	other := t.TempDir()
	empty, err := db.Open(t.Context(), filepath.Join(other, "gevel.db"), handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	defer empty.Close()
	otherMedia := filepath.Join(other, "media")
	sampletest.StorePhotos(t, otherMedia)
	if _, err := intake.Import(t.Context(), empty, first, otherMedia); err != nil {
		t.Fatalf("the exported folder cannot be imported: %v", err)
	}
	sameFiles(t, first, exportOf(t, empty, otherMedia))
	return first
}

func exportOf(t *testing.T, store *db.Store, media string) fs.FS {
	t.Helper()
	to := filepath.Join(t.TempDir(), "folder")
	if _, err := Folder(t.Context(), store, media, to); err != nil {
		t.Fatal(err)
	}
	return os.DirFS(to)
}

// unchanged imports a folder into a store that has all of it.
func unchanged(t *testing.T, store *db.Store, folder fs.FS, media string) {
	t.Helper()
	before, err := store.Version(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	outcome, err := intake.Import(t.Context(), store, folder, media)
	if err != nil {
		t.Fatal(err)
	}
	after, _ := store.Version(t.Context())
	r := outcome.Report
	r.Unchanged, r.Projects.Unchanged = 0, 0
	if r != (imports.Report{}) || before != after {
		t.Errorf("importing the export into its own store gives %s and data version %v after %v, want no change", r, after, before)
	}
}

func sameFiles(t *testing.T, a, b fs.FS) {
	t.Helper()
	one, two := filesIn(t, a), filesIn(t, b)
	for name, text := range one {
		if other, ok := two[name]; !ok {
			t.Errorf("%s is not in the second export", name)
		} else if !bytes.Equal(text, other) {
			t.Errorf("%s differs:\n%.600s\n%.600s", name, text, other)
		}
	}
	if len(one) != len(two) {
		t.Errorf("the exports have %d and %d files, want as many", len(one), len(two))
	}
}

func filesIn(t *testing.T, files fs.FS) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		all[name], err = fs.ReadFile(files, name)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestExportHasNoPeople shows that neither owners nor their addresses leave with an export.
func TestExportHasNoPeople(t *testing.T) {
	store, media := sampletest.Open(t)
	for name, text := range filesIn(t, exportOf(t, store, media)) {
		if strings.HasPrefix(name, "owners") || bytes.Contains(text, []byte("lieve.claes@example.com")) {
			t.Errorf("%s has data of an owner, want none", name)
		}
	}
}

func TestExportNeedsAnEmptyFolder(t *testing.T) {
	store, media := sampletest.Open(t)
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "mine.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Folder(t.Context(), store, media, dir); err == nil || !strings.Contains(err.Error(), "not empty") {
		t.Errorf("exporting into a folder with a file gives %v, want that it is not empty", err)
	}
	if list, _ := os.ReadDir(dir); len(list) != 1 {
		t.Errorf("the folder has %d files afterwards, want its one", len(list))
	}
}

// TestExportIsCompleteOrNothing loses a picture of the media folder before the export.
func TestExportIsCompleteOrNothing(t *testing.T) {
	store, media := sampletest.Open(t)
	if err := os.RemoveAll(media); err != nil {
		t.Fatal(err)
	}
	above := t.TempDir()
	if _, err := Folder(t.Context(), store, media, filepath.Join(above, "folder")); err == nil {
		t.Error("an export without its pictures succeeds, want an error")
	}
	if list, _ := os.ReadDir(above); len(list) != 0 {
		t.Errorf("a failed export leaves %v, want nothing", list)
	}
}

// TestExportLeavesOutWhatLinksBring gives a property to a link to a CRM: a folder may not have it, and the link brings it again.
func TestExportLeavesOutWhatLinksBring(t *testing.T) {
	store, media := sampletest.Open(t)
	if _, err := store.Write(t.Context(),
		handle.Statement{SQL: "INSERT INTO link (name, kind, settings, secret) VALUES ('crm', 'whise', '{}', 'not to be told')"},
		handle.Statement{SQL: "INSERT INTO crm_record (link, id, kind, number) VALUES ('crm', 'a', 'property', 1096)"}); err != nil {
		t.Fatal(err)
	}
	to := filepath.Join(t.TempDir(), "folder")
	r, err := Folder(t.Context(), store, media, to)
	if err != nil || r.OfLinks != 1 {
		t.Errorf("the export gives %+v, want one record of links (%v)", r, err)
	}
	for name, text := range filesIn(t, os.DirFS(to)) {
		if strings.HasSuffix(name, "/1096.json") || bytes.Contains(text, []byte("not to be told")) {
			t.Errorf("%s is exported, but belongs to the link", name)
		}
	}
	unchanged(t, store, os.DirFS(to), media)
}

// TestExportTakesWhatTheDeskWrote exports what was edited at the desk. Imported into its own store, every part is the folder's again.
func TestExportTakesWhatTheDeskWrote(t *testing.T) {
	store, media := sampletest.Open(t)
	by := desklog.Action{At: time.Now(), Staff: 1, Name: "saveParts"}
	for record, edits := range map[string][]edit.Edit{
		desk.SiteRecord: {{Field: "banner.title", Language: "nl", Value: `"Van de balie"`},
			{Field: "tags.tagManagerId", Value: `"GTM-BALIE1"`}},
		desk.ArticleRecordOf("pages/about"):      {{Field: "body", Language: "de", Value: `"Vom *Büro*"`}},
		desk.ArticleRecordOf("pages/disclaimer"): {{Field: "title", Language: "fr", Value: `"Du bureau"`}},
	} {
		if stale, problems, err := edit.Save(t.Context(), store, record, edits,
			by); stale || problems != nil || err != nil {
			t.Fatal(stale, problems, err)
		}
	}
	first := comesBack(t, store, media)
	if now, err := store.Parts.PartState(t.Context()); err != nil || len(now.Owned) != 0 {
		t.Errorf("after the import of the export the desk owns %v, want nothing (%v)", now.Owned, err)
	}
	for name, text := range map[string]string{"site.json": "GTM-BALIE1", "articles/pages/about.de.md": "Vom *Büro*"} {
		if got, err := fs.ReadFile(first, name); err != nil || !strings.Contains(string(got), text) {
			t.Errorf("%s lacks %q (%v)", name, text, err)
		}
	}
}
