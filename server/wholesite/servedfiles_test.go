package wholesite_test

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/internal/notedtest"
	"github.com/gevel/gevel/server/picture"
)

// notedFolder is an import folder with a property that has a file of each kind, each saying where it was made and by whom.
func notedFolder(t *testing.T) fstest.MapFS {
	folder, all := oddFolder(t), notedtest.EveryKind(t)
	file := func(data []byte) *fstest.MapFile { return &fstest.MapFile{Data: data} }
	for _, extension := range []string{".jpg", ".png", ".webp", ".svg", ".mp4", ".webm"} {
		folder["photos/noted"+extension] = file(all[extension])
	}
	folder["documents/noted.pdf"] = file(all[".pdf"])
	folder["properties/90.json"] = file([]byte(`{"number":90,"goal":0,"status":1,"type":156,"city":1,"agent":1,"publishPrice":true,
		"publishAddress":false,"publishedAt":"2026-09-01","title":{"nl":"Huis"},"photos":["noted.jpg","noted.png","noted.webp"],
		"plans":["noted.svg"],"documents":[{"name":{"nl":"Plan"},"file":"noted.pdf","public":true}]}`))
	folder["site.json"] = file([]byte(strings.Replace(string(folder["site.json"].Data), `"banner":{"kind":"NONE"}`,
		`"banner":{"kind":"VIDEO","video":"noted.mp4","image":"noted.jpg","title":{"nl":"Huis"}}`, 1)))
	return folder
}

// TestServedFilesSayOnlyWhatTheyShow asks for every file of the media folder, for every size of each picture, and for the picture, the
// page, the brochure and the document of their property, and looks for the position and the name in every byte.
func TestServedFilesSayOnlyWhatTheyShow(t *testing.T) {
	v := siteOf(t, notedFolder(t))
	files, err := os.ReadDir(v.Media)
	if err != nil {
		t.Fatal(err)
	}
	var addresses, kinds []string
	for _, f := range files {
		extension := filepath.Ext(f.Name())
		if extension == "" || f.IsDir() {
			continue
		}
		kinds = append(kinds, extension)
		addresses = append(addresses, "/media/"+f.Name())
		if slices.Contains([]string{".jpg", ".png", ".webp"}, extension) {
			for _, width := range picture.Widths {
				for _, format := range []picture.Format{picture.WebP, picture.JPEG} {
					addresses = append(addresses, fmt.Sprintf("/media/%s?width=%d&format=%s", f.Name(), width, format))
				}
			}
		}
	}
	for _, extension := range []string{".jpg", ".png", ".webp", ".svg", ".pdf", ".mp4"} {
		if !slices.Contains(kinds, extension) {
			t.Errorf("no %s was imported: %v", extension, kinds)
		}
	}
	home := v.Path(t, "/property/90/", "nl")
	addresses = append(addresses, v.SharePicture(t, "property(number:90)"), home, "/print/nl/brochure/90/", "/nl/", "/nl/feed.xml",
		"/export/properties.jsonl?language=nl", "/graphql?query="+url.QueryEscape(
			`{property(number:90){documents{url}photos{url}plans{url}sharePicture}}`))
	for _, address := range addresses {
		r := v.Get(t, address, "Accept-Encoding", "identity")
		if r.StatusCode != 200 {
			t.Errorf("%s: status %d, want 200", address, r.StatusCode)
		}
		if said := notedtest.Said([]byte(r.Text)); said != "" {
			t.Errorf("%s says %q", address, said)
		}
		for name, values := range r.Header {
			if said := notedtest.Said([]byte(strings.Join(values, " "))); said != "" {
				t.Errorf("%s says %q in its header %s", address, said, name)
			}
		}
	}
}
