package intake_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/internal/foldertest"
)

func TestImport(t *testing.T) {
	store, media := foldertest.Open(t)
	report, err := intake.Import(t.Context(), store, foldertest.Small(t), media)
	if err != nil || report.RecordCount != (imports.RecordCount{Added: 1}) {
		t.Fatalf("the first import gives %+v, want one property added (%v)", report.RecordCount, err)
	}
	p := foldertest.Only(t, store)
	if got := p.Price().Text; got != "€\u00a0349.000,50" {
		t.Errorf("the price is shown as %q, want that of 349000.5 in Dutch", got)
	}
	if got := p.Description(); got != "Een\n\nTwee" {
		t.Errorf("the description is %q, want its two paragraphs as text", got)
	}
	photo := p.PhotoList[0]
	if photo.Width != 30 || photo.Height != 20 {
		t.Errorf("the photo is %+v, want 30 × 20", photo)
	}
	if _, err := os.Stat(filepath.Join(media, photo.File)); err != nil {
		t.Error("the picture was not copied:", err)
	}
}

func TestImportTwiceChangesNothing(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	version, _ := store.Version(t.Context())
	if report := foldertest.Import(t, store, folder, media); report.RecordCount != (imports.RecordCount{Unchanged: 1}) {
		t.Errorf("the same folder again gives %v, want one property unchanged", report)
	}
	if after, _ := store.Version(t.Context()); after != version {
		t.Errorf("the data version went from %d to %d although nothing changed", version, after)
	}
	folder["properties/1096.json"].Data = []byte(foldertest.PropertyFile(`"price":340000`))
	if report := foldertest.Import(t, store, folder, media); report.RecordCount != (imports.RecordCount{Changed: 1}) {
		t.Errorf("another price gives %v, want one property changed", report)
	}
	if got := foldertest.Only(t, store).Price().Text; got != "€\u00a0340.000" {
		t.Errorf("the price is shown as %q, want the new one of 340000", got)
	}
}

func TestImportDeletesOnlyWhatIsMarkedGone(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	delete(folder, "properties/1096.json")
	foldertest.Import(t, store, folder, media)
	foldertest.Only(t, store)
	folder["properties/1096.json"] = &fstest.MapFile{Data: []byte(`{"number":1096,"gone":true}`)}
	if report := foldertest.Import(t, store, folder, media); report.RecordCount != (imports.RecordCount{Removed: 1}) {
		t.Errorf("a property marked gone gives %v, want one removed", report)
	}
	if list, _ := store.PropertiesByNumber(t.Context(), "nl", []int{1096}, columns.Selection{}); len(list) != 0 {
		t.Error("the property marked gone was not deleted")
	}
}

func TestImportListsAllProblemsAndChangesNothing(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	before, _ := store.Version(t.Context())
	folder["properties/1096.json"].Data = []byte(
		foldertest.PropertyFile(`"price":1,"plans":["lost.svg"],"marquee":9,"comfort":{"heating":"SUN"},` +
			`"availability":{"from":"2026-02-30"},"rooms":{"bedrooms":-1}`),
	)
	folder["properties/1097.json"] = &fstest.MapFile{Data: []byte(foldertest.PropertyFile(`"price":1`))}
	folder["properties/1098.json"] = &fstest.MapFile{Data: []byte(`{"number":1098,"prijs":5}`)}
	folder["types.json"].Data = []byte(`[{"id":156,"category":7,"name":{"nl":"Villa"}}]`)
	folder["photos/b.jpg"] = &fstest.MapFile{Data: []byte("no picture")}
	folder["photos/index.json"] = &fstest.MapFile{Data: []byte(`[{"file":"a.jpg","width":9,"alt":{"nl":"Gevel"},"alt":{"nl":"Tuin"}}]`)}
	folder["properties/1099.json"] = &fstest.MapFile{Data: []byte(strings.NewReplacer("1096", "1099", "a.jpg", "b.jpg", "2026-09-01",
		"01-09-2026").Replace(foldertest.PropertyFile(`"price":1`)))}
	_, err := intake.ImportWith(t.Context(), store, folder, media, intake.Options{Strict: true})
	var problems check.Problems
	if !errors.As(err, &problems) {
		t.Fatalf("the import gives %v, want Problems", err)
	}
	for _, want := range []string{
		"photos/index.json, [0].alt: stands twice in one object, on lines 1 and 1",
		"properties/1096.json, plans[0]: photos/lost.svg is not in the folder",
		"properties/1096.json, marquee: 9 is not a number from 0 to 4",
		`properties/1096.json, comfort.heating: "SUN" is not a known value`,
		`properties/1096.json, availability.from: "2026-02-30" is not a date; write 2026-11-21`,
		"properties/1096.json, rooms.bedrooms: -1 is below zero",
		"properties/1097.json, number: 1096 is also in properties/1096.json",
		"properties/1098.json, prijs: there is no such field",
		"types.json, [0].category: there is no category 7",
		"properties/1099.json, photos[0]: photos/b.jpg is not a picture that can be read",
		`properties/1099.json, publishedAt: "01-09-2026" is not a date; write 2026-11-21`,
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("want the problem %s", want)
		}
	}
	if strings.Contains(err.Error(), "width") {
		t.Error("another field of photos/index.json is a problem")
	}
	if t.Failed() {
		t.Log("all problems:\n", err)
	}
	if after, _ := store.Version(context.Background()); after != before {
		t.Error("a folder with problems changed the data version")
	}
}

