// Package overload limits how much work that is not cached runs at the same time. A site with more visitors than it can serve answers some
// of them as well as ever and tells the others when to come back (load shedding), instead of answering all of them too late.
package overload

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/limits"
)

// ErrFull means that too much work waits already, or that none ended in time. The request may be sent again after limits.OverloadRetry.
var ErrFull = errors.New("too many visitors at once")

// Gate has a place for each piece of work that may run, and a queue before them. It is safe for concurrent use.
type Gate struct {
	places  chan struct{}
	queue   chan struct{}
	refused atomic.Int64
}

// NewGate returns a gate with places for work that runs, and limits.OverloadQueue places to wait.
func NewGate(places int) *Gate {
	return &Gate{places: make(chan struct{}, places), queue: make(chan struct{}, limits.OverloadQueue)}
}

// Enter waits for a place, at most limits.OverloadWait, and returns the function that leaves it. It returns ErrFull when the queue is full
// or the time is over, and the context's error when the client left. Whoever has a place must not enter again.
func (g *Gate) Enter(ctx context.Context) (leave func(), err error) {
	select {
	case g.places <- struct{}{}:
		return g.leave, nil
	default:
	}
	select {
	case g.queue <- struct{}{}:
		defer func() { <-g.queue }()
	default:
		return nil, g.refuse()
	}
	wait := time.NewTimer(limits.OverloadWait)
	defer wait.Stop()
	select {
	case g.places <- struct{}{}:
		return g.leave, nil
	case <-wait.C:
		return nil, g.refuse()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (g *Gate) leave() { <-g.places }

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
	return State{Running: len(g.places), Waiting: len(g.queue), Refused: g.refused.Load()}
}
