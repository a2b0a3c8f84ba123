package server_test

import (
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/setup"
	"github.com/gevel/gevel/web"
)

// TestBeforeASiteStandsOnlyItsSetUpIsServed asks an empty site for all kinds of addresses.
func TestBeforeASiteStandsOnlyItsSetUpIsServed(t *testing.T) {
	store, err := db.Open(t.Context(), filepath.Join(t.TempDir(), "gevel.db"), handle.Unsynced())
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	site, err := server.New(store, web.Dist(), server.Settings{Media: t.TempDir(), Uploads: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer site.Close()
	v := visitor{sitetest.Site{Server: sitetest.Serve(site), Store: store}}
	defer v.Close()
	for path, want := range map[string]int{"/": 503, "/nl/": 503, "/desk/": 503, "/graphql": 503, "/sitemap.xml": 503, "/setupx": 503,
		"/readyz": 503, "/healthz": 200, "/setup/": 200, "/setup/office": 200, "/setup/state": 410, "/favicon.svg": 200} {
		if r := v.Get(t, path); r.StatusCode != want {
			t.Errorf("%s: status %d, want %d", path, r.StatusCode, want)
		}
	}
	link, err := setup.Link(t.Context(), store, v.URL, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	_, token, _ := strings.Cut(link, "#")
	for _, c := range []struct {
		site, token string
		opens       bool
	}{{"cross-site", token, false}, {"same-origin", "x" + token, false}, {"same-origin", token, true}, {"same-origin", token, false}} {
		request, _ := http.NewRequestWithContext(t.Context(), "POST", v.URL+"/setup/open", strings.NewReader(`{"token": "`+c.token+`"}`))
		request.Header.Set("Sec-Fetch-Site", c.site)
		answer, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if cookie := answer.Header.Get("Set-Cookie"); c.opens != strings.Contains(cookie, "HttpOnly; SameSite=Strict") {
			t.Errorf("the link opened as %s with %s answers with the cookie %q, want one: %v", c.site, c.token, cookie, c.opens)
		}
	}
}

func TestASiteThatStandsRefusesSetUp(t *testing.T) {
	v := visitShared(t)
	for _, path := range []string{"/setup/", "/setup/agency", "/setup/state"} {
		if r := v.Get(t, path); r.StatusCode != http.StatusGone {
			t.Errorf("%s: status %d, want 410", path, r.StatusCode)
		}
	}
	answer, err := http.Post(v.URL+"/setup/open", "application/json", strings.NewReader(`{"token": "x"}`))
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusGone {
		t.Errorf("a link answers %d, want 410", answer.StatusCode)
	}
}