func TestImportOfAnEmptyFolderNamesTheMissingFiles(t *testing.T) {
	store, media := foldertest.Open(t)
	_, err := intake.Import(t.Context(), store, fstest.MapFS{}, media)
	for _, file := range []string{"site.json", "categories.json", "types.json"} {
		if err == nil || !strings.Contains(err.Error(), file) {
			t.Errorf("want the missing file %s named in: %v", file, err)
		}
	}
}

func TestImportHidesPriceAndAddress(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	hidden := strings.NewReplacer(`"publishPrice":true`, `"publishPrice":false`, `"publishAddress":true`, `"publishAddress":false`)
	folder["properties/1096.json"].Data = []byte(hidden.Replace(foldertest.PropertyFile(`"price":349000,"costs":{"totalPrice":380000,` +
		`"cadastralIncome":1124}`)))
	foldertest.Import(t, store, folder, media)
	list, err := store.PropertiesByNumber(t.Context(), "nl", []int{1096}, columns.Selection{Groups: []string{"costs"}})
	if err != nil {
		t.Fatal(err)
	}
	p := list[0]
	if p.AskingPrice != nil || p.TotalPrice != nil || !p.Price().OnRequest {
		t.Error("a hidden price is readable")
	}
	if p.CadastralIncome == nil {
		t.Error("the cadastral income is hidden although it does not reveal the price")
	}
	if p.Address() != nil || p.Location() != (geo.Location{Latitude: 51.1, Longitude: 5.7}) {
		t.Errorf("a hidden address or exact place is readable: %+v, %+v", p.Address(), p.Location())
	}
	low := 300000
	found, err := store.Properties(t.Context(), "nl", agency.PropertyFilter{PriceMin: &low}, "NEWEST", db.Window{Size: 10},
		columns.Selection{})
	if err != nil || found.Total != 0 {
		t.Errorf("a filter by price finds %d properties with a hidden price (%v)", found.Total, err)
	}
}

// TestImportReport shows that the report counts changes by kind, so that a change of site.json, an article or a city is never "0 changed".
func TestImportReport(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	article := "articles/testimonials/testimonial-1.nl.md"
	folder[article] = &fstest.MapFile{Data: []byte("---\ntitle: Lien\nslug: testimonial-1\n---\nGoed.\n")}
	foldertest.Import(t, store, folder, media)
	same := foldertest.Import(t, store, folder, media)
	if same != (imports.Report{RecordCount: imports.RecordCount{Unchanged: 1}}) {
		t.Errorf("the same folder again gives %+v, want one unchanged property", same)
	}
	folder[article].Data = []byte("---\ntitle: Lien\nslug: testimonial-1\n---\nHeel goed.\n")
	folder["cities.json"].Data = bytes.Replace(folder["cities.json"].Data, []byte("51.1"), []byte("51.2"), 1)
	folder["site.json"].Data = bytes.Replace(folder["site.json"].Data, []byte("089 00 00 02"), []byte("089 00 00 03"), 1)
	got := foldertest.Import(t, store, folder, media)
	if want := (imports.Report{RecordCount: imports.RecordCount{Unchanged: 1}, Articles: 1, Reference: 1, Site: true}); got != want {
		t.Errorf("the report is %+v, want %+v", got, want)
	}
	if want := "properties: 0 added, 0 changed, 1 unchanged, 0 removed; articles: 1 different; countries, cities, " +
		"categories and types: 1 different; site.json changed"; got.String() != want {
		t.Errorf("the report says %q, want %q", got.String(), want)
	}
	folder[article].Data = []byte("---\ngone: true\n---\n")
	if gone := foldertest.Import(t, store, folder, media); gone.Articles != 1 {
		t.Errorf("an article marked gone gives %+v, want one different article", gone)
	}
}
