package deskhttp_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// recordOf is the property 1096 as an import has it.
func (v visitor) recordOf(t *testing.T) records.Property {
	t.Helper()
	entries, err := v.Store.Imports.Entries(t.Context(), []int{1096})
	if err != nil {
		t.Fatal(err)
	}
	return entries[1096].Record
}

func (v visitor) addPicture(t *testing.T, cookie, list string, data []byte) string {
	t.Helper()
	return v.sendFile(t, data, `mutation ($file: Upload) { addPropertyPhoto(input: {number: 1096, of: `+list+`, file: $file}) { __typename
		... on PropertyChanged { undo } ... on InvalidInput { problems { path code } } } }`, "Cookie", cookie)
}

func (v visitor) addDocument(t *testing.T, cookie, names string, data []byte) string {
	t.Helper()
	return v.sendFile(t, data, `mutation ($file: Upload) { addPropertyDocument(input: {number: 1096, names: [`+names+`], public: true,
		file: $file}) { __typename ... on PropertyChanged { undo } ... on InvalidInput { problems { path code } } } }`, "Cookie", cookie)
}

// setDocuments writes documents in the place of those that were read.
func (v visitor) setDocuments(t *testing.T, cookie string, before, after []records.Document) string {
	t.Helper()
	input := func(list []records.Document) string {
		text := ""
		for _, d := range list {
			names := ""
			for l, name := range d.Name {
				names += fmt.Sprintf(`{language: %s, text: %q} `, strings.ToUpper(string(l)), name)
			}
			text += fmt.Sprintf(`{file: %q, public: %t, names: [%s]} `, d.File, d.Public, names)
		}
		return text
	}
	return v.changeProperty(t, cookie,
		`setPropertyDocuments(input: {number: 1096, before: [`+input(before)+`], documents: [`+input(after)+`]})`)
}

