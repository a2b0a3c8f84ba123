package export

import (
	"strconv"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/parts/edit"
)

// TestReplacedPicturesComeBack replaces each picture of the site and of articles by an upload of any kind, some by the same one. Importing
// the export where it comes from changes nothing, and the picture that an article got at the desk is the folder's from then on.
func TestReplacedPicturesComeBack(t *testing.T) {
	releasetest.Only(t, "it exports and imports the sample again")
	store, media := sampletest.Open(t)
	by := desklog.Action{At: time.Now(), Staff: 1, Name: "replacePicture"}
	now, err := store.Parts.PartState(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	chosen := []edit.Edit{{Field: "image", Value: strconv.Quote(now.Site.Banner.Pictures[0].File)}}
	if stale, problems, err := edit.Save(t.Context(), store, desk.ArticleRecordOf("pages/about"), chosen,
		by); stale || problems != nil || err != nil {
		t.Fatal(stale, problems, err)
	}
	uploads := uploadEach(t, store, media, by)
	if n := replaceAll(t, store, uploads, by); n <= len(uploads) {
		t.Fatalf("%d pictures are replaced by %d uploads, want some by the same", n, len(uploads))
	}
	comesBack(t, store, media)
	if now, err := store.Parts.PartState(t.Context()); err != nil || len(now.Owned) != 0 {
		t.Errorf("after the import of its own export the desk owns %v, want nothing (%v)", now.Owned, err)
	}
}

// replaceAll replaces every picture with an upload, and returns how many it replaced.
func replaceAll(t *testing.T, store *db.Store, uploads []string, by desklog.Action) (n int) {
	t.Helper()
	now, err := store.Parts.PartState(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for u := range agency.PictureUses(now.Site, now.Articles) {
		p, err := store.Pictures.Picture(t.Context(), u.Picture.File)
		if err != nil {
			t.Fatal(err)
		}
		if p.ReplacedBy != nil {
			continue // it is shown at two places
		}
		p.ReplacedBy, p.Width, p.Height = &uploads[n%len(uploads)], &u.Picture.Width, &u.Picture.Height
		if err := store.Pictures.ReplacePicture(t.Context(), p, by); err != nil {
			t.Fatal(err)
		}
		n++
	}
	return n
}

// TestDescribedPicturesComeBack describes a picture at the desk. Importing the export changes nothing; importing an export from before a
// later description brings the earlier words back.
func TestDescribedPicturesComeBack(t *testing.T) {
	releasetest.Only(t, "it exports and imports the sample again")
	store, media := sampletest.Open(t)
	by := desklog.Action{At: time.Now(), Staff: 1, Name: "describePicture"}
	now, err := store.Parts.PartState(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	banner := now.Site.Banner.Pictures[0].File
	if err := store.Pictures.DescribePicture(t.Context(), pictures.Picture{File: banner,
		Words: locale.Localized{"nl": "Van de balie"}}, by); err != nil {
		t.Fatal(err)
	}
	first := comesBack(t, store, media)
	if err := store.Pictures.DescribePicture(t.Context(),
		pictures.Picture{File: banner, Version: 1, Words: locale.Localized{"nl": "Anders"}}, by); err != nil {
		t.Fatal(err)
	}
	outcome, err := intake.Import(t.Context(), store, first, media)
	if err != nil || !outcome.Report.Site {
		t.Errorf("importing earlier words gives %s, want that the site changed (%v)", outcome.Report, err)
	}
}
