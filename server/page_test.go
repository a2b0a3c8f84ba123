package server_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/gevel/gevel/db/handle"
)

// TestStatementsOfAPage counts the SQL statements of a page once the catalog is cached: the data version, and one for each list that it
// shows.
func TestStatementsOfAPage(t *testing.T) {
	v := visit(t)
	v.Get(t, "/nl/nergens/") // any page fills the cache of the catalog
	for path, most := range map[string]int64{
		"/nl/":                   3, // newest, projects, realised
		"/nl/te-koop/?view=both": 3, // and the pins of the map
		"/nl/te-koop/":           2, // the properties, and the counts beside the filter
		"/nl/te-koop/?city=Kinrooi%7C3640&sort=price_asc&page=2": 2,
		"/nl/te-huur/":                         2,
		"/nl/projecten/":                       2, // the configured projects, and all projects
		v.Path(t, "/property/1096/", "nl"):     2, // the property, and similar ones
		v.Path(t, "/project/2001/", "nl"):      4, // the project, its units, where one may be shown, and the stops near it
		"/fr/a-vendre/?type=1&priceMax=400000": 2,
	} {
		before := v.Store.ReadStatements()
		v.Get(t, path)
		first := v.Store.ReadStatements() - before
		v.Get(t, path)
		again := v.Store.ReadStatements() - before - first
		if first > most || again != 0 {
			t.Errorf("%s: %d statements, want at most %d; and %d when it is cached, want none", path, first, most, again)
		}
	}
}

func TestAnImportShowsAtOnce(t *testing.T) {
	v := visit(t)
	path := v.Path(t, "/property/1096/", "nl")
	v.Get(t, path)
	if _, err := v.Store.Write(t.Context(),
		handle.Statement{
			SQL: `UPDATE property SET title = json_set(title, '$.nl', 'Een heel nieuwe titel') WHERE number = 1096`}); err != nil {
		t.Fatal(err)
	}
	r := v.Get(t, path)
	if r.StatusCode != http.StatusPermanentRedirect || !strings.Contains(r.Header.Get("Location"), "een-heel-nieuwe-titel") {
		t.Errorf("status %d to %s, want 308 to the address with the new title", r.StatusCode, r.Header.Get("Location"))
	}
	if page := v.Get(t, r.Header.Get("Location")); !strings.Contains(page.Text, "Een heel nieuwe titel") {
		t.Error("the page does not show the new title")
	}
}
