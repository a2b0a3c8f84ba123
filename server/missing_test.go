package server_test

import (
	"net/http"
	"strings"
	"testing"
)

// TestNotFoundPages shows that all unknown addresses have the same page 404, so that crawling them does not fill the cache.
func TestNotFoundPages(t *testing.T) {
	v := visitShared(t)
	for _, pair := range [][2]string{{"/nl/nergens/", "/nl/ook-nergens/"},
		{"/fr/a-vendre/bree/maison/999991/", "/fr/a-vendre/liege/villa/999992/"},
		{"/en/projects/bree/none/999991/", "/en/projects/liege/none/999992/"}} {
		first, second := v.Get(t, pair[0]), v.Get(t, pair[1])
		if first.StatusCode != 404 || second.StatusCode != 404 || first.Text != second.Text {
			t.Errorf("%s (status %d) and %s (status %d) differ, want the same page 404", pair[0], first.StatusCode, pair[1],
				second.StatusCode)
		}
	}
}

// TestMissingPagesMarkNoEntryOfTheMenu asks for unknown addresses under entries of the menu: they all share one page.
func TestMissingPagesMarkNoEntryOfTheMenu(t *testing.T) {
	v := visitShared(t)
	for path, entry := range map[string]string{"/nl/projecten/a/b/c/d/": "/nl/projecten/",
		"/nl/te-koop/kinrooi/huis/999999/":      "/nl/te-koop/",
		"/nl/projecten/kinrooi/project/999999/": "/nl/projecten/"} {
		r := v.Get(t, path)
		marked := strings.Contains(r.Text, `aria-current="true" href="`+entry+`"`)
		if r.StatusCode != http.StatusNotFound || !strings.Contains(r.Text, `href="`+entry+`"`) || marked {
			t.Errorf("%s: status %d, want 404 and a menu that does not mark %s (marked: %v)", path, r.StatusCode, entry, marked)
		}
	}
	if r := v.Get(t, "/nl/te-koop/?page=2"); !strings.Contains(r.Text, `aria-current="page" href="/nl/te-koop/"`) {
		t.Error("the goal list's entry of the menu is not marked on page 2 of that list")
	}
}
