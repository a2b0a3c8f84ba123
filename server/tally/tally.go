// Package tally counts visits to the pages of homes, for their owners. It keeps no cookie and no address: who visits is known
// for a day, by a digest with a salt that nobody ever sees and that is gone the next day.
package tally

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// Visit is that somebody asked for the page of a home. Address, Agent and Token are used up by counting and kept nowhere.
type Visit struct {
	Property int
	Source   agency.VisitSource
	At       time.Time
	Address  string // of the network
	Agent    string // what the browser calls itself
	Token    string // of a session, "" for none
}

// Store is what is needed of the store.
type Store interface {
	CountVisits(ctx context.Context, counts map[db.PageVisits]int) error
	// Owns tells whether a token is that of a session of an owner of a home.
	Owns(ctx context.Context, token string, property int) (bool, error)
}

// Tally counts in the background. A page never waits for it.
type Tally struct {
	store   Store
	visits  chan Visit
	day     day
	pending map[db.PageVisits]int
	done    chan struct{}
	stopped sync.Once
	end     chan struct{}
}

// every is how often what was counted is written. What is lost when the machine dies is at most one batch.
const every = 2 * time.Second

// Start begins to count.
func Start(store Store) *Tally {
	t := &Tally{store: store, visits: make(chan Visit, limits.PageViewsWaiting), pending: map[db.PageVisits]int{}, done: make(chan struct{}), end: make(chan struct{})}
	go t.run()
	return t
}

// Note hands a visit over. It never waits; when too many do already the visit is not counted.
func (t *Tally) Note(v Visit) {
	if isRobot(v.Agent) {
		return
	}
	select {
	case t.visits <- v:
	default:
	}
}

// Close counts what was handed over, writes it and stops.
func (t *Tally) Close() {
	t.stopped.Do(func() { close(t.end) })
	<-t.done
}

func (t *Tally) run() {
	defer close(t.done)
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case v := <-t.visits:
			t.count(v)
		case <-tick.C:
			t.write()
		case <-t.end:
			t.rest()
			return
		}
	}
}

// rest counts and writes what is left.
func (t *Tally) rest() {
	for {
		select {
		case v := <-t.visits:
			t.count(v)
		default:
			t.write()
			return
		}
	}
}

// count counts a visitor once a day for each home, and never its owner.
func (t *Tally) count(v Visit) {
	today := agency.Today(v.At)
	if !t.day.isNew(today, v) {
		return
	}
	if v.Token != "" {
		if owns, err := t.store.Owns(context.Background(), v.Token, v.Property); owns || err != nil {
			return
		}
	}
	t.pending[db.PageVisits{Property: v.Property, Day: today, Source: v.Source}]++
}

// write writes the batch. One that cannot be written is tried again with the next.
func (t *Tally) write() {
	if len(t.pending) == 0 {
		return
	}
	if err := t.store.CountVisits(context.Background(), t.pending); err != nil {
		slog.Error("visits could not be written", "err", err)
		return
	}
	clear(t.pending)
}