// pictureOf is a JPEG of a size.
func pictureOf(t *testing.T, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, width, height)), nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestDocumentsOfTheDesk adds a document, names it, says who reads it, and takes it away; visitors see each step, and the undo takes it
// back.
func TestDocumentsOfTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	stranger, _ := v.AtDesk(t, "stranger", desk.Agent)
	pdf, err := os.ReadFile("../../sample/documents/soil.pdf")
	if err != nil {
		t.Fatal(err)
	}
	pdf = bytes.Replace(pdf, []byte("%%EOF"), []byte("%of the desk\n%%EOF"), 1)
	if got := v.addDocument(t, manager, "", pdf); !strings.Contains(got, `"path":["number"],"code":"TAKEN"`) {
		t.Errorf("a document of a property of the folder answers %s, want TAKEN", got)
	}
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	first := v.recordOf(t).Documents
	long := strings.Repeat("a", limits.DocumentNameCharacters)
	for _, c := range []struct {
		cookie, names, want string
		data                []byte
	}{
		{stranger, "", "FORBIDDEN", pdf}, {manager, "", `"path":["file"],"code":"FILE_TYPE"`, []byte("hello")},
		{manager, "", `"path":["file"],"code":"FILE_TOO_LARGE"`, make([]byte, limits.DeskDocumentBytes+1)},
		{manager, "", `"path":["file"],"code":"FILE_TYPE"`, make([]byte, limits.DeskDocumentBytes)},
		{manager, `{language: NL, text: "` + long + `a"}`, `"path":["names"],"code":"TOO_LONG"`, pdf},
		{manager, `{language: NL, text: "` + long + `"}`, "PropertyChanged", pdf}, {manager, "", `"undo":null`, pdf},
	} {
		if got := v.addDocument(t, c.cookie, c.names, c.data); !strings.Contains(got, c.want) {
			t.Errorf("a document of %d bytes answers %s, want %s", len(c.data), got, c.want)
		}
	}
	added := v.recordOf(t).Documents
	if len(added) != len(first)+1 || !reflect.DeepEqual(added[:len(first)], first) || added[len(first)].Name["nl"] != long {
		t.Fatalf("the documents are %v, want one behind %v", added, first)
	}
	changed := append([]records.Document{added[len(first)]}, first...)
	changed[0].Name = locale.Localized{"nl": "Bodemattest", "fr": "Attestation du sol"}
	nameless := slices.Clone(changed)
	nameless[0].Name = nil
	for _, c := range []struct {
		cookie, want  string
		before, after []records.Document
	}{
		{stranger, "FORBIDDEN", added, changed}, {manager, "PropertyStale", first, first[1:]},
		{manager, `"path":["documents"],"code":"UNKNOWN"`, added, []records.Document{{File: "another.pdf", Name: first[0].Name}}},
		{manager, `"path":["documents"],"code":"UNKNOWN"`, added, []records.Document{added[0], added[0]}},
		{manager, `"path":["documents"],"code":"REQUIRED"`, added, nameless},
	} {
		if got := v.setDocuments(t, c.cookie, c.before, c.after); !strings.Contains(got, c.want) ||
			!reflect.DeepEqual(v.recordOf(t).Documents, added) {
			t.Errorf("the documents %v answer %s, want %s and the same documents", c.after, got, c.want)
		}
	}
	typed := slices.Clone(changed) // as it may be typed or read: with space around and twice within
	typed[0].Name = locale.Localized{"nl": " Bodemattest ", "fr": "Attestation  du sol\t"}
	if got := v.setDocuments(t, manager, added, typed); !reflect.DeepEqual(v.recordOf(t).Documents, changed) {
		t.Errorf("the documents changed answer %s and are %v", got, v.recordOf(t).Documents)
	}
	url := func() string {
		return string(v.PostJSON(t, map[string]string{"query": `{ property(number: 1096) { documents { name url } } }`}).Text)
	}
	if got := url(); !strings.Contains(got, `[{"name":"Bodemattest","url":"/media/`) {
		t.Errorf("visitors read %s, want the document first", got)
	}
	hidden := slices.Clone(changed)
	hidden[0].Public = false
	v.setDocuments(t, manager, changed, hidden)
	if got := url(); !strings.Contains(got, `[{"name":"Bodemattest","url":null}`) {
		t.Errorf("visitors read %s, want the document without an address", got)
	}
	none := v.setDocuments(t, manager, hidden, nil)
	if got := v.recordOf(t).Documents; len(got) > 0 {
		t.Fatalf("taking all away answers %s and leaves %v", none, got)
	}
	v.changeProperty(t, manager, fmt.Sprintf(`undoProperty(input: {undo: %q})`, undoIn(t, none)))
	if got := v.recordOf(t).Documents; !reflect.DeepEqual(got, hidden) {
		t.Errorf("undoing leaves %v, want %v", got, hidden)
	}
}

// TestAFileIsADocumentsName adds a document without a name.
func TestAFileIsADocumentsName(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	pdf, err := os.ReadFile("../../sample/documents/soil.pdf")
	if err != nil {
		t.Fatal(err)
	}
	v.addDocument(t, manager, "", bytes.Replace(pdf, []byte("%%EOF"), []byte("%of the desk\n%%EOF"), 1))
	list := v.recordOf(t).Documents
	if got := list[len(list)-1].Name; !reflect.DeepEqual(got, locale.Localized{"nl": "zomer"}) {
		t.Errorf("a document of the file zomer.png is called %v", got)
	}
}

