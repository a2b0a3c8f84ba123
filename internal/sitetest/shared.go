package sitetest

import (
	"context"
	"errors"
	"net/http/httptest"
	"os"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// shared is the one site of all tests of a package that change nothing.
var shared struct {
	Site
	close func() error
}

// Main runs the tests of a package, and closes the site that they share.
func Main(m *testing.M) {
	code := m.Run()
	if shared.close != nil {
		if err := shared.close(); err != nil {
			panic(err)
		}
	}
	os.Exit(code)
}

// Shared returns the one site of all tests of a package that change nothing, so that they use the same caches. It has no store, so that no
// test writes to it. Main closes it.
func Shared(t *testing.T) Site {
	t.Helper()
	if shared.close == nil {
		if err := openShared(OwnMachine(t)); err != nil {
			t.Fatal(err)
		}
	}
	return shared.Site
}

func openShared(proxies network.Proxies) error {
	dir, err := os.MkdirTemp("", "gevel-shared-")
	if err != nil {
		return err
	}
	store, media, err := sampletest.OpenIn(context.Background(), dir)
	if err != nil {
		return err
	}
	site, err := server.New(store, web.Dist(), server.Settings{Proxies: proxies, Media: media, Uploads: dir})
	if err != nil {
		return err
	}
	shared.Site = Site{Server: httptest.NewServer(site)}
	shared.close = func() error {
		shared.Server.Close()
		return errors.Join(site.Close(), store.Close(), os.RemoveAll(dir))
	}
	return nil
}
