package server_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// visitor asks the whole site, built web app included, over HTTP. It does not follow redirects by itself.
type visitor struct {
	*httptest.Server
	store          *db.Store
	media, uploads string
}

func visit(t *testing.T) visitor {
	t.Helper()
	return visitSettings(t, server.Settings{Proxies: ownMachine(t)})
}

func ownMachine(t testing.TB) server.Proxies {
	t.Helper()
	proxies, err := server.ParseProxies(server.OwnMachine)
	if err != nil {
		t.Fatal(err)
	}
	return proxies
}

// visitSettings visits a site with settings of its own.
func visitSettings(t *testing.T, settings server.Settings) visitor {
	t.Helper()
	store, media := sampletest.Open(t)
	settings.Media, settings.Uploads = media, t.TempDir()
	site, err := server.New(store, web.Dist(), settings)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(site)
	t.Cleanup(func() { s.Close(); site.Close() })
	return visitor{s, store, media, settings.Uploads}
}

var noFollow = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

// reply is an answer with its text.
type reply struct {
	*http.Response
	text string
}

func (v visitor) get(t *testing.T, path string, headers ...string) reply {
	t.Helper()
	return v.request(t, "GET", path, headers...)
}

func (v visitor) request(t *testing.T, method, path string, headers ...string) reply {
	t.Helper()
	r, err := http.NewRequest(method, v.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := noFollow.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return reply{response, string(text)}
}

// path finds the address of a property in a language.
func (v visitor) path(t *testing.T, old string, language string) string {
	t.Helper()
	r := v.get(t, old+"?lng="+language)
	to := r.Header.Get("Location")
	if r.StatusCode != http.StatusPermanentRedirect {
		t.Fatalf("%s: %d", old, r.StatusCode)
	}
	to, _, _ = strings.Cut(to, "?")
	return to
}

// write changes the store.
func (v visitor) write(t *testing.T, sql string) {
	t.Helper()
	if _, err := v.store.Write(t.Context(), db.Statement{SQL: sql}); err != nil {
		t.Fatal(err)
	}
}
