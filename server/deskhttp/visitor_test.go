package deskhttp_test

import (
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
)

// visitor sends requests to a whole site, most of them to its desk.
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
