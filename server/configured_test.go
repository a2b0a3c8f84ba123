package server_test

import (
	"encoding/json"
	"io/fs"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// withSite is the sample's folder with another site.json.
type withSite struct {
	fs.FS
	site []byte
}

func (f withSite) Open(name string) (fs.File, error) {
	if name == "site.json" {
		return fstest.MapFS{name: {Data: f.site}}.Open(name)
	}
	return f.FS.Open(name)
}

// published returns the sample's site.json with its draft published, at addresses of its own and with two modules in a row.
func published(t *testing.T) []byte {
	t.Helper()
	text, err := os.ReadFile(sampletest.Folder() + "/site.json")
	if err != nil {
		t.Fatal(err)
	}
	var site map[string]any
	if err := json.Unmarshal(text, &site); err != nil {
		t.Fatal(err)
	}
	for _, e := range site["menu"].([]any) {
		if e := e.(map[string]any); e["id"] == "open-house-day" {
			e["status"] = "Published"
			e["paths"] = map[string]string{"nl": "/opendeurdag/", "fr": "/portes-ouvertes/"}
			e["modules"] = []map[string]any{
				{"contentRow": 0, "span": 0, "sm": 12, "md": 12, "lg": 8, "view": "news-view",
					"relation": map[string]string{"type": "category", "id": "our-services"}},
				{"contentRow": 0, "span": 1, "sm": 12, "md": 12, "lg": 4, "view": "single-view",
					"relation": map[string]string{"type": "contact", "id": "contact-us"}},
			}
		}
	}
	text, err = json.Marshal(site)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestConfiguredPageIsServedAfterImport(t *testing.T) {
	store, media := sampletest.Open(t)
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer site.Close()
	v := visitor{sitetest.Site{Server: httptest.NewServer(site), Store: store, Media: media}}
	defer v.Close()
	paths := map[string]string{"nl": "/nl/opendeurdag/", "fr": "/fr/portes-ouvertes/", "en": "/en/opendeurdag/"}
	for _, path := range paths {
		if r := v.Get(t, path); r.StatusCode != 404 {
			t.Errorf("%s before the import: status %d, want 404", path, r.StatusCode)
		}
	}
	v.Get(t, "/fr/") // cached without the new page in its menu
	if _, err := intake.Import(t.Context(), store, withSite{os.DirFS(sampletest.Folder()), published(t)}, media); err != nil {
		t.Fatal(err)
	}
	for language, path := range paths {
		v.checkPage(t, language, path, paths)
	}
	if !strings.Contains(v.Get(t, "/fr/").Text, `href="/fr/portes-ouvertes/"`) {
		t.Error("the menu has no link to the new page after the import")
	}
}

func TestThePagesOfTheSampleAreConfigured(t *testing.T) {
	v := visit(t)
	for path, want := range map[string]string{
		"/nl/diensten/":                       "Verkoop &amp; verhuur",
		"/fr/services/":                       "Vente &amp; location",
		"/nl/wie-zijn-wij/":                   "Waar u op kunt rekenen",
		"/nl/contact/":                        "Langskomen",
		"/nl/vacatures/werfleider-nieuwbouw/": "?form=apply",
		"/nl/testimonials/testimonial-1/":     "<blockquote>",
		"/nl/cookie-policy/":                  "Cookiebeleid",
		"/about/?lng=en":                      "About us",
		"/nl/login/":                          `name="password"`,
		"/fr/proprietaire/":                   "Mon bien",
	} {
		if r := v.Get(t, path); r.StatusCode != 200 || !strings.Contains(r.Text, want) {
			t.Errorf("%s: status %d, want 200 and %q", path, r.StatusCode, want)
		}
	}
	for _, path := range []string{"/nl/open-house-day/", "/nl/testimonials/testimonial-99/", "/open-house-day/"} {
		if r := v.Get(t, path); r.StatusCode != 404 || !strings.Contains(r.Text, `role="search"`) {
			t.Errorf("%s: status %d, want 404 and a page with the search form", path, r.StatusCode)
		}
	}
}
