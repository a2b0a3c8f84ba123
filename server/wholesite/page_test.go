package wholesite_test

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"
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
		pages["property"][l] = v.Path(t, "/property/1096/", l)
		pages["project"][l] = v.Path(t, "/project/2001/", l)
	}
	for name, paths := range pages {
		for language, path := range paths {
			t.Run(name+" "+language, func(t *testing.T) { v.checkPage(t, language, path, paths) })
		}
	}
}

var title = regexp.MustCompile(`<title>([^<]+)</title>`)

// checkPage checks what every page must have: finished HTML, its language, its canonical address and links to the other languages.
func (v visitor) checkPage(t *testing.T, language, path string, translations map[string]string) {
	r := v.Get(t, path)
	if r.StatusCode != 200 || r.Header.Get("Content-Language") != language || !strings.HasPrefix(r.Text,
		`<!doctype html><html lang="`+language+`"`) {
		t.Errorf("%s: status %d, language %s, begins with %.60s; want 200 and a page in %s", path, r.StatusCode,
			r.Header.Get("Content-Language"), r.Text, language)
	}
	if m := title.FindAllStringSubmatch(r.Text, -1); len(m) < 1 || len(m[0][1]) < 10 {
		t.Errorf("%s: no title of 10 characters: %v", path, m)
	}
	if got := strings.Count(r.Text, `<h1`); got != 1 {
		t.Errorf("%s: %d h1, want 1", path, got)
	}
	if !strings.Contains(r.Text, fmt.Sprintf(`<link rel="canonical" href="%s%s"/>`, v.URL, path)) {
		t.Errorf("%s: no canonical link", path)
	}
	for l, translation := range translations {
		if !strings.Contains(r.Text, fmt.Sprintf(`<link rel="alternate" hrefLang="%s" href="%s%s"/>`, l, v.URL, translation)) {
			t.Errorf("%s: no link to %s", path, translation)
		}
	}
	if !strings.Contains(r.Text, `<link rel="alternate" hrefLang="x-default" href="`+v.URL+translations["nl"]+`"/>`) {
		t.Errorf("%s: no alternate link x-default", path)
	}
	if !strings.Contains(r.Text, `<div id="root"><div`) {
		t.Errorf("%s: a document without inner HTML instead of a finished page", path)
	}
}

// TestSoldAndRentedHaveTheirOwnScreens reads the pages of sold and rented properties of the sample.
func TestSoldAndRentedHaveTheirOwnScreens(t *testing.T) {
	v := visitShared(t)
	screens := map[string]string{}
	for _, status := range []string{"SOLD", "RENTED"} {
		r := v.Get(t, "/graphql?query=%7Bproperties(filter:%7Bstatuses:%5B"+status+"%5D%7D,first:1)%7Bnodes%7Bpath%7D%7D%7D")
		path := regexp.MustCompile(`"path":"([^"]+)"`).FindStringSubmatch(r.Text)
		if path == nil {
			t.Fatal("the sample has no property with status", status, r.Text)
		}
		page := v.Get(t, path[1])
		if page.StatusCode != http.StatusGone || !strings.Contains(page.Text, "noindex") {
			t.Errorf("%s: status %d, want 410 and noindex", path[1], page.StatusCode)
		}
		screens[status] = title.FindString(page.Text)
	}
	screens["unknown"] = title.FindString(v.Get(t, "/nl/te-koop/kinrooi/huis/99999/").Text)
	if screens["SOLD"] == screens["RENTED"] || screens["SOLD"] == screens["unknown"] {
		t.Errorf("the screens of sold, rented and unknown do not differ: %v", screens)
	}
}
