package server_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// TestAnOverloadedSiteSaysWhenToComeBack fills every place for work that is not cached: what is cached is answered as before, the rest is
// refused with Retry-After, pages in the language of their address, and all of it works again afterwards.
func TestAnOverloadedSiteSaysWhenToComeBack(t *testing.T) {
	releasetest.Only(t, "it waits in a crowd")
	v, site := visitSite(t, web.Dist(), server.Settings{Proxies: sitetest.OwnMachine(t)})
	v.Get(t, "/nl/te-koop/")
	v.Get(t, "/readyz") // the first time it renders a page
	empty := site.FillCrowd()
	for _, path := range []string{"/nl/te-koop/", "/healthz", "/readyz", "/robots.txt"} {
		if r := v.Get(t, path); r.StatusCode != http.StatusOK {
			t.Errorf("%s of an overloaded site: status %d, want 200", path, r.StatusCode)
		}
	}
	for _, l := range []locale.Language{locale.Dutch, locale.French, locale.English} {
		r := v.Get(t, agency.Path("contact", l)+"?overloaded")
		title := locale.Text("overloaded.title", l)
		if r.StatusCode != http.StatusServiceUnavailable || r.Header.Get("Retry-After") != "5" ||
			r.Header.Get("Cache-Control") != "no-store" ||
			!strings.Contains(r.Text, "<h1>"+title+"</h1>") {
			t.Errorf("a page in %s: status %d, headers %v, want 503, Retry-After 5 and %q:\n%s", l, r.StatusCode, r.Header, title, r.Text)
		}
	}
	if r := v.Get(t, "/open-days/nl/2001.ics"); r.StatusCode != http.StatusServiceUnavailable || r.Header.Get("Retry-After") != "5" {
		t.Errorf("a calendar of open days: status %d, want 503 with Retry-After 5", r.StatusCode)
	}
	query := v.Get(t, "/graphql?query=%7BlatestVersion%3A__typename%7D")
	if query.StatusCode != http.StatusServiceUnavailable || query.Header.Get("Retry-After") != "5" || !strings.Contains(query.Text,
		`"OVERLOADED"`) {
		t.Errorf("a query: status %d, %s, want 503 OVERLOADED", query.StatusCode, query.Text)
	}
	empty()
	for _, path := range []string{agency.Path("contact", locale.French) + "?overloaded",
		"/graphql?query=%7BlatestVersion%3A__typename%7D"} {
		if r := v.Get(t, path); r.StatusCode != http.StatusOK {
			t.Errorf("%s after the crowd: status %d, want 200", path, r.StatusCode)
		}
	}
}

// TestStaffAndKeysPassTheCrowd fills every place that strangers may have: the desk and a program with a key are answered, a stranger is
// not, whatever cookie it sends.
func TestStaffAndKeysPassTheCrowd(t *testing.T) {
	v, site := visitSite(t, web.Dist(), server.Settings{Proxies: sitetest.OwnMachine(t)})
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	key, err := v.Store.Keys.AddAPIKey(t.Context(), "crm", false, desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	empty := site.FillCrowd()
	defer empty()
	for name, c := range map[string]struct {
		path   string
		header []string
		want   int
	}{
		"staff at the desk":          {"/desk/graphql", []string{"Cookie", manager}, http.StatusOK},
		"staff on the site":          {"/graphql", []string{"Cookie", manager}, http.StatusOK},
		"a program with a key":       {"/graphql", []string{"Authorization", "Bearer " + key}, http.StatusOK},
		"a stranger":                 {"/graphql", nil, http.StatusServiceUnavailable},
		"a stranger with cookie":     {"/graphql", []string{"Cookie", "desk=invented"}, http.StatusServiceUnavailable},
		"a stranger at the desk":     {"/desk/graphql", []string{"Cookie", "desk=invented"}, http.StatusServiceUnavailable},
		"a key, which opens no desk": {"/desk/graphql", []string{"Authorization", "Bearer " + key}, http.StatusServiceUnavailable},
	} {
		if r := v.PostTo(t, c.path, map[string]string{"query": "{ __typename }"}, c.header...); r.StatusCode != c.want {
			t.Errorf("%s gets status %d beside a full gate, want %d: %.300s", name, r.StatusCode, c.want, r.Text)
		}
	}
}
