package server_test

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"

// counted returns the page views of property 1048 by source, after do has run and the site was closed.
func counted(t *testing.T, do func(v visitor)) map[agency.VisitSource]int {
	t.Helper()
	store, media := sampletest.Open(t)
	site, err := server.New(store, web.Dist(), server.Settings{Media: media, Uploads: t.TempDir(), Proxies: ownMachine(t)})
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(site)
	do(visitor{s, store, media, ""})
	s.Close()
	if err := site.Close(); err != nil {
		t.Fatal(err)
	}
	counts, err := store.PageViews(t.Context(), 1048, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	by := map[agency.VisitSource]int{}
	for _, c := range counts.Sources {
		by[c.Source] = c.Count
	}
	return by
}

// TestPageViewsCountPeopleOnly requests a property's page as people and as programs do, each from an address of its own.
func TestPageViewsCountPeopleOnly(t *testing.T) {
	var version int64
	by := counted(t, func(v visitor) {
		path, visitor := v.path(t, "/property/1048/", "nl"), 0
		version, _ = v.store.Version(t.Context())
		as := func(headers ...string) []string {
			visitor++
			return append([]string{"User-Agent", firefox, "X-Forwarded-For", fmt.Sprint("192.0.2.", visitor)}, headers...)
		}
		get := func(path string, headers ...string) { v.get(t, path, as(headers...)...) }
		get(path)
		get(path, "Sec-Fetch-Dest", "document", "Referer", "https://www.google.be/")
		get(path+"?utm_medium=email", "Referer", v.URL+"/nl/te-huur/")
		get(path, "Referer", v.URL+"/nl/te-huur/")
		get(path, "Accept-Encoding", "gzip")
		travel := func(headers ...string) int {
			r, _ := http.NewRequest("POST", v.URL+"/visits/1048", nil)
			return send(t, r, as(headers...)...).StatusCode
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
		send(t, head, as()...)
		for _, headers := range [][]string{{}, {"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "none"},
			{"Origin", "https://evil.example"}} {
			if status := travel(headers...); status != http.StatusForbidden {
				t.Errorf("a page view reported with the headers %v: status %d, want 403", headers, status)
			}
		}
		if now, _ := v.store.Version(t.Context()); now != version {
			t.Error("a page view changed the data version, so all cached pages are lost")
		}
	})
	if want := map[agency.VisitSource]int{"DIRECT": 2, "SEARCH": 1, "LETTER": 1, "SITE": 2}; !maps.Equal(by, want) {
		t.Errorf("the page views by source are %v, want %v", by, want)
	}
}

func TestPageViewsOfTheOwnerAreNotCounted(t *testing.T) {
	by := counted(t, func(v visitor) {
		mine, others := v.owner(t, "an@example.com", 1048), v.owner(t, "tom@example.com", 1096)
		path := v.path(t, "/property/1048/", "nl")
		for i, token := range []string{mine, others, "nobody's"} {
			v.get(t, path, "User-Agent", firefox, "X-Forwarded-For", fmt.Sprint("192.0.2.", i+1), "Cookie", "session="+token)
		}
	})
	if by["DIRECT"] != 2 {
		t.Errorf("the page views by source are %v, want 2 direct ones, without the owner's", by)
	}
}

// owner returns the token of an owner's session; an owner with that email address is added when there is none.
func (v visitor) owner(t *testing.T, email string, property int) string {
	t.Helper()
	if known, err := v.store.OwnerWith(t.Context(), email); err != nil {
		t.Fatal(err)
	} else if known == nil {
		if ok, err := v.store.AddOwner(t.Context(), db.Owner{Name: email, Email: email, Language: "nl"},
			[]int{property}); !ok || err != nil {
			t.Fatalf("the owner %s was not added: %v, %v", email, ok, err)
		}
	}
	if ok, err := v.store.SetPassword(t.Context(), email, "a hash"); !ok || err != nil {
		t.Fatalf("the password of %s was not set: %v, %v", email, ok, err)
	}
	o, err := v.store.OwnerWith(t.Context(), email)
	if err != nil {
		t.Fatal(err)
	}
	n := db.Session{Token: "token of " + email, Owner: o.ID, At: time.Now(), Ends: time.Now().Add(time.Hour)}
	if ok, err := v.store.BeginSession(t.Context(), n, "", o.Password, "2026-01-01", nil); !ok || err != nil {
		t.Fatalf("the session of %s did not begin: %v, %v", email, ok, err)
	}
	return n.Token
}
