package server_test

import (
	"fmt"
	"net/http"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
)

func TestEveryKindOfPageInEveryLanguage(t *testing.T) {
	v := visitShared(t)
	pages := map[string]map[string]string{
		"home":         {"nl": "/nl/", "fr": "/fr/", "en": "/en/"},
		"sale":         {"nl": "/nl/te-koop/", "fr": "/fr/a-vendre/", "en": "/en/for-sale/"},
		"rent":         {"nl": "/nl/te-huur/", "fr": "/fr/a-louer/", "en": "/en/for-rent/"},
		"projects":     {"nl": "/nl/projecten/", "fr": "/fr/projets/", "en": "/en/projects/"},
		"realisations": {"nl": "/nl/realisaties/", "fr": "/fr/realisations/", "en": "/en/realisations/"},
		"property":     {}, "project": {},
	}
	for _, l := range []string{"nl", "fr", "en"} {
		pages["property"][l] = v.path(t, "/property/1096/", l)
		pages["project"][l] = v.path(t, "/project/2001/", l)
	}
	for name, paths := range pages {
		for language, path := range paths {
			t.Run(name+" "+language, func(t *testing.T) { v.checkPage(t, language, path, paths) })
		}
	}
}

var title = regexp.MustCompile(`<title>([^<]+)</title>`)

// checkPage holds one page to what every page promises: finished HTML, its language, its canonical address and its twins.
func (v visitor) checkPage(t *testing.T, language, path string, twins map[string]string) {
	r := v.get(t, path)
	if r.StatusCode != 200 || r.Header.Get("Content-Language") != language || !strings.HasPrefix(r.text,
		`<!doctype html><html lang="`+language+`"`) {
		t.Errorf("%s: %d, %s, %.60s", path, r.StatusCode, r.Header.Get("Content-Language"), r.text)
	}
	if m := title.FindAllStringSubmatch(r.text, -1); len(m) < 1 || len(m[0][1]) < 10 {
		t.Errorf("%s: titles %v", path, m)
	}
	if got := strings.Count(r.text, `<h1`); got != 1 {
		t.Errorf("%s: %d h1", path, got)
	}
	if !strings.Contains(r.text, fmt.Sprintf(`<link rel="canonical" href="%s%s"/>`, v.URL, path)) {
		t.Errorf("%s: no canonical link", path)
	}
	for l, twin := range twins {
		if !strings.Contains(r.text, fmt.Sprintf(`<link rel="alternate" hrefLang="%s" href="%s%s"/>`, l, v.URL, twin)) {
			t.Errorf("%s: no link to %s", path, twin)
		}
	}
	if !strings.Contains(r.text, `<link rel="alternate" hrefLang="x-default" href="`+v.URL+twins["nl"]+`"/>`) {
		t.Errorf("%s: no x-default", path)
	}
	if !strings.Contains(r.text, `<div id="root"><div`) {
		t.Errorf("%s: a shell instead of finished HTML", path)
	}
}

// TestSoldAndRentedHaveTheirOwnScreens finds such homes in the sample and reads their pages.
func TestSoldAndRentedHaveTheirOwnScreens(t *testing.T) {
	v := visitShared(t)
	screens := map[string]string{}
	for _, status := range []string{"SOLD", "RENTED"} {
		r := v.get(t, "/graphql?query=%7Bproperties(filter:%7Bstatuses:%5B"+status+"%5D%7D,first:1)%7Bnodes%7Bpath%7D%7D%7D")
		path := regexp.MustCompile(`"path":"([^"]+)"`).FindStringSubmatch(r.text)
		if path == nil {
			t.Fatal("the sample has none that is", status, r.text)
		}
		page := v.get(t, path[1])
		if page.StatusCode != http.StatusGone || !strings.Contains(page.text, "noindex") {
			t.Errorf("%s: %d", path[1], page.StatusCode)
		}
		screens[status] = title.FindString(page.text)
	}
	screens["unknown"] = title.FindString(v.get(t, "/nl/te-koop/kinrooi/huis/99999/").text)
	if screens["SOLD"] == screens["RENTED"] || screens["SOLD"] == screens["unknown"] {
		t.Errorf("the screens are not different: %v", screens)
	}
}

// TestStatementsOfAPage counts what a page asks of the store once the catalog is known: the data version, and a statement
// for each list that it shows.
func TestStatementsOfAPage(t *testing.T) {
	v := visit(t)
	v.get(t, "/nl/nergens/") // the catalog is known after any page
	for path, most := range map[string]int64{
		"/nl/":                   1 + 3, // newest, projects, realised
		"/nl/te-koop/?view=both": 1 + 3, // and the pins of the map
		"/nl/te-koop/":           1 + 2, // the homes, and the counts beside the filter
		"/nl/te-koop/?city=Kinrooi%7C3640&sort=price_asc&page=2": 1 + 2,
		"/nl/te-huur/":                         1 + 2,
		"/nl/projecten/":                       1 + 2, // those of the configured page, and of one that is not configured
		v.path(t, "/property/1096/", "nl"):     1 + 2, // the home, and similar ones
		v.path(t, "/project/2001/", "nl"):      1 + 2, // the project, and its units
		"/fr/a-vendre/?type=1&priceMax=400000": 1 + 2,
	} {
		before := v.store.ReadStatements()
		v.get(t, path)
		first := v.store.ReadStatements() - before
		v.get(t, path)
		again := v.store.ReadStatements() - before - first
		if first > most || again != 1 {
			t.Errorf("%s: %d statements at first, at most %d expected, and %d when it is kept", path, first, most, again)
		}
	}
}

func TestAnImportShowsAtOnce(t *testing.T) {
	v := visit(t)
	path := v.path(t, "/property/1096/", "nl")
	v.get(t, path)
	if _, err := v.store.Write(t.Context(),
		db.Statement{SQL: `UPDATE property SET title = json_set(title, '$.nl', 'Een heel nieuwe titel') WHERE number = 1096`}); err != nil {
		t.Fatal(err)
	}
	r := v.get(t, path)
	if r.StatusCode != http.StatusPermanentRedirect || !strings.Contains(r.Header.Get("Location"), "een-heel-nieuwe-titel") {
		t.Errorf("%d %s", r.StatusCode, r.Header.Get("Location"))
	}
	if page := v.get(t, r.Header.Get("Location")); !strings.Contains(page.text, "Een heel nieuwe titel") {
		t.Error("the new title is not shown")
	}
}

// TestTheEngineWritesWhatNodeWrites renders one page in each language in both and compares the bytes.
func TestTheEngineWritesWhatNodeWrites(t *testing.T) {
	v := visitShared(t)
	for _, path := range []string{"/nl/te-koop/", "/fr/a-louer/", "/en/projects/"} {
		page := v.get(t, path).text
		payload := regexp.MustCompile(`<script type="application/json" id="payload">(.*)</script>`).FindStringSubmatch(page)
		if payload == nil {
			t.Fatal(path, "has no payload")
		}
		node := exec.Command("node", "testdata/render.mjs", path, v.URL)
		node.Stdin = strings.NewReader(payload[1])
		html, err := node.Output()
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(page, `<div id="root">`+string(html)+`</div><script`) {
			t.Errorf("%s differs from what Node writes (%d bytes)", path, len(html))
		}
	}
}
