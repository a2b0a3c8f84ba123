// Package overload limits how much work that is not cached runs at the same time. A site with more visitors than it can serve answers some
// of them as well as ever and tells the others when to come back (load shedding), instead of answering all of them too late.
package overload

import (
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
)

// ErrFull means that too much work waits already, or that none ended in time. The request may be sent again after limits.OverloadRetry.
var ErrFull = errors.New("too many visitors at once")

// Gate has a place for each piece of work that may run, and a queue before them, divided as limits.SharedWork and limits.SharedQueue say.
// It is safe for concurrent use.
type Gate struct {
	running, queue *network.Places
	refused        atomic.Int64

	mutex   sync.Mutex
	waiting []*waiter // the first of the queue first
}

// waiter is work that waits for a place. ready is closed when it has one, which vacate gives back.
type waiter struct {
	client network.Client
	ready  chan struct{}
	vacate func()
}

// NewGate returns a gate with places for work that runs, beside those of keys and staff, and limits.OverloadQueue places to wait.
func NewGate(places int) *Gate {
	return &Gate{running: network.NewPlaces(limits.SharedWork(places)), queue: network.NewPlaces(limits.SharedQueue)}
}

// Enter waits for a place, at most limits.OverloadWait, and returns the function that leaves it. It returns ErrFull when the queue is full
// or the time is over, and the context's error when the client left. Whoever has a place must not enter again.
func (g *Gate) Enter(ctx context.Context) (leave func(), err error) {
	w := &waiter{client: principal.Of(ctx).Client(), ready: make(chan struct{})}
	if g.start(w) {
		return func() { g.leave(w) }, nil
	}
	dequeue, ok := g.queue.Take(w.client, 1)
	if !ok {
		return nil, g.refuse()
	}
	defer dequeue()
	g.mutex.Lock()
	g.waiting = append(g.waiting, w)
	g.admit() // a place may have become free meanwhile
	g.mutex.Unlock()
	return g.wait(ctx, w)
}

// start begins work when a place is free for it.
func (g *Gate) start(w *waiter) bool {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return g.begin(w)
}

func (g *Gate) begin(w *waiter) (ok bool) {
	if w.vacate, ok = g.running.Take(w.client, 1); ok {
		close(w.ready)
	}
	return ok
}

// admit lets those who waited longest begin, as far as places are free for them.
func (g *Gate) admit() { g.waiting = slices.DeleteFunc(g.waiting, g.begin) }

// wait waits until the work may begin.
func (g *Gate) wait(ctx context.Context, w *waiter) (leave func(), err error) {
	wait := time.NewTimer(limits.OverloadWait)
	defer wait.Stop()
	select {
	case <-w.ready:
		return func() { g.leave(w) }, nil
	case <-wait.C:
		err = ErrFull
	case <-ctx.Done():
		err = ctx.Err()
	}
	if !g.giveUp(w) { // it began just now
		return func() { g.leave(w) }, nil
	}
	if errors.Is(err, ErrFull) {
		g.refused.Add(1)
	}
	return nil, err
}

// giveUp takes work out of the queue, unless it has begun.
func (g *Gate) giveUp(w *waiter) bool {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	before := len(g.waiting)
	g.waiting = slices.DeleteFunc(g.waiting, func(other *waiter) bool { return other == w })
	return len(g.waiting) < before
}

func (g *Gate) leave(w *waiter) {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	w.vacate()
	g.admit()
}

func (g *Gate) refuse() error {
	g.refused.Add(1)
	return ErrFull
}

// State is how much work runs and waits, and how much was refused since the start.
type State struct {
	Running, Waiting int
	Refused          int64
}

// State returns the gate's numbers at this moment.
func (g *Gate) State() State {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return State{Running: g.running.Taken(), Waiting: len(g.waiting), Refused: g.refused.Load()}
}
