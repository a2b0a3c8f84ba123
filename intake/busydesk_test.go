package intake_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/parts"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/limits"
)

// busyDesk is a folder. Each time that it is read, somebody saves at the desk meanwhile, until no saves are left.
type busyDesk struct {
	fstest.MapFS
	t       *testing.T
	store   *db.Store
	saves   int
	reading bool // it is read, and not yet written
}

func (f *busyDesk) ReadFile(name string) ([]byte, error) {
	if name == "site.json" {
		f.reading = true
	}
	if name == "properties/1096.json" && f.reading && f.saves > 0 {
		f.reading, f.saves = false, f.saves-1
		_, err := f.store.Write(f.t.Context(), handle.Statement{SQL: `INSERT INTO part_change (record, field, language, value,
			origin, staff, at)
			VALUES ('site', 'phone', '', ?, 'DESK', 1, 1)`, Args: []any{fmt.Sprintf(`"089 0%d"`, f.saves)}})
		if err != nil {
			f.t.Error(err)
		}
	}
	return f.MapFS.ReadFile(name)
}

// renamed gives the site of the folder another name.
func (f *busyDesk) renamed(t *testing.T, name string) {
	t.Helper()
	var site map[string]any
	if err := json.Unmarshal(f.MapFS["site.json"].Data, &site); err != nil {
		t.Fatal(err)
	}
	site["shortName"] = name
	text, err := json.Marshal(site)
	if err != nil {
		t.Fatal(err)
	}
	f.MapFS["site.json"] = &fstest.MapFile{Data: text}
}

// TestAnImportBesideSavesOfOtherRecords lets somebody save settings while a folder with another price is read: the import does not write
// settings, so its first try succeeds.
func TestAnImportBesideSavesOfOtherRecords(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := &busyDesk{MapFS: foldertest.Small(t), t: t, store: store}
	foldertest.Import(t, store, folder.MapFS, media)
	folder.MapFS["properties/1096.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(`"price":350000`))}
	folder.saves = 9
	if out, err := intake.Import(t.Context(), store, folder, media); err != nil || out.Changed != 1 || folder.saves != 8 {
		t.Fatalf("an import beside saves of settings gives %+v (%v) after %d saves, want one changed property after one", out.Report, err,
			9-folder.saves)
	}
}

// TestAnImportReadsAgainWhenTheDeskSaves lets somebody save a setting while a folder with other settings is read: the import reads again,
// and after limits.PartTries tries it says so and changes nothing.
func TestAnImportReadsAgainWhenTheDeskSaves(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := &busyDesk{MapFS: foldertest.Small(t), t: t, store: store}
	foldertest.Import(t, store, folder.MapFS, media)
	folder.renamed(t, "Other")
	folder.MapFS["properties/1096.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(`"price":350000`))}
	folder.saves = limits.PartTries - 1
	if out, err := intake.Import(t.Context(), store, folder, media); err != nil || out.Changed != 1 || folder.saves != 0 {
		t.Fatalf("an import beside %d saves gives %+v (%v), want one changed property", limits.PartTries-1, out.Report, err)
	}
	folder.MapFS["properties/1096.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(`"price":360000`))}
	folder.renamed(t, "Another")
	folder.saves = limits.PartTries
	_, err := intake.Import(t.Context(), store, folder, media)
	if !errors.Is(err, parts.ErrPartsChanged) || !strings.Contains(err.Error(), "run the import again") {
		t.Errorf("an import beside %d saves fails with %v, want words that say to run it again", limits.PartTries, err)
	}
	if price := foldertest.Only(t, store).Price().Text; !strings.HasSuffix(price, "350.000") {
		t.Errorf("the import that failed wrote the price %s", price)
	}
}
