package server_test

import (
	"io/fs"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
)

// visitor sends requests to a whole site.
type visitor struct{ sitetest.Site }

func visit(t *testing.T) visitor {
	t.Helper()
	return visitor{sitetest.Open(t)}
}

// visitSettings starts a site with the sample and the given settings.
func visitSettings(t *testing.T, settings server.Settings) visitor {
	t.Helper()
	return visitor{sitetest.OpenWith(t, settings)}
}

// visitSite starts a site with a built web app, and returns the server beside its visitor.
func visitSite(t *testing.T, dist fs.FS, settings server.Settings) (visitor, *server.Server) {
	t.Helper()
	v, site := sitetest.OpenBuilt(t, dist, settings)
	return visitor{v}, site
}
