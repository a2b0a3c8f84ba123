package intake

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/internal/oddpicture"
)

// TestAPictureIsDecodedBeforeItIsTaken imports, delivers, uploads a picture of which no sizes could be made, which only its pixels tell.
func TestAPictureIsDecodedBeforeItIsTaken(t *testing.T) {
	store, media := open(t)
	files, marked, unmarked := small(t), oddpicture.Inks(300, 200, true), oddpicture.Inks(300, 200, false)
	files["properties/1096.json"].Data = []byte(propertyFile(`"plans":["inks.jpg","a.jpg"]`))
	files["photos/inks.jpg"] = &fstest.MapFile{Data: unmarked}
	files["photos/a.jpg"] = &fstest.MapFile{Data: marked}
	out, err := Import(t.Context(), store, files, media)
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
	if _, err := StorePicture(unmarked, media); !errors.Is(err, forms.ErrFileType) {
		t.Errorf("an upload gives %v, want ErrFileType", err)
	}
	if _, err := StorePicture(marked, media); err != nil {
		t.Errorf("an upload with Adobe's mark gives %v", err)
	}
}

// TestAStoredPictureIsNotDecodedAgain imports a picture that an earlier version of the program took: it stays.
func TestAStoredPictureIsNotDecodedAgain(t *testing.T) {
	store, media := open(t)
	files := small(t)
	files["properties/1096.json"].Data = []byte(propertyFile(`"plans":["inks.jpg"]`))
	files["photos/inks.jpg"] = &fstest.MapFile{Data: oddpicture.Inks(300, 200, false)}
	m := newMedia(&folder{files: files})
	p, err := m.inspectPhoto("photos/inks.jpg")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(media, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(media, p.File), []byte("stored before"), 0o600); err != nil {
		t.Fatal(err)
	}
	mustImport(t, store, files, media)
	if entries, err := store.Imports.Entries(t.Context(), []int{1096}); err != nil || len(entries[1096].Plans) != 1 {
		t.Errorf("the plans are %v (%v), want the stored one", entries[1096].Plans, err)
	}
}
