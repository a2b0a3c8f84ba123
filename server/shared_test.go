package server_test

import (
	"context"
	"errors"
	"net/http/httptest"
	"os"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// shared is the one site of all tests that change nothing, so that they use the same caches.
var shared struct {
	visitor
	close func() error
}

func TestMain(m *testing.M) {
	code := m.Run()
	if shared.close != nil {
		if err := shared.close(); err != nil {
			panic(err)
		}
	}
	os.Exit(code)
}

// visitShared returns a visitor of the shared site, without the store, so that no test writes to it.
func visitShared(t *testing.T) visitor {
	t.Helper()
	if shared.close == nil {
		if err := openShared(sitetest.OwnMachine(t)); err != nil {
			t.Fatal(err)
		}
	}
	return shared.visitor
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
	shared.visitor = visitor{sitetest.Site{Server: httptest.NewServer(site)}}
	shared.close = func() error {
		shared.Server.Close()
		return errors.Join(site.Close(), store.Close(), os.RemoveAll(dir))
	}
	return nil
}
