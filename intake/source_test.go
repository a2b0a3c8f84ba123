package intake_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
)

// TestAnotherSourceChangesAPageByWhatItSays delivers a property without pictures by another source: what the site has already changes no
// page, and what is new is seen at once, though the same write changes who brings it.
func TestAnotherSourceChangesAPageByWhatItSays(t *testing.T) {
	store, media := foldertest.Open(t)
	files := foldertest.Small(t)
	said := strings.Replace(foldertest.PropertyFile(`"price":340000`), `"photos":["a.jpg"],`, "", 1)
	files["properties/1096.json"].Data = []byte(said)
	foldertest.Import(t, store, files, media)
	version := func() int64 {
		v, err := store.Version(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	deliver := func(source, text string) intake.Outcome {
		record, _, _ := check.ReadProperty("1096.json", []byte(text))
		d := intake.Delivery{Source: source, Properties: []intake.Property{{Name: "1096.json", Record: &record}}}
		out, err := intake.Deliver(t.Context(), store, d, media, false)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	before := version()
	if out := deliver("key:office", said); out.Unchanged != 1 || version() != before {
		t.Errorf("the same gives %+v, want it unchanged; the data version went from %d to %d", out.RecordCount, before, version())
	}
	other := strings.Replace(said, `"houseNumber":"14"`, `"houseNumber":"16"`, 1)
	if out := deliver("key:other", other); out.Changed != 1 || version() == before {
		t.Errorf("another house number gives %+v, want it changed; the data version stays %d", out.RecordCount, before)
	}
}
