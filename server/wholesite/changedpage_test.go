package wholesite_test

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
)

// TestAPageShowsEveryChange changes one thing after another that pages show. Each cached page must then equal a page that is rendered
// anew, which is that of a host that nobody requested before.
func TestAPageShowsEveryChange(t *testing.T) {
	releasetest.Only(t, "it renders each page after each change")
	v := visit(t)
	paths := []string{"/nl/", "/fr/", "/nl/te-koop/", "/nl/te-koop/?view=map", "/nl/nieuws/", "/nl/contacteer-ons/", "/nl/nergens/",
		"/property/1096/?lng=nl", "/property/1096/?lng=nl&form=ask", "/project/2001/?lng=nl"}
	cached, missed := v.pagesOf(t, paths, "cached.example"), map[string]bool{}
	for i, sql := range []string{
		`UPDATE property SET price = price + 100 WHERE number = 1096`,
		`UPDATE property SET description = json_set(description, '$.nl', 'Nieuwe tekst') WHERE number = 1096`,
		`UPDATE property SET title = json_set(title, '$.nl', 'Nieuwe titel') WHERE number = 1096`,
		`UPDATE property SET status = 0 WHERE number IN (SELECT number FROM property WHERE status = 1 AND number <> 1096 LIMIT 3)`,
		`UPDATE photo SET alt = json_object('nl', 'Gevel bij avond')`,
		`UPDATE city SET name = json_object('nl', 'Nieuwstad ' || id, 'fr', 'Villeneuve ' || id)`,
		`UPDATE type SET name = json_object('nl', 'Soort ' || id, 'fr', 'Sorte ' || id)`,
		`UPDATE category SET name = json_object('nl', 'Groep ' || id, 'fr', 'Groupe ' || id)`,
		`UPDATE project SET name = json_object('nl', 'Project ' || number, 'fr', 'Projet ' || number)`,
		`UPDATE article SET title = json_object('nl', 'Artikel ' || key, 'fr', 'Article ' || key)`,
		`UPDATE site SET content = json_set(content, '$.name.nl', 'Nieuwe naam', '$.name.fr', 'Nouveau nom')`,
		`UPDATE site SET content = json_set(content, '$.copyright.nl', '© Iemand')`,
		`UPDATE site SET content = json_set(content, '$.phone', '089 99 99 99')`,
		`UPDATE site SET content = json_set(content, '$.agents[0].name', 'Nele Nieuw')`,
		`UPDATE site SET content = json_set(content, '$.menu[0].seo.nl.title', 'Nieuwe kop')`,
		`UPDATE site SET content = json_set(content, '$.menu[1].status', 'Draft')`,
		`UPDATE site SET content = json_set(content, '$.tags.analyticsId', 'G-NEW123')`,
		`UPDATE site SET content = json_set(content, '$.languages[2].use', json('false'))`,
		`UPDATE site SET content = json_set(content, '$.defaultLanguage', 'fr')`, // the first address of the links to other languages
	} {
		v.Write(t, sql)
		again, anew := v.pagesOf(t, paths, "cached.example"), v.pagesOf(t, paths, fmt.Sprintf("anew%d.example", i))
		changed := 0
		for _, path := range paths {
			if again[path] != anew[path] {
				t.Errorf("the cached page %s differs from one that is rendered after %s", path, sql)
			}
			if again[path] != cached[path] {
				changed++
			}
			missed[path] = missed[path] || again[path] != cached[path]
		}
		if cached = again; changed == 0 {
			t.Errorf("no page changes after %s", sql)
		}
	}
	for path, changed := range missed {
		if !changed {
			t.Errorf("none of the changes alters %s", path)
		}
	}
}

// TestOtherPagesStayAfterAChange changes the price of one property: pages that do not show it keep their answer, and so their ETag.
func TestOtherPagesStayAfterAChange(t *testing.T) {
	v := visit(t)
	changed := v.Path(t, "/property/1096/", "nl")
	paths := []string{"/nl/te-huur/", "/nl/projecten/", v.Path(t, "/property/1003/", "nl"), changed}
	before := map[string]string{}
	for _, path := range paths {
		before[path] = v.Get(t, path).Header.Get("ETag")
	}
	v.Write(t, `UPDATE property SET price = price + 100 WHERE number = 1096`)
	for _, path := range paths {
		etag := v.Get(t, path).Header.Get("ETag")
		if same := etag == before[path]; etag == "" || same == (path == changed) {
			t.Errorf("%s has the ETag %q after the change, %q before; want another for %s alone", path, etag, before[path], changed)
		}
	}
}

// pagesOf returns the pages of a host by path: status, headers that the data decide, and document, with the host's name left out.
func (v visitor) pagesOf(t *testing.T, paths []string, host string) map[string]string {
	t.Helper()
	pages := map[string]string{}
	for _, path := range paths {
		r := v.getFrom(t, host, path)
		for r.StatusCode == http.StatusPermanentRedirect {
			r = v.getFrom(t, host, r.Header.Get("Location"))
		}
		if r.StatusCode != http.StatusOK && r.StatusCode != http.StatusNotFound || !strings.Contains(r.Text, host) {
			t.Fatalf("%s: status %d, want 200 or 404 and a page that names its host", path, r.StatusCode)
		}
		pages[path] = strings.ReplaceAll(fmt.Sprint(r.StatusCode, r.Header["Content-Language"], r.Header["Content-Security-Policy"],
			r.Text),
			host, "HOST")
	}
	return pages
}

func (v visitor) getFrom(t *testing.T, host, path string) sitetest.Reply {
	t.Helper()
	r, err := http.NewRequest("GET", v.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Host = host
	response, err := sitetest.NoFollow.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return sitetest.Reply{Response: response, Text: string(text)}
}
