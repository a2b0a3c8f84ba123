package main

import (
	"context"
	"fmt"
	"net"
	"slices"

	"github.com/coreos/go-systemd/v22/activation"
	"github.com/coreos/go-systemd/v22/daemon"
	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/internal/turns"
	"github.com/gevel/gevel/server"
)

// heldBySystemd returns the sockets that systemd holds for this program, in the order of their unit: none, or as many as are expected.
// Connections that come while the program restarts wait at them.
func heldBySystemd(expected int) ([]net.Listener, error) {
	held, err := activation.Listeners()
	if err != nil || len(held) == 0 {
		return nil, err
	}
	if len(held) != expected || slices.Contains(held, nil) {
		return nil, fmt.Errorf("systemd gives this program something else than %s: gevel unit -socket prints one that fits, with -tls two",
			wording.Counted(expected, "stream socket", "stream sockets"))
	}
	return held, nil
}

// notifySystemd says that the site is ready and, as long as the database answers, that it is alive, so that systemd restarts one that
// hangs. Without systemd it does nothing.
func notifySystemd(ctx context.Context, site *server.Server) {
	daemon.SdNotify(false, daemon.SdNotifyReady) // fails when systemd has gone; then there is nobody to notify
	every, err := daemon.SdWatchdogEnabled(false)
	if err != nil || every == 0 {
		return
	}
	alive := func() {
		if site.Alive(ctx) == nil {
			daemon.SdNotify(false, daemon.SdNotifyWatchdog)
		}
	}
	alive()
	turns.Take(ctx, every/3, nil, alive)
}
