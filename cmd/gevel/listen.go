package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"syscall"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server"
)

// listenOn takes an address; flag is the name of the setting that chose it.
func listenOn(addr, flag string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is taken by another program: end it, or choose another address with %s", addr, flag)
	}
	if errors.Is(err, syscall.EACCES) {
		return nil,
			fmt.Errorf("cannot listen on %s: %w. Let systemd hold it (gevel unit -socket), or choose another address with %s", addr, err,
				flag)
	}
	var written *net.AddrError
	var named *net.DNSError
	if errors.As(err, &written) || errors.As(err, &named) {
		return nil, fmt.Errorf("cannot listen on %s: %w. Write host and port with %s, localhost:8080, or :8080 for all addresses of the "+
			"machine", addr, err, flag)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot listen on %s: %w", addr, err)
	}
	return listener, nil
}

// listeners are where the program is reached: addr and, when it is not empty, a second address for http.
func listeners(addr, second string) (main, plain net.Listener, err error) {
	expected := 1
	if second != "" {
		expected = 2
	}
	held, err := heldBySystemd(expected)
	if err != nil {
		return nil, nil, err
	}
	if len(held) == 0 {
		if main, err = listenOn(addr, "-addr"); err != nil || second == "" {
			return main, nil, err
		}
		if plain, err = listenOn(second, "-http"); err != nil {
			main.Close()
		}
		return main, plain, err
	}
	return held[0], held[expected-1], nil
}

// listen serves until the context ends. Then /readyz says so, requests are taken for the time drain, and running ones may finish for ten
// seconds.
func (t *serving) listen(ctx context.Context, site *server.Server) error {
	listener, _, err := listeners(t.addr, "")
	if err != nil {
		return err
	}
	fmt.Fprintf(t.observed.said, "Gevel serves on http://%s\n", t.addr)
	begin(ctx, site)
	s := bounded(site)
	s.RegisterOnShutdown(site.EndStreams)
	return serveAt(ctx, listener, s, t.drain)
}

// begin notifies systemd that requests are answered, and balancers when none should be sent any more.
func begin(ctx context.Context, site *server.Server) {
	site.WarmEngines()
	context.AfterFunc(ctx, site.Stop)
	go notifySystemd(ctx, site)
}

// bounded returns a server of a handler that ends slow and idle connections. Without TLS it speaks HTTP/2 as well with those that begin
// so, as proxies do that are told to.
func bounded(handler http.Handler) *http.Server {
	var spoken http.Protocols
	spoken.SetHTTP1(true)
	spoken.SetHTTP2(true)
	spoken.SetUnencryptedHTTP2(true)
	return &http.Server{Handler: handler, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 30 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 64 << 10, Protocols: &spoken, HTTP2: &http.HTTP2Config{MaxConcurrentStreams: limits.ConnectionRequests},
		ErrorLog: serverLog()}
}

// serveAt serves at a listener until the context ends and the time drain has passed. What was taken then is answered.
func serveAt(ctx context.Context, listener net.Listener, s *http.Server, drain time.Duration) error {
	var fresh unread
	s.ConnState = fresh.follow
	go func() {
		<-ctx.Done()
		time.Sleep(drain)
		listener.Close() // ends Serve
	}()
	serve := s.Serve
	if s.TLSConfig != nil {
		serve = func(l net.Listener) error { return s.ServeTLS(l, "", "") }
	}
	if err := serve(listener); ctx.Err() == nil {
		return err
	}
	return shutDown(s, &fresh)
}
