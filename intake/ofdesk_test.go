package intake_test

import (
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
)

// takeOver makes the desk the source of the property of the small folder.
func takeOver(t *testing.T, store *db.Store) {
	t.Helper()
	if err := store.Portfolio.TakeOver(t.Context(), 1096, desklog.Action{At: time.Now(), Name: "takeOverProperty"}); err != nil {
		t.Fatal(err)
	}
}

// TestImportsLeaveThePropertiesOfTheDeskAlone imports, delivers and removes a property that the desk took over: it stays as it is, and a
// warning names it unless what is said is what the site has.
func TestImportsLeaveThePropertiesOfTheDeskAlone(t *testing.T) {
	store, media := foldertest.Open(t)
	files := foldertest.Small(t)
	foldertest.Import(t, store, files, media)
	takeOver(t, store)
	leaves := func(what string, out intake.Outcome, err error, warned bool) {
		t.Helper()
		if err != nil || out.RecordCount != (imports.RecordCount{}) || len(out.LeftOut) > 0 {
			t.Errorf("%s gives %+v, leaves out %v (%v), want nothing", what, out.RecordCount, out.LeftOut, err)
		}
		said := strings.Contains(out.Warnings.Error(), "the property 1096 is the desk's")
		if said != warned {
			t.Errorf("%s warns %v, want the property named: %v", what, out.Warnings, warned)
		}
		if got := foldertest.Only(t, store).Price().Text; got != "€\u00a0349.000,50" {
			t.Errorf("after %s the price is %q, want it as it was", what, got)
		}
	}
	out, err := intake.Import(t.Context(), store, files, media)
	leaves("the same folder", out, err, false)
	files["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"price":340000`))
	out, err = intake.Import(t.Context(), store, files, media)
	leaves("a changed folder", out, err, true)
	files["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"price":-1,"marquee":9`))
	out, err = intake.Import(t.Context(), store, files, media)
	leaves("a folder with problems there", out, err, true)
	files["properties/1096.json"].Data = []byte(`{"number":1096,"gone":true}`)
	out, err = intake.Import(t.Context(), store, files, media)
	leaves("a folder that marks it gone", out, err, true)
	delete(files, "properties/1096.json")
	out, err = intake.Import(t.Context(), store, files, media)
	leaves("a folder without it", out, err, false)
	price, _, _ := check.ReadProperty("1096.json", []byte(foldertest.PropertyFile(`"price":340000`)))
	for _, ofLink := range []bool{false, true} {
		delivery := intake.Delivery{
			Source:     "link:office",
			OfLink:     ofLink,
			Properties: []intake.Property{{Name: "1096.json", Record: &price}},
		}
		out, err = intake.Deliver(t.Context(), store, delivery, media, false)
		leaves("a delivery", out, err, true)
		out, err = intake.Deliver(
			t.Context(),
			store,
			intake.Delivery{Source: "link:office", OfLink: ofLink, Withdraw: []int{1096}},
			media,
			false,
		)
		leaves("a delivery that withdraws it", out, err, true)
	}
}

// TestWhatIsGivenBackIsTheSourcesAgain gives a property back: the next import of the folder is in force, also when the folder is as it was.
func TestWhatIsGivenBackIsTheSourcesAgain(t *testing.T) {
	store, media := foldertest.Open(t)
	files := foldertest.Small(t)
	foldertest.Import(t, store, files, media)
	takeOver(t, store)
	if err := store.Portfolio.GiveBack(t.Context(), 1096, desklog.Action{At: time.Now(), Name: "giveBackProperty"}); err != nil {
		t.Fatal(err)
	}
	if report := foldertest.Import(t, store, files, media); report.RecordCount != (imports.RecordCount{Changed: 1}) {
		t.Errorf("after giving back the folder gives %+v, want it written again", report.RecordCount)
	}
	if list, err := store.Imports.PropertiesOfDesk(t.Context()); err != nil || len(list) != 0 {
		t.Errorf("the desk has %v (%v), want none", list, err)
	}
}

// TestATakeOverDuringAnImportWins takes a property over between the reading and the writing of an import: the import is read again, and
// leaves it alone.
func TestATakeOverDuringAnImportWins(t *testing.T) {
	store, media := foldertest.Open(t)
	files := foldertest.Small(t)
	foldertest.Import(t, store, files, media)
	changed := foldertest.Small(t)
	changed["properties/1096.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(`"price":340000`))}
	_, err := intake.ImportAfter(t.Context(), store, changed, media, func() { takeOver(t, store) })
	if err != imports.ErrPropertiesChanged {
		t.Errorf("an import that was read before says %v, want that the property changed", err)
	}
	if out, err := intake.Import(t.Context(), store, changed, media); err != nil || out.Changed != 0 {
		t.Errorf("the next try changes %+v (%v), want nothing", out.RecordCount, err)
	}
}
