package export

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
)

// TestPicturesOfTheDeskComeBack exports an upload that nothing shows, one that replaces a picture of the site, and words of the desk: an
// empty store that imports this has all of it. An import of a folder that does not know them leaves them as they are.
func TestPicturesOfTheDeskComeBack(t *testing.T) {
	releasetest.Only(t, "it exports and imports the sample again")
	store, media := sampletest.Open(t)
	by := desklog.Action{At: time.Now(), Staff: 1, Name: "uploadPicture"}
	uploads := uploadEach(t, store, media, by)
	c, err := store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	banner := c.Site.Banner.Pictures[0]
	photos, err := store.Portfolio.DeskPhotos(t.Context(), 1096)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []pictures.Picture{{File: photos[0].File, Words: locale.Localized{"nl": "Van de balie"}},
		{File: photos[1].File, Decorative: true, Words: locale.Localized{}}} {
		if err := store.Pictures.DescribePicture(t.Context(), p, by); err != nil {
			t.Fatal(err)
		}
	}
	unchanged(t, store, exportOf(t, store, media), media) // the words stay the desk's
	if err := store.Pictures.ReplacePicture(t.Context(), pictures.Picture{File: banner.File, ReplacedBy: &uploads[0], Width: &banner.Width,
		Height: &banner.Height}, by); err != nil {
		t.Fatal(err)
	}
	first := exportOf(t, store, media)
	unchanged(t, store, first, media)
	index, err := fs.ReadFile(first, "photos/index.json")
	for _, want := range []string{"Opgeladen ", `"uploaded":"foto van de `, "Van de balie", `"decorative":true`} {
		if err != nil || !strings.Contains(string(bytes.ReplaceAll(index, []byte(`": `), []byte(`":`))), want) {
			t.Errorf("the index of the pictures does not have %s (%v)", want, err)
		}
	}
	other := t.TempDir()
	empty, err := db.Open(t.Context(), filepath.Join(other, "gevel.db"), handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	defer empty.Close()
	if _, err := intake.Import(t.Context(), empty, first, filepath.Join(other, "media")); err != nil {
		t.Fatal(err)
	}
	sameFiles(t, first, exportOf(t, empty, filepath.Join(other, "media")))
	if _, err := intake.Import(t.Context(), store, os.DirFS(sampletest.Folder()), media); err != nil {
		t.Fatal(err)
	}
	if left, err := store.Pictures.Pictures(t.Context(), append(uploads, photos[0].File)); err != nil || len(left) != len(uploads)+1 {
		t.Errorf("after an import %d pictures are left (%v), want all", len(left), err)
	}
}

// uploadEach uploads a picture of each kind at the desk, and returns their names in the media folder.
func uploadEach(t *testing.T, store *db.Store, media string, by desklog.Action) (uploads []string) {
	t.Helper()
	for kind, data := range rastertest.Pictures(t) {
		m, err := mediafiles.StorePicture(data, media)
		if err != nil {
			t.Fatal(err)
		}
		name := "foto van de " + kind
		if err := store.Pictures.AddPicture(t.Context(), pictures.Picture{File: m.File, Name: &name, Width: &m.Width,
			Height: &m.Height, Size: &m.Size,
			Words: locale.Localized{"nl": "Opgeladen " + kind}}, by); err != nil {
			t.Fatal(err)
		}
		uploads = append(uploads, m.File)
	}
	return uploads
}
