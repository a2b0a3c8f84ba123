package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"syscall"
	"time"

	"github.com/gevel/gevel/server"
)

// listenOn takes an address; flag is the name of the setting that chose it.
func listenOn(addr, flag string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is taken by another program: end it, or choose another address with %s", addr, flag)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot listen on %s: %w", addr, err)
	}
	return listener, nil
}

// listen serves until the context ends. Then /readyz says so, requests are taken for the time drain, and running ones may finish for ten
// seconds.
func listen(ctx context.Context, addr string, site *server.Server, drain time.Duration) error {
	listener, err := listenerOf(addr)
	if err != nil {
		return err
	}
	var fresh unread
	s := &http.Server{Handler: site, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 30 * time.Second, IdleTimeout: 2 * time.Minute,
		MaxHeaderBytes: 64 << 10, ConnState: fresh.follow}
	s.RegisterOnShutdown(site.EndStreams)
	go func() {
		<-ctx.Done()
		site.Stop()
		time.Sleep(drain)
		listener.Close() // ends Serve
	}()
	fmt.Printf("Gevel serves on http://%s\n", addr)
	site.WarmEngines()
	go tellSystemd(ctx, site)
	if err := s.Serve(listener); ctx.Err() == nil {
		return err
	}
	return shutDown(s, &fresh)
}
