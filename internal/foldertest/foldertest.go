// Package foldertest has a small import folder for tests, and imports it.
package foldertest

import (
	"bytes"
	"encoding/json"
	"errors"
	"image"
	"image/jpeg"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/intake"
)

// Small returns an import folder with one property in one city.
func Small(t *testing.T) fstest.MapFS {
	t.Helper()
	var picture bytes.Buffer
	if err := jpeg.Encode(&picture, image.NewGray(image.Rect(0, 0, 30, 20)), nil); err != nil {
		t.Fatal(err)
	}
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return fstest.MapFS{
		"site.json": file(`{"name":{"nl":"Gevel"},"email":"info@example.com","defaultLanguage":"nl",
			"languages":[{"code":"nl","use":true}],"banner":{"kind":"NONE"},
			"agents":[{"id":1,"name":"An Vermeulen","phone":"089 00 00 02","email":"an@example.com"}]}`),
		"countries.json":       file(`[{"id":10,"name":{"nl":"België"}}]`),
		"categories.json":      file(`[{"id":1,"name":{"nl":"Villa"},"order":0,"sale":true,"rent":true}]`),
		"types.json":           file(`[{"id":156,"category":1,"name":{"nl":"Villa"}}]`),
		"cities.json":          file(`[{"id":1,"zip":"3640","country":10,"name":{"nl":"Kinrooi"},"latitude":51.1,"longitude":5.7}]`),
		"properties/1096.json": file(PropertyFile(`"price":349000.5`)),
		"photos/a.jpg":         &fstest.MapFile{Data: picture.Bytes()},
	}
}

// WithSite returns the small folder with more fields in site.json.
func WithSite(t *testing.T, more string) fstest.MapFS {
	t.Helper()
	folder := Small(t)
	site := string(folder["site.json"].Data)
	folder["site.json"] = &fstest.MapFile{Data: []byte(With(site, more))}
	return folder
}

// With adds fields to an object, in place of those that it has: an import refuses a name that stands twice.
func With(object, more string) string {
	var had, added map[string]json.RawMessage
	if errors.Join(json.Unmarshal([]byte(object), &had), json.Unmarshal([]byte("{"+more+"}"), &added)) == nil {
		before := len(had)
		for name := range added {
			delete(had, name)
		}
		if text, err := json.Marshal(had); err == nil && len(had) < before {
			object = string(text)
		}
	}
	return strings.TrimSuffix(object, "}") + "," + more + "}"
}

// PropertyFile returns the file of property 1096 with more fields.
func PropertyFile(more string) string {
	return With(`{"number":1096,"goal":0,"status":1,"type":156,"city":1,"agent":1,"publishPrice":true,"publishAddress":true,
		"street":"Molenstraat","houseNumber":"14","latitude":51.2,"longitude":5.8,
		"publishedAt":"2026-09-01","title":{"nl":"Licht huis"},"description":{"nl":"<p>Een</p><p>Twee</p>"},
		"photos":["a.jpg"]}`, more)
}

// Open opens an empty store beside a media folder.
func Open(t *testing.T) (*db.Store, string) {
	t.Helper()
	dir := t.TempDir()
	s, err := db.Open(t.Context(), filepath.Join(dir, "gevel.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s, filepath.Join(dir, "media")
}

// Only reads property 1096 as visitors see it.
func Only(t *testing.T, store *db.Store) *agency.Property {
	t.Helper()
	list, err := store.PropertiesByNumber(t.Context(), "nl", []int{1096}, columns.Selection{Groups: []string{"description"}, Photos: -1})
	if err != nil || len(list) != 1 {
		t.Fatalf("%d properties are there, want 1 (%v)", len(list), err)
	}
	return list[0]
}

// Import imports a folder.
func Import(t *testing.T, store *db.Store, folder fstest.MapFS, media string) imports.Report {
	t.Helper()
	report, err := intake.Import(t.Context(), store, folder, media)
	if err != nil {
		t.Fatal(err)
	}
	return report.Report
}

// Identified has the information that the law requires of an agent.
const Identified = `"phone":"089 00 00 01","office":{"street":"Dorp 1","zip":"3640","city":"Kinrooi","country":"BE"},` +
	`"identity":{"title":{"nl":"Vastgoedmakelaar"},"institute":{"nl":"BIV"},` +
	`"number":"1","country":{"nl":"België"},"companyNumber":"2","vatNumber":"3","insurer":"Verzekeraar","policy":"4",` +
	`"supervisor":{"nl":"BIV"}}`

// Page is a page of the menu, with more fields.
func Page(id, more string) string {
	return `{"id":"` + id + `","name":"` + id + `","status":"Published","title":{"nl":"Titel van ` + id + `"},` + more + `}`
}

// Deliver takes a delivery.
func Deliver(t *testing.T, store *db.Store, d intake.Delivery, media string) intake.Outcome {
	t.Helper()
	out, err := intake.Deliver(t.Context(), store, d, media, false)
	if err != nil {
		t.Fatal(err)
	}
	return out
}
