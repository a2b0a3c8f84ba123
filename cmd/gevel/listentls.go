package main

import (
	"context"
	"fmt"
	"log"
	"slices"
	"strings"

	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/server/certificates"
	"golang.org/x/sync/errgroup"
)

// listenTLS serves https until the context ends, as listen does, and leads what comes by http to it.
func (t *serving) listenTLS(ctx context.Context, c *certificates.Store, site *server.Server) error {
	main, plain, err := listeners(t.addr, t.secure.http)
	if err != nil {
		return err
	}
	secure := bounded(certificates.ToFirstName(t.origin, t.secure.names, site))
	secure.TLSConfig = c.Config()
	secure.RegisterOnShutdown(site.EndStreams)
	unsecured := bounded(c.OverHTTP(certificates.ToHTTPS(t.origin, site)))
	fmt.Fprintf(t.observed.said, "Gevel serves on %s\n", t.origin)
	begin(ctx, site)
	both, ctx := errgroup.WithContext(ctx)
	both.Go(func() error { return serveAt(ctx, main, secure, t.drain) })
	both.Go(func() error { return serveAt(ctx, plain, unsecured, t.drain) })
	go c.Follow(ctx)
	return both.Wait()
}

// serverLog writes what an http.Server says, without connections that strangers begin wrongly: such a line says who, and any words that
// they chose, and nothing that an operator could mend.
func serverLog() *log.Logger { return log.New(withoutStrangers{}, "", 0) }

// ofStrangers begin the lines about connections that speak neither TLS nor HTTP/2 as they should.
var ofStrangers = []string{"http: TLS handshake error", "http2: server: error reading preface", "http2: server connection error",
	"timeout waiting for SETTINGS frames"}

type withoutStrangers struct{}

func (withoutStrangers) Write(line []byte) (int, error) {
	text := string(line)
	if !slices.ContainsFunc(ofStrangers, func(begin string) bool { return strings.HasPrefix(text, begin) }) {
		log.Print(text) // by the log of all
	}
	return len(line), nil
}
