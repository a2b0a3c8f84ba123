package main

import (
	"context"
	"fmt"
	"log"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/server"
	"golang.org/x/sync/errgroup"
)

// listenTLS serves https until the context ends, as listen does, and leads what comes by http to it.
func listenTLS(ctx context.Context, addr, origin string, c *certificates, second string, site *server.Server, drain time.Duration) error {
	main, plain, err := listeners(addr, second)
	if err != nil {
		return err
	}
	origin = strings.TrimSuffix(origin, "/")
	secure := bounded(toFirstName(origin, c.names, site))
	secure.TLSConfig = c.config()
	secure.RegisterOnShutdown(site.EndStreams)
	unsecured := bounded(c.manager.HTTPHandler(toHTTPS(origin, site)))
	fmt.Printf("Gevel serves on %s\n", origin)
	begin(ctx, site)
	both, ctx := errgroup.WithContext(ctx)
	both.Go(func() error { return serveAt(ctx, main, secure, drain) })
	both.Go(func() error { return serveAt(ctx, plain, unsecured, drain) })
	go c.follow(ctx)
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
