// Package idle lets work that nobody waits for give way to requests.
package idle

import (
	"context"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/limits"
)

// Gate knows whether requests are being answered. It is safe for concurrent use.
type Gate struct {
	start time.Time
	last  atomic.Int64 // when a request last began or ended, in nanoseconds after start
}

// NewGate returns a gate that opens once no request comes for limits.QuietTime.
func NewGate() *Gate { return &Gate{start: time.Now()} }

// Note notes that a request begins or ends.
func (g *Gate) Note() { g.last.Store(int64(time.Since(g.start))) }

// Running reports whether a request began or ended within limits.QuietTime. One that takes longer is a transfer, which needs little of the
// processor.
func (g *Gate) Running() bool {
	return time.Since(g.start)-time.Duration(g.last.Load()) < limits.QuietTime
}

// work is one piece of work that nobody waits for, done by one goroutine at a time.
type work struct {
	gate   *Gate
	needed func() bool
	left   time.Duration // how much longer it may wait for requests
	paused time.Time
}

type key struct{}

// Ahead returns a context for one piece of work that is done ahead: a picture, a page. The work calls Wait every few milliseconds. needed
// reports that somebody waits for it now, or for memory that it holds; it may be nil.
func (g *Gate) Ahead(ctx context.Context, needed func() bool) context.Context {
	if needed == nil {
		needed = func() bool { return false }
	}
	return context.WithValue(ctx, key{}, &work{gate: g, needed: needed, left: limits.AheadWait})
}

// IsAhead reports whether a context is one of Ahead.
func IsAhead(ctx context.Context) bool { return ctx.Value(key{}) != nil }

const (
	poll  = 20 * time.Millisecond // how often waiting work checks whether it may go on
	turn  = time.Millisecond      // how long it runs between two pauses
	pause = 50 * time.Microsecond
)

// Wait lets other goroutines run. Work that is done ahead waits until the gate is open, in all no longer than limits.AheadWait, so that a
// busy site does it too. It returns the context's error once the context has ended.
func Wait(ctx context.Context) error {
	w, _ := ctx.Value(key{}).(*work)
	if w == nil {
		runtime.Gosched()
		return ctx.Err()
	}
	for w.left > 0 && w.gate.Running() && !w.needed() && ctx.Err() == nil {
		w.left -= poll
		sleep(ctx, poll)
	}
	w.pause()
	return ctx.Err()
}

// pause sleeps a moment once a turn, so that Go's scheduler polls the network for new requests, which it does not after runtime.Gosched.
func (w *work) pause() {
	if time.Since(w.paused) > turn {
		time.Sleep(pause)
		w.paused = time.Now()
	}
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}
