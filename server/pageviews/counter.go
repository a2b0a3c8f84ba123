// Package pageviews counts page views of properties for their owners. It uses no cookie and stores no address: a visitor is recognised for
// one day, by a digest whose salt is only in memory and is replaced the next day.
package pageviews

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// View is one request for a property's page. Address, Agent and Token are stored nowhere.
type View struct {
	Property int
	Source   traffic.Source
	At       time.Time
	Address  string // network address
	Agent    string // user agent
	Token    string // session token, "" for none
}

// Store is the part of *db.Store that counting needs.
type Store interface {
	AddPageViews(ctx context.Context, counts map[db.PageViewKey]int) error
}

// Owners is the part of *owners.Store that counting needs.
type Owners interface {
	// OwnsProperty reports whether a token belongs to a session of the property's owner.
	OwnsProperty(ctx context.Context, token string, property int) (bool, error)
}

// Counter counts in the background; no page waits for it.
type Counter struct {
	store   Store
	owners  Owners
	views   chan View
	day     day
	pending map[db.PageViewKey]int
	done    chan struct{}
	stopped sync.Once
	end     chan struct{}
}

// every is how often counts are written. A crash loses at most the counts since the last write.
const every = 2 * time.Second

// Start starts counting in the background.
func Start(store Store, owners Owners) *Counter {
	t := &Counter{store: store, owners: owners, views: make(chan View, limits.PageViewsWaiting), pending: map[db.PageViewKey]int{},
		done: make(chan struct{}), end: make(chan struct{})}
	go t.run()
	return t
}

// Count queues a page view. It never blocks: when the queue is full the view is not counted.
func (t *Counter) Count(v View) {
	if isRobot(v.Agent) {
		return
	}
	select {
	case t.views <- v:
	default:
	}
}

// Close counts and writes what is queued, then stops.
func (t *Counter) Close() {
	t.stopped.Do(func() { close(t.end) })
	<-t.done
}

func (t *Counter) run() {
	defer close(t.done)
	tick := time.NewTicker(every)
	defer tick.Stop()
	for {
		select {
		case v := <-t.views:
			t.record(v)
		case <-tick.C:
			t.write()
		case <-t.end:
			t.rest()
			return
		}
	}
}

// rest counts and writes what is still queued.
func (t *Counter) rest() {
	for {
		select {
		case v := <-t.views:
			t.record(v)
		default:
			t.write()
			return
		}
	}
}

// record counts a visitor once a day per property, and never its owner.
func (t *Counter) record(v View) {
	today := locale.Today(v.At)
	if !t.day.isNew(today, v) {
		return
	}
	if v.Token != "" {
		if owns, err := t.owners.OwnsProperty(context.Background(), v.Token, v.Property); owns || err != nil {
			return
		}
	}
	t.pending[db.PageViewKey{Property: v.Property, Day: today, Source: v.Source}]++
}

// write writes the batch. A batch that cannot be written is written with the next.
func (t *Counter) write() {
	if len(t.pending) == 0 {
		return
	}
	if err := t.store.AddPageViews(context.Background(), t.pending); err != nil {
		slog.Error("page views could not be written", "err", err)
		return
	}
	clear(t.pending)
}
