package graph_test

import "testing"

func TestURLIsThePathWithTheConfiguredOrigin(t *testing.T) {
	c := start(t)
	type record struct{ Path, URL string }
	var data struct {
		Property, Project, Page, Article record
	}
	c.into(t, &data, `{ property(number: 1096, language: FR) { path url } project(number: 2001) { path url }
		page(path: "/nl/contact/") { path url } article(path: "/nl/onze-diensten/nieuwbouw/") { path url } }`, nil)
	for name, r := range map[string]record{"property": data.Property, "project": data.Project, "page": data.Page, "article": data.Article} {
		if r.Path == "" || r.URL != "https://www.example.com"+r.Path {
			t.Errorf("a %s at %q has the address %q", name, r.Path, r.URL)
		}
	}
}
