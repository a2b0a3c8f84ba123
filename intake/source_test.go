package intake

import (
	"strings"
	"testing"
)

// TestAnotherSourceChangesAPageByWhatItSays delivers a property without pictures by another source: what the site has already changes no
// page, and what is new is seen at once, though the same write changes who brings it.
func TestAnotherSourceChangesAPageByWhatItSays(t *testing.T) {
	store, media := open(t)
	files := small(t)
	said := strings.Replace(propertyFile(`"price":340000`), `"photos":["a.jpg"],`, "", 1)
	files["properties/1096.json"].Data = []byte(said)
	mustImport(t, store, files, media)
	version := func() int64 {
		v, err := store.Version(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
	deliver := func(source, text string) Outcome {
		record, _, _ := ReadProperty("1096.json", []byte(text))
		d := Delivery{Source: source, Properties: []Property{{Name: "1096.json", Record: &record}}}
		out, err := Deliver(t.Context(), store, d, media, false)
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
