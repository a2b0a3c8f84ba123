package agency

import (
	"testing"

	"github.com/gevel/gevel/locale"
)

// TestAChildLiesBelowItsParent writes paths of children with and without a slash at their beginning, below known and own pages.
func TestAChildLiesBelowItsParent(t *testing.T) {
	site := &Site{DefaultLanguage: "nl", Languages: []LanguageSetting{{Code: "nl", Use: true}, {Code: "fr", Use: true}}, Menu: []MenuEntry{
		{ID: "home", Path: "/"},
		{ID: "services", Path: "/services/"},
		{ID: "sale", ParentID: "services", Path: "sale", Paths: locale.Localized{"fr": "vente/"}},
		{ID: "fast", ParentID: "sale", Path: "fast"},
		{ID: "green", Path: "green", Paths: locale.Localized{"nl": "/groen bouwen/"}},
		{ID: "solar", ParentID: "green", Path: "solar", Paths: locale.Localized{"fr": "/soleil/"}},
		{ID: "root", ParentID: "services", Path: "/root/"},
		{ID: "first", ParentID: "home", Path: "first"},
		{ID: "lost", ParentID: "nobody", Path: "lost"},
		{ID: "a", ParentID: "b", Path: "a"}, {ID: "b", ParentID: "a", Path: "b"},
	}}
	for id, want := range map[string][3]string{
		"services": {"/services/", "/nl/diensten/", "/fr/services/"},
		"sale":     {"/services/sale/", "/nl/diensten/sale/", "/fr/services/vente/"},
		"fast":     {"/services/sale/fast/", "/nl/diensten/sale/fast/", "/fr/services/vente/fast/"},
		"green":    {"/green/", "/nl/groen%20bouwen/", "/fr/groen%20bouwen/"},
		"solar":    {"/green/solar/", "/nl/groen%20bouwen/solar/", "/fr/soleil/"},
		"root":     {"/root/", "/nl/root/", "/fr/root/"},
		"first":    {"/first/", "/nl/first/", "/fr/first/"},
		"lost":     {"/lost/", "/nl/lost/", "/fr/lost/"},
	} {
		e := site.Entry(id)
		if got := [3]string{site.InternalPath(e), site.PathOf(e, "nl"), site.PathOf(e, "fr")}; got != want {
			t.Errorf("%s is at %q, want %q", id, got, want)
		}
		if site.Own(e) != (id != "services") {
			t.Errorf("%s has an address of its own: %v", id, site.Own(e))
		}
	}
	site.PathOf(site.Entry("a"), "nl") // ends, although its parents go round in a circle
}
