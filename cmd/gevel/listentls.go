package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
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

// serverLog writes what an http.Server says, without the handshakes that strangers begin and do not finish: they say who, and nothing more.
func serverLog() *log.Logger { return log.New(withoutHandshakes{}, "", 0) }

type withoutHandshakes struct{}

func (withoutHandshakes) Write(line []byte) (int, error) {
	if !bytes.Contains(line, []byte("TLS handshake error")) {
		log.Print(string(line)) // by the log of all
	}
	return len(line), nil
}
