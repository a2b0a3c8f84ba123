package server_test

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"

// counted returns the page views of property 1048 by source, after do has run and the site was closed.
func counted(t *testing.T, do func(v visitor)) map[traffic.Source]int {
	t.Helper()
	store, media := sampletest.Open(t)
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: t.TempDir(), Proxies: sitetest.OwnMachine(t)})
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(site)
	do(visitor{sitetest.Site{Server: s, Store: store, Media: media}})
	s.Close()
	if err := site.Close(); err != nil {
		t.Fatal(err)
	}
	counts, err := store.PageViews(t.Context(), 1048, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	by := map[traffic.Source]int{}
	for _, c := range counts.Sources {
		by[c.Source] = c.Count
	}
	return by
}

// TestPageViewsCountPeopleOnly requests a property's page as people and as programs do, each from an address of its own.
func TestPageViewsCountPeopleOnly(t *testing.T) {
	var version int64
	by := counted(t, func(v visitor) {
		path, visitor := v.Path(t, "/property/1048/", "nl"), 0
		version, _ = v.Store.Version(t.Context())
		as := func(headers ...string) []string {
			visitor++
			return append([]string{"User-Agent", firefox, "X-Forwarded-For", fmt.Sprint("192.0.2.", visitor)}, headers...)
		}
		get := func(path string, headers ...string) { v.Get(t, path, as(headers...)...) }
		get(path)
		get(path, "Sec-Fetch-Dest", "document", "Referer", "https://www.google.be/")
		get(path+"?utm_medium=email", "Referer", v.URL+"/nl/te-huur/")
		get(path, "Referer", v.URL+"/nl/te-huur/")
		get(path, "Accept-Encoding", "gzip")
		travel := func(headers ...string) int {
			r, _ := http.NewRequest("POST", v.URL+"/visits/1048", nil)
			return sitetest.Send(t, r, as(headers...)...).StatusCode
		}
		if status := travel("Sec-Fetch-Site", "same-origin"); status != http.StatusNoContent {
			t.Errorf("a page view reported by a page of this site: status %d, want 204", status)
		}

		get(path, "Sec-Purpose", "prefetch;prerender")
		get(path, "Purpose", "prefetch")
		get(path, "Sec-Fetch-Dest", "image")
		get(path, "User-Agent", "Mozilla/5.0 (compatible; bingbot/2.0)")
		get("/nl/te-huur/")
		get("/graphql?query={property(number:1048){title}}")
		head, _ := http.NewRequest("HEAD", v.URL+path, nil)
		sitetest.Send(t, head, as()...)
		for _, headers := range [][]string{{}, {"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "none"},
			{"Origin", "https://evil.example"}} {
			if status := travel(headers...); status != http.StatusForbidden {
				t.Errorf("a page view reported with the headers %v: status %d, want 403", headers, status)
			}
		}
		if now, _ := v.Store.Version(t.Context()); now != version {
			t.Error("a page view changed the data version, so all cached pages are lost")
		}
	})
	if want := map[traffic.Source]int{"DIRECT": 2, "SEARCH": 1, "LETTER": 1, "SITE": 2}; !maps.Equal(by, want) {
		t.Errorf("the page views by source are %v, want %v", by, want)
	}
}

func TestPageViewsOfTheOwnerAreNotCounted(t *testing.T) {
	by := counted(t, func(v visitor) {
		mine, others := v.Owner(t, "an@example.com", 1048), v.Owner(t, "tom@example.com", 1096)
		path := v.Path(t, "/property/1048/", "nl")
		for i, token := range []string{mine, others, "nobody's"} {
			v.Get(t, path, "User-Agent", firefox, "X-Forwarded-For", fmt.Sprint("192.0.2.", i+1), "Cookie", "session="+token)
		}
	})
	if by["DIRECT"] != 2 {
		t.Errorf("the page views by source are %v, want 2 direct ones, without the owner's", by)
	}
}