// TestPlansAndPanoramasOfTheDesk adds a plan and a picture of 360 degrees. A point goes with its plan, and an undo brings both back, with
// the words that were delivered.
func TestPlansAndPanoramasOfTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	if got := v.addPicture(t, manager, "PANORAMAS", pictureOf(t, 64, 33)); !strings.Contains(got, `"path":["file"],"code":"OUT_OF_RANGE"`) {
		t.Errorf("a picture of 64 by 33 pixels answers %s, want OUT_OF_RANGE", got)
	}
	for list, data := range map[string][]byte{"PLANS": pictureOf(t, 40, 30), "PANORAMAS": pictureOf(t, 64, 32)} {
		if got := v.addPicture(t, manager, list, data); !strings.Contains(got, "PropertyChanged") {
			t.Fatalf("a picture for %s answers %s", list, got)
		}
	}
	r := v.recordOf(t)
	plan, panorama := r.Plans[len(r.Plans)-1], r.Panoramas[len(r.Panoramas)-1]
	point := handle.Statement{Args: []any{`[{"x":10,"y":20,"file":"` + panorama + `"}]`, plan},
		SQL: `UPDATE photo SET points = ?, alt = '{"nl":"Gelijkvloers"}' WHERE property = 1096 AND kind = 1 AND file = ?`}
	if _, err := v.Store.Write(t.Context(), point); err != nil {
		t.Fatal(err)
	}
	before := v.recordOf(t)
	names := func(list []string) string { b, _ := json.Marshal(list); return string(b) }
	taken := v.changeProperty(t, manager, fmt.Sprintf(`setPropertyPhotos(input: {number: 1096, of: PLANS, before: %s, photos: []})`,
		names(before.Plans)))
	if r := v.recordOf(t); len(r.Plans) > 0 || len(r.Points) > 0 || !slices.Equal(r.Photos, before.Photos) {
		t.Fatalf("taking the plans away answers %s and leaves %v and %v", taken, r.Plans, r.Points)
	}
	v.changeProperty(t, manager, fmt.Sprintf(`undoProperty(input: {undo: %q})`, undoIn(t, taken)))
	entries, err := v.Store.Imports.Entries(t.Context(), []int{1096})
	if err != nil {
		t.Fatal(err)
	}
	if r := entries[1096]; !slices.Equal(r.Record.Plans, before.Plans) || !reflect.DeepEqual(r.Record.Points, before.Points) ||
		r.Plans[len(r.Plans)-1].Alt["nl"] != "Gelijkvloers" {
		t.Errorf("undoing leaves %v, %v and %v", r.Record.Plans, r.Record.Points, r.Plans)
	}
}

// TestAPropertyHasSoManyFiles adds files to a property that has as many as it may have.
func TestAPropertyHasSoManyFiles(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.changeProperty(t, manager, `takeOverProperty(input: {number: 1096})`)
	const numbers = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)`
	photos := func(kind, most int) handle.Statement {
		return handle.Statement{Args: []any{most, kind}, SQL: "INSERT INTO photo (property, kind, position, file, width, height, alt) " +
			numbers + ` SELECT 1096, ?, i, printf('%024x.jpg', i), 4, 2, '{}' FROM n`}
	}
	const columns = "INSERT INTO document (property, position, file, size, public, name) "
	documents := handle.Statement{Args: []any{limits.DeskDocuments}, SQL: columns + numbers +
		` SELECT 1096, i, printf('%024x.pdf', i), 4, 1, '{"nl":"a"}' FROM n`}
	gone := handle.Statement{SQL: "DELETE FROM photo WHERE property = 1096 AND kind > 0"}
	gone2 := handle.Statement{SQL: "DELETE FROM document WHERE property = 1096"}
	if _, err := v.Store.Write(t.Context(), gone, gone2, photos(1, limits.DeskPlans), photos(3, limits.Panoramas), documents); err != nil {
		t.Fatal(err)
	}
	pdf, err := os.ReadFile("../../sample/documents/soil.pdf")
	if err != nil {
		t.Fatal(err)
	}
	for what, got := range map[string]string{
		"plan": v.addPicture(t, manager, "PLANS", rastertest.Pictures(t)[".jpg"]), "document": v.addDocument(t, manager, "", pdf),
		"picture of 360 degrees": v.addPicture(t, manager, "PANORAMAS", pictureOf(t, 64, 32)),
	} {
		if !strings.Contains(got, `"path":["file"],"code":"TOO_MANY"`) {
			t.Errorf("one %s more than may be answers %s, want TOO_MANY", what, got)
		}
	}
}
