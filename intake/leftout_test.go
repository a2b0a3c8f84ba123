package intake_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
)

// TestOneRecordNeverHoldsUpAnother imports a folder of which one record of each kind has problems: the others are taken, and what the store
// has of those stays as it is.
func TestOneRecordNeverHoldsUpAnother(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.Small(t)
	foldertest.Import(t, store, folder, media)
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	of := func(number, more string) *fstest.MapFile {
		return file(strings.Replace(foldertest.PropertyFile(more), "1096", number, 1))
	}
	folder["properties/1096.json"] = of("1096", `"price":1,"marquee":9`)
	folder["properties/1097.json"] = of("1097", `"price":2`)
	folder["properties/1098.json"] = file(`{"number":`)
	folder["properties/1099.json"] = of("1099", `"price":2,"project":7`)
	folder["projects/7.json"] = file(`{"number":7,"goal":0,"city":1,"agent":9,"name":{"nl":"Residentie"},"publishedAt":"2026-09-01"}`)
	folder["articles/pages/good.nl.md"] = file("---\ntitle: Goed\n---\nTekst")
	folder["articles/pages/bad.nl.md"] = file("---\ntitel: Fout\n---\nTekst")
	folder["owners.json"] = file(`[{"id":1,"name":"An","email":"an@example.com","language":"nl","properties":[1097,1099]},
		{"id":2,"name":"","language":"nl"}]`)
	folder["history/1099.json"] = file(`{"number":1099}`)
	out, err := intake.Import(t.Context(), store, folder, media)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, l := range out.LeftOut {
		names = append(names, l.Name)
	}
	want := "articles/pages/bad projects/7.json properties/1096.json properties/1098.json owners.json[1] properties/1099.json " +
		"history/1099.json"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("left out are %s, want %s", got, want)
	}
	if out.RecordCount != (imports.RecordCount{Added: 1}) || out.Articles != 1 {
		t.Errorf("the import did %v, want one property and one article", out.Report)
	}
	if p := foldertest.Only(t, store); p.AskingPrice == nil || *p.AskingPrice != 34900050 {
		t.Errorf("the property with problems costs %v, want what it cost before", p.AskingPrice)
	}
	if owners, _ := store.Owners.Owners(t.Context()); len(owners) != 1 {
		t.Errorf("there are %d owners, want the one without problems", len(owners))
	}
}

// TestPreviewSaysWhatTheImportSays compares what both say of a folder with a picture that is missing and a record with a problem.
func TestPreviewSaysWhatTheImportSays(t *testing.T) {
	store, media := foldertest.Open(t)
	folder := foldertest.DrawnProject(t, strings.Replace(foldertest.Facade, "</svg>", "<script/></svg>", 1))
	folder["properties/1096.json"] = &fstest.MapFile{
		Data: []byte(foldertest.PropertyFile(`"price":1,"plans":["lost.png","https://a.example/a.png"]`)),
	}
	folder["properties/7.json"] = &fstest.MapFile{Data: []byte(`{"number":7}`)}
	said := func(o intake.Outcome, err error) string {
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprintln(o.Report, o.Warnings, o.LeftOut, o.State)
	}
	before, _ := store.Version(t.Context())
	dry := said(intake.Preview(t.Context(), store, folder, media, intake.Options{}))
	if after, _ := store.Version(t.Context()); after != before {
		t.Error("a preview changed the data version")
	}
	if real := said(intake.ImportWith(t.Context(), store, folder, media, intake.Options{})); real != dry {
		t.Errorf("the import says\n%s\nthe preview said\n%s", real, dry)
	}
	if !strings.Contains(dry, "left out what a drawing may not have") || !strings.Contains(dry, "lost.png") {
		t.Errorf("want both warnings in\n%s", dry)
	}
}
