package server_test

import (
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// visitor sends HTTP requests to a whole site, built web app included. It does not follow redirects.
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

// visitSettings starts a site with the sample and the given settings.
func visitSettings(t *testing.T, settings server.Settings) visitor {
	t.Helper()
	v, _ := visitSite(t, web.Dist(), settings)
	return v
}

// visitSite starts a site with a built web app, and returns the server beside its visitor.
func visitSite(t *testing.T, dist fs.FS, settings server.Settings) (visitor, *server.Server) {
	t.Helper()
	store, media := sampletest.Open(t)
	settings.Media, settings.Uploads = media, t.TempDir()
	site, err := server.New(store, dist, settings)
	if err != nil {
		t.Fatal(err)
	}
	s := startTest(site)
	t.Cleanup(func() { s.Close(); site.Close() })
	return visitor{s, store, media, settings.Uploads}, site
}

// startTest serves a site over HTTP/1.1, and over HTTP/2 without TLS.
func startTest(site http.Handler) *httptest.Server {
	s := httptest.NewUnstartedServer(site)
	s.Config.Protocols = new(http.Protocols)
	s.Config.Protocols.SetHTTP1(true)
	s.Config.Protocols.SetUnencryptedHTTP2(true)
	s.Start()
	return s
}

var noFollow = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

// overHTTP2 makes all requests use HTTP/2 until the test ends.
func overHTTP2(t *testing.T) {
	t.Helper()
	noFollow.Transport = http2()
	t.Cleanup(func() {
		noFollow.CloseIdleConnections()
		noFollow.Transport = nil
	})
}

func http2() *http.Transport {
	t := &http.Transport{Protocols: new(http.Protocols)}
	t.Protocols.SetUnencryptedHTTP2(true)
	return t
}

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

// earlyInAMinute waits for the next minute when this one is about to end, because rate limits count by the minute.
func earlyInAMinute(t *testing.T) {
	t.Helper()
	const needed = 10 * time.Second
	if left := time.Minute - time.Since(time.Now().Truncate(time.Minute)); left < needed {
		time.Sleep(left)
	}
}

// path returns the full address of a page in a language, by its short address.
func (v visitor) path(t *testing.T, short string, language string) string {
	t.Helper()
	r := v.get(t, short+"?lng="+language)
	to := r.Header.Get("Location")
	if r.StatusCode != http.StatusPermanentRedirect {
		t.Fatalf("%s: status %d, want 308 to the full address", short, r.StatusCode)
	}
	to, _, _ = strings.Cut(to, "?")
	return to
}

// write runs SQL on the site's database.
func (v visitor) write(t *testing.T, sql string) {
	t.Helper()
	if _, err := v.store.Write(t.Context(), db.Statement{SQL: sql}); err != nil {
		t.Fatal(err)
	}
}
