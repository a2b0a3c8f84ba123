package wholesite_test

import (
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// siteOf starts a site with an import folder of its own.
func siteOf(t *testing.T, folder fstest.MapFS) visitor {
	t.Helper()
	dir := t.TempDir()
	store, err := db.Open(t.Context(), filepath.Join(dir, "gevel.db"), handle.Readers(1), handle.Unsynced())
	if err != nil {
		t.Fatal(err)
	}
	media := filepath.Join(dir, "media")
	if _, err := intake.Import(t.Context(), store, folder, media); err != nil {
		t.Fatal(err)
	}
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: t.TempDir(), Proxies: sitetest.OwnMachine(t)})
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(site)
	t.Cleanup(func() { s.Close(); site.Close(); store.Close() })
	return visitor{sitetest.Site{Server: s, Store: store, Media: media}}
}

// otherScripts has records named in letters outside Latin, in signs alone and in nothing that can be seen.
func otherScripts(t *testing.T) fstest.MapFS {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	f := oddFolder(t)
	f["site.json"] = file(`{"name":{"nl":"Γέβελ"},"email":"info@example.com","defaultLanguage":"nl","banner":{"kind":"NONE"},
		"languages":[{"code":"nl","use":true},{"code":"fr","use":true}],
		"agents":[{"id":1,"name":"Ελένη Ω","phone":"1","email":"an@example.com"},{"id":2,"name":"…","phone":"1","email":"b@example.com"}],
		"menu":[{"id":"home","title":{"nl":"Home"},"path":"/","status":"Published"},
			{"id":"own","title":{"nl":"Ω"},"path":"/über uns!/Ω-1/","status":"Published"}]}`)
	f["cities.json"] = file(`[{"id":1,"zip":"3640","country":10,"name":{"nl":"Αθήνα","fr":"東京"},"latitude":51.1,"longitude":5.7},
		{"id":2,"zip":"1000","country":10,"name":{"nl":"—"},"latitude":50.8,"longitude":4.3}]`)
	for name, title := range map[string]string{"a": "Служба №5", "b": "???"} {
		f["articles/our-services/"+name+".nl.md"] = file("---\ntitle: " + title + "\n---\nTekst\n")
	}
	f["projects/9.json"] = file(`{"number":9,"goal":0,"city":1,"agent":1,"publishAddress":false,"publishedAt":"2026-09-01",
		"name":{"nl":"Residentie Δ","fr":" "}}`)
	for number, title := range map[string]string{"21": "Appartement in residentie Ω", "22": "Квартира", "23": "!!!", "24": "شقة",
		"25": "豪宅 de luxe"} {
		f["properties/"+number+".json"] = file(`{"number":` + number + `,"goal":0,"status":1,"type":156,"city":2,"agent":2,
			"publishPrice":true,"publishAddress":true,"publishedAt":"2026-09-01","title":{"nl":"` + title + `","fr":"\u200b"},"project":9}`)
	}
	return f
}

// TestNoAddressOfTheSitemapRedirects asks for each.
func TestNoAddressOfTheSitemapRedirects(t *testing.T) {
	releasetest.Only(t, "it renders every address of the sitemap")
	for name, v := range map[string]visitor{"the sample": visitShared(t), "odd names": siteOf(t, otherScripts(t))} {
		for _, file := range v.Sitemap(t, "/sitemap.xml").Files {
			for _, p := range v.Sitemap(t, strings.TrimPrefix(file.Loc, v.URL)).Pages {
				r := v.Get(t, strings.TrimPrefix(p.Loc, v.URL))
				if r.StatusCode != 200 {
					t.Errorf("%s: %s: status %d to %s, want 200", name, p.Loc, r.StatusCode, r.Header.Get("Location"))
				}
				if strings.Contains(r.Text, "<h1></h1>") || strings.Contains(p.Loc, "/-/") {
					t.Errorf("%s: %s has an empty heading or an empty part", name, p.Loc)
				}
				if strings.ContainsFunc(p.Loc, func(r rune) bool { return r > '~' }) {
					t.Errorf("%s: %s is not percent-encoded", name, p.Loc)
				}
			}
		}
	}
}

// TestOldAddressesRedirectOnce asks for addresses as they were written while slugs kept letters of every script, as visitors and other
// sites have them still.
func TestOldAddressesRedirectOnce(t *testing.T) {
	v := siteOf(t, otherScripts(t))
	for old, want := range map[string]string{
		"/nl/te-koop/-/appartement-in-residentie-ω/21/":           "/nl/te-koop/21/appartement-in-residentie-o/21/",
		"/nl/te-koop/-/квартира/22/":                              "/nl/te-koop/22/kvartira/22/",
		"/nl/te-koop/-/-/23/":                                     "/nl/te-koop/23/23/23/",
		"/nl/te-koop/-/شقة/24/":                                   "/nl/te-koop/24/shq/24/",
		"/nl/te-koop/-/豪宅-de-luxe/25/":                            "/nl/te-koop/25/hao-zhai-de-luxe/25/",
		"/nl/projecten/αθηνα/residentie-δ/9/":                     "/nl/projecten/athena/residentie-d/9/",
		"/nl/projecten/αθηνα/residentie-δ/9/квартира/22/":         "/nl/projecten/athena/residentie-d/9/kvartira/22/",
		"/nl/te-koop/αθηνα/":                                      "/nl/te-koop/athena/",
		"/fr/a-vendre/東京/":                                        "/fr/a-vendre/dong-jing/",
		"/nl/te-koop/athena/?page=1":                              "",
		"/nl/makelaars/ελενη-ω/":                                  "/nl/makelaars/elene-o/",
		"/nl/onze-diensten/служба-no5/":                           "/nl/onze-diensten/sluzhba-no5/",
		"/nl/%C3%BCber%20uns%21/%CE%A9-1/":                        "",
		"/nl/über uns!/Ω-1/":                                     "/nl/%C3%BCber%20uns%21/%CE%A9-1/",
		"/nl/%c3%bcber%20uns!/%ce%a9-1/":                          "/nl/%C3%BCber%20uns%21/%CE%A9-1/",
		"/%C3%BCber%20uns%21/%CE%A9-1/":                           "/nl/%C3%BCber%20uns%21/%CE%A9-1/",
		"/nl/te-koop/21/%61ppartement-in-residentie-o/21/":        "/nl/te-koop/21/appartement-in-residentie-o/21/",
		"/nl/te-koop/?city=%CE%91%CE%B8%CE%AE%CE%BD%CE%B1%7C3640": "",
	} {
		path := old
		if !strings.ContainsAny(old, "%?") {
			path = (&url.URL{Path: old}).EscapedPath()
		}
		r := v.Get(t, path, "Accept-Language", "nl")
		if to := r.Header.Get("Location"); to != want || want == "" && r.StatusCode != 200 || want != "" && r.StatusCode != 308 {
			t.Errorf("%s: status %d to %q, want %q", old, r.StatusCode, to, want)
		} else if want != "" && v.Get(t, want).StatusCode != 200 {
			t.Errorf("%s leads to %s, which is no page", old, want)
		}
	}
}
