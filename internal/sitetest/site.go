// Package sitetest opens whole sites for tests and sends them requests, as visitors, owners, staff and programs do.
//
// The tests of server/ and of its rooms share it; where only one of them does something, that has a type visitor around Site.
package sitetest

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// Site takes requests as a visitor sends them: a whole site, built web app included. Redirects are not followed.
type Site struct {
	*httptest.Server
	Store          *db.Store
	Media, Uploads string

	clock func() time.Time // of the settings; nil for the computer's
}

// now is the time by the site's clock.
func (s Site) now() time.Time {
	if s.clock == nil {
		return time.Now()
	}
	return s.clock()
}

// Open starts a site with the sample.
func Open(t *testing.T) Site {
	t.Helper()
	return OpenWith(t, server.Settings{Proxies: OwnMachine(t)})
}

// OwnMachine trusts a proxy on this machine, so that a test says which address a request comes from.
func OwnMachine(t testing.TB) network.Proxies {
	t.Helper()
	proxies, err := network.ParseProxies(network.OwnMachine)
	if err != nil {
		t.Fatal(err)
	}
	return proxies
}

// OpenWith starts a site with the sample and the given settings.
func OpenWith(t *testing.T, settings server.Settings) Site {
	t.Helper()
	v, _ := OpenBuilt(t, web.Dist(), settings)
	return v
}

// OpenBuilt starts a site with a built web app, and returns the server too.
func OpenBuilt(t *testing.T, dist fs.FS, settings server.Settings) (Site, *server.Server) {
	t.Helper()
	store, media := sampletest.Open(t)
	settings.Media, settings.Uploads, settings.Deliveries = media, t.TempDir(), t.TempDir()
	site, err := server.New(store, dist, settings)
	if err != nil {
		t.Fatal(err)
	}
	s := Serve(site)
	t.Cleanup(func() { s.Close(); site.Close() })
	return Site{Server: s, Store: store, Media: media, Uploads: settings.Uploads, clock: settings.Now}, site
}

// Serve serves a site over HTTP/1.1, and over HTTP/2 without TLS.
func Serve(site http.Handler) *httptest.Server {
	s := httptest.NewUnstartedServer(site)
	s.Config.Protocols = new(http.Protocols)
	s.Config.Protocols.SetHTTP1(true)
	s.Config.Protocols.SetUnencryptedHTTP2(true)
	s.Start()
	return s
}

// Write runs SQL on the site's database.
func (s Site) Write(t *testing.T, sql string) {
	t.Helper()
	if _, err := s.Store.Write(t.Context(), handle.Statement{SQL: sql}); err != nil {
		t.Fatal(err)
	}
}
