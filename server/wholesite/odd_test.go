package wholesite_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/foldertest"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// oddProperties holds properties with missing or unusual data: the fields that differ from an ordinary one, by number.
var oddProperties = map[int]string{
	1: `"description":{}`,
	2: `"photos":[` + manyPhotos() + `]`,
	3: `"surfaces":{"total":0,"living":0,"ground":0,"terrace":0,"frontWidth":0},
		"rooms":{"bedrooms":0,"bathrooms":0,"spaces":[{"kind":"STORAGE","surface":0}]},
		"building":{"constructionYear":0,"facades":0}`,
	4: `"description":{"nl":"<script>alert(1)</script><p onclick=alert(2)>Een huis</p><img src=x onerror=alert(3)>"},
		"title":{"nl":"</script><b>Huis</b> & \"tuin\""}`,
	5: `"videos":["https://example.com/video","javascript:alert(4)","https://youtu.be/short"],"virtualTour":"https://example.com/tour"`,
	6: `"documents":[{"name":{"nl":"Bodemattest"},"file":"soil.pdf","public":true}]`,
	7: `"price":349000,"publishPrice":false,"publishAddress":false,"street":"Geheimstraat","houseNumber":"14",
		"latitude":51.2,"longitude":5.8,"place":{"nearby":[{"kind":"BUS","distance":150}]}`,
	8: `"energy":{"status":"PRESENT"},"legal":{"pScore":"D"},"price":0,"lifeAnnuity":{"ages":[79]},"costs":{"charges":0}`,
}

func manyPhotos() string {
	names := make([]string, 60)
	for i := range names {
		names[i] = fmt.Sprintf(`"%d.jpg"`, i)
	}
	return strings.Join(names, ",")
}

// oddFolder returns an import folder with these properties and a project without units.
func oddFolder(t *testing.T) fstest.MapFS {
	t.Helper()
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	folder := fstest.MapFS{
		"site.json": file(`{"name":{"nl":"Gevel"},"email":"info@example.com","defaultLanguage":"nl",
			"languages":[{"code":"nl","use":true}],"banner":{"kind":"NONE"},
			"agents":[{"id":1,"name":"An","phone":"1","email":"an@example.com"}]}`),
		"countries.json":     file(`[{"id":10,"name":{"nl":"België"}}]`),
		"categories.json":    file(`[{"id":1,"name":{"nl":"Villa"},"order":0,"sale":true,"rent":true}]`),
		"types.json":         file(`[{"id":156,"category":1,"name":{"nl":"Villa"}}]`),
		"cities.json":        file(`[{"id":1,"zip":"3640","country":10,"name":{"nl":"Kinrooi"},"latitude":51.1,"longitude":5.7}]`),
		"documents/soil.pdf": file(rastertest.Document("soil")),
		"projects/9.json": file(`{"number":9,"goal":0,"city":1,"agent":1,"publishAddress":false,"publishedAt":"2026-09-01",
			"name":{"nl":"Leeg"}}`),
	}
	for i := range 60 {
		var b bytes.Buffer
		picture := image.NewGray(image.Rect(0, 0, 30, 20))
		draw.Draw(picture, picture.Bounds(), image.NewUniform(color.Gray{uint8(4 * i)}), image.Point{}, draw.Src)
		if err := jpeg.Encode(&b, picture, nil); err != nil {
			t.Fatal(err)
		}
		folder[fmt.Sprintf("photos/%d.jpg", i)] = &fstest.MapFile{Data: b.Bytes()}
	}
	for number, fields := range oddProperties {
		folder[fmt.Sprintf("properties/%d.json", number)] = file(foldertest.With(fmt.Sprintf(`{"number":%d,"goal":0,"status":1,"type":156,
			"city":1,"agent":1,"publishPrice":true,"publishAddress":true,"publishedAt":"2026-09-01","title":{"nl":"Huis"}}`, number),
			fields))
	}
	return folder
}

// brokenText matches what a page shows when it does not expect that data are missing, and amounts of zero.
var brokenText = regexp.MustCompile(`NaN|undefined|\[object|>null<|>0 m|>0 kWh|>0<|alert\(`)

func TestPagesOfPropertiesWithMissingData(t *testing.T) {
	dir := t.TempDir()
	store, err := db.Open(t.Context(), filepath.Join(dir, "gevel.db"), handle.Readers(1))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	media := filepath.Join(dir, "media")
	if _, err := intake.Import(t.Context(), store, oddFolder(t), media); err != nil {
		t.Fatal(err)
	}
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer site.Close()
	s := httptest.NewServer(site)
	defer s.Close()
	v := visitor{sitetest.Site{Server: s, Store: store, Media: media}}
	removeDocuments(t, media)

	page := func(path string) string {
		r := v.Get(t, v.Path(t, path, "nl"))
		body := regexp.MustCompile(`(?s)<div id="root">.*?</footer>`).FindString(r.Text)
		if r.StatusCode != 200 || body == "" {
			t.Fatalf("%s: status %d, want 200 and a complete page", path, r.StatusCode)
		}
		if wrong := brokenText.FindString(body); wrong != "" {
			t.Errorf("%s shows %q, which no visitor should read", path, wrong)
		}
		return body
	}
	pages := map[int]string{}
	for number := range oddProperties {
		pages[number] = page(fmt.Sprintf("/property/%d/", number))
	}
	page("/project/9/")
	for number, words := range map[int]string{2: "Foto 1 van 60", 4: "Een huis", 6: "Bodemattest", 7: "Prijs op aanvraag",
		8: "Verplichte vermelding: score D"} {
		if !strings.Contains(pages[number], words) {
			t.Errorf("the page of property %d does not show %q", number, words)
		}
	}
	for number, words := range map[int]string{5: "Film en rondleiding", 3: "Oppervlaktes", 7: "Geheimstraat", 1: "Energie"} {
		if strings.Contains(pages[number], words) {
			t.Errorf("the page of property %d shows %q, want a page without it", number, words)
		}
	}
	document := regexp.MustCompile(`/media/[0-9a-f]{24}/bodemattest\.pdf`).FindString(pages[6])
	if r := v.Get(t, document); document == "" || r.StatusCode != 404 {
		t.Errorf("the document %q is not on disk: status %d, want 404", document, r.StatusCode)
	}
}

// removeDocuments deletes the imported documents from disk.
func removeDocuments(t *testing.T, media string) {
	t.Helper()
	documents, _ := filepath.Glob(filepath.Join(media, "*.pdf")) // the pattern is well formed
	if len(documents) == 0 {
		t.Fatal("no document was imported")
	}
	for _, document := range documents {
		if err := os.Remove(document); err != nil {
			t.Fatal(err)
		}
	}
}
