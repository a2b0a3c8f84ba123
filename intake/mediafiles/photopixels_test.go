package mediafiles_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/internal/oddpicture"
)

// TestAPictureIsDecodedBeforeItIsTaken imports, delivers, uploads a picture of which no sizes could be made, which only its pixels tell.
func TestAPictureIsDecodedBeforeItIsTaken(t *testing.T) {
	store, media := foldertest.Open(t)
	files, marked, unmarked := foldertest.Small(t), oddpicture.Inks(300, 200, true), oddpicture.Inks(300, 200, false)
	files["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"plans":["inks.jpg","a.jpg"]`))
	files["photos/inks.jpg"] = &fstest.MapFile{Data: unmarked}
	files["photos/a.jpg"] = &fstest.MapFile{Data: marked}
	out, err := intake.Import(t.Context(), store, files, media)
	if err != nil {
		t.Fatal(err)
	}
	said := false
	for _, w := range out.Warnings {
		said = said || w.Field == "plans[0]" && strings.Contains(w.Text, "photos/inks.jpg cannot be opened by its pixels")
	}
	if entries, err := store.Imports.Entries(t.Context(), []int{1096}); err != nil || !said || len(entries[1096].Plans) != 1 {
		t.Errorf("the warnings are %v with the plans %v (%v), want one about inks.jpg, and the other plan", out.Warnings,
			entries[1096].Plans, err)
	}
	if _, err := mediafiles.StorePicture(unmarked, media); !errors.Is(err, forms.ErrFileType) {
		t.Errorf("an upload gives %v, want ErrFileType", err)
	}
	if _, err := mediafiles.StorePicture(marked, media); err != nil {
		t.Errorf("an upload with Adobe's mark gives %v", err)
	}
}

// TestAStoredPictureIsNotDecodedAgain imports a picture that an earlier version of the program took: it stays.
func TestAStoredPictureIsNotDecodedAgain(t *testing.T) {
	store, media := foldertest.Open(t)
	files := foldertest.Small(t)
	files["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"plans":["inks.jpg"]`))
	files["photos/inks.jpg"] = &fstest.MapFile{Data: oddpicture.Inks(300, 200, false)}
	p, err := mediafiles.New(files, &check.Book{}).ReadPhoto("photos/inks.jpg")
	if err == nil {
		t.Fatal("the picture can be decoded: what is it good for here?")
	}
	if err := os.MkdirAll(media, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(media, p.File), []byte("stored before"), 0o600); err != nil {
		t.Fatal(err)
	}
	foldertest.Import(t, store, files, media)
	if entries, err := store.Imports.Entries(t.Context(), []int{1096}); err != nil || len(entries[1096].Plans) != 1 {
		t.Errorf("the plans are %v (%v), want the stored one", entries[1096].Plans, err)
	}
}
