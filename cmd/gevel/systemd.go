package main

import (
	"context"
	"errors"
	"net"
	"time"

	"github.com/coreos/go-systemd/v22/activation"
	"github.com/coreos/go-systemd/v22/daemon"
	"github.com/gevel/gevel/server"
)

// listenerOf returns the socket that systemd holds for this program or, when it holds none, takes an address. Connections that come while
// the program restarts wait at a socket of systemd.
func listenerOf(addr string) (net.Listener, error) {
	held, err := activation.Listeners()
	switch {
	case err != nil:
		return nil, err
	case len(held) > 1 || len(held) == 1 && held[0] == nil:
		return nil, errors.New("systemd gives this program something else than one stream socket: gevel unit -socket prints one that fits")
	case len(held) == 1:
		return held[0], nil
	}
	return listenOn(addr, "-addr")
}

// tellSystemd says that the site is ready and, as long as the database answers, that it is alive, so that systemd restarts one that hangs.
// Without systemd it does nothing.
func tellSystemd(ctx context.Context, site *server.Server) {
	daemon.SdNotify(false, daemon.SdNotifyReady) // fails when systemd has gone, which nobody can be told
	every, err := daemon.SdWatchdogEnabled(false)
	if err != nil || every == 0 {
		return
	}
	turns := time.NewTicker(every / 3)
	defer turns.Stop()
	for {
		if site.Alive(ctx) == nil {
			daemon.SdNotify(false, daemon.SdNotifyWatchdog)
		}
		select {
		case <-ctx.Done():
			return
		case <-turns.C:
		}
	}
}
