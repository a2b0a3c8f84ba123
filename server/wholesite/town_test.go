package wholesite_test

import (
	"strings"
	"testing"
)

func TestListsOfATownHaveTheirOwnAddress(t *testing.T) {
	v := visitShared(t)
	v.checkPage(t, "nl", "/nl/te-huur/luik/",
		map[string]string{"nl": "/nl/te-huur/luik/", "fr": "/fr/a-louer/liege/", "en": "/en/for-rent/liege/"})
	for path, want := range map[string]struct {
		status int
		to     string
		parts  []string
		not    string
	}{
		"/nl/te-koop/kinrooi/": {200,
			"",
			[]string{"<h1>Te koop in Kinrooi</h1>", `<title>Te koop in Kinrooi |`, `Verwijder filter Kinrooi`,
				`aria-current="page">Kinrooi</span>`, "/nl/te-koop/kinrooi/?page=2"}, "noindex"},
		"/nl/te-koop/kinrooi/?page=2": {200, "", []string{`rel="canonical" href="` + v.URL + `/nl/te-koop/kinrooi/?page=2"`},
			"noindex"},
		"/nl/te-koop/?city=Kinrooi%7C3640":  {200, "", []string{`rel="canonical" href="` + v.URL + `/nl/te-koop/kinrooi/"`}, "noindex"},
		"/nl/te-koop/luik/":                 {200, "", []string{"noindex", "Te koop in Luik"}, ""},
		"/nl/te-koop/liege/":                {308, "/nl/te-koop/luik/", nil, ""},
		"/nl/te-koop/Kinrooi/?page=2":       {308, "/nl/te-koop/kinrooi/?page=2", nil, ""},
		"/nl/te-koop/nergens/":              {404, "", []string{`role="search"`, "noindex"}, "Te koop in"},
		"/nl/te-koop/1096/":                 {404, "", nil, ""},
		"/nl/te-koop/?text=Luik":            {307, "/nl/te-huur/luik/", nil, ""},
		"/nl/te-koop/?text=te+huur+in+bree": {307, "/nl/te-huur/bree/", nil, ""},
		"/nl/te-koop/?text=qqqq":            {200, "", nil, ""},
		"/nl/te-koop/?page=99":              {404, "", []string{"Deze lijst heeft minder"}, "Pagina 99"},
	} {
		r := v.Get(t, path)
		if r.StatusCode != want.status || r.Header.Get("Location") != want.to {
			t.Errorf("%s: status %d to %q, want %d to %q", path, r.StatusCode, r.Header.Get("Location"), want.status, want.to)
		}
		for _, part := range want.parts {
			if !strings.Contains(r.Text, part) {
				t.Errorf("%s: the page does not contain %q", path, part)
			}
		}
		if want.not != "" && strings.Contains(r.Text, want.not) {
			t.Errorf("%s: the page contains %q, want it without", path, want.not)
		}
	}
	if r := v.Get(t, "/nl/te-koop/?text=1109"); r.StatusCode != 307 || !strings.HasSuffix(r.Header.Get("Location"), "/1109/") {
		t.Errorf("a search for the number of a rental: status %d to %s, want 307 to its page", r.StatusCode, r.Header.Get("Location"))
	}
	sitemap := v.Get(t, "/sitemap-nl.xml").Text
	for path, there := range map[string]bool{"/nl/te-huur/luik/": true, "/nl/te-koop/luik/": false, "/nl/te-koop/kinrooi/": true,
		"city=": false} {
		if strings.Contains(sitemap, path) != there {
			t.Errorf("%s is in the sitemap: %v, want %v", path, !there, there)
		}
	}
}
