package intake_test

import (
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
)

// TestImportsAreLogged imports a folder, the same again, another price, and a delivery: each that changes something has a line in the log,
// and the desk's windows are told of it.
func TestImportsAreLogged(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	check := func(name, after string, imports int64) {
		t.Helper()
		list, err := store.Log.Actions(t.Context(), 0, nil, 1)
		v, err2 := store.DeskVersions(t.Context())
		if err != nil || err2 != nil || len(list) != 1 || list[0].Name != name || list[0].After != after ||
			v.Of(db.ImportsPart) != imports {
			t.Errorf("the last line of the log is %+v (%v, %v), want %s %s after %d imports", list, err, err2, name, after, imports)
		}
	}
	foldertest.Import(t, store, folder, media)
	check("importFolder", "1 0 0", 1)
	foldertest.Import(t, store, folder, media)
	check("importFolder", "1 0 0", 1)
	folder["properties/1096.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(`"price":350000`))}
	foldertest.Import(t, store, folder, media)
	check("importFolder", "0 1 0", 2)
	for i, ofLink := range []bool{true, false} {
		if _, err := intake.Deliver(
			t.Context(),
			store,
			intake.Delivery{Withdraw: []int{1096}, OfLink: ofLink, Files: folder},
			media,
			false,
		); err != nil {
			t.Fatal(i, err)
		}
		if ofLink {
			check("importFolder", "0 1 0", 2)
			foldertest.Import(t, store, folder, media)
			check("importFolder", "1 0 0", 3)
		}
	}
	check("importProperties", "0 0 1", 4)
}
