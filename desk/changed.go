package desk

import (
	"context"
	"reflect"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
	"github.com/gevel/gevel/staff"
)

// streams counts the open streams of the desk, which read what changed together.
type streams struct {
	*engine.Limiter
	pace  engine.Interval
	watch *engine.VersionWatch
	ended chan struct{} // closed when the server stops
}

func newStreams(store *db.Store) *streams {
	return &streams{pace: engine.DefaultInterval, ended: make(chan struct{}), Limiter: engine.NewLimiter(limits.SharedDeskStreams,
		"too many windows of the desk are told of changes; close some"),
		watch: engine.NewVersionWatch(func(ctx context.Context) (int64, error) {
			v, err := store.DeskVersions(ctx)
			if err != nil {
				return 0, err
			}
			return v.Total, nil
		})}
}

// EndStreams ends all streams, so that a stopping server need not wait for them. It is called once.
func (g *Graph) EndStreams() { close(g.resolver.streams.ended) }

// Now is how often each part of the desk changed.
func (r *deskResolver) Now(ctx context.Context, d *staff.Desk) (*staff.Now, error) {
	return r.Staff.ReadNow(ctx, d)
}

// DeskChanged sends a session at the desk what happens there, until the session ends, the client leaves or the server stops.
func (r *subscriptionResolver) DeskChanged(ctx context.Context, at *string) (<-chan *staff.Now, error) {
	record := ""
	if at != nil {
		record = *at
	}
	watcher, err := r.Staff.Watch(ctx, record)
	if err != nil {
		return nil, err
	}
	if watcher == nil {
		return nil, engine.Coded("only who is signed in at the desk is told what happens there", "SIGNED_OUT")
	}
	leave, err := r.streams.EnterAs(network.Client{Staff: watcher.Session()})
	if err != nil {
		return nil, err
	}
	w := &stream{Resolver: r.Resolver, watcher: watcher, out: make(chan *staff.Now), end: time.After(r.streams.pace.Last)}
	unwatch := r.streams.watch.Join()
	engine.Follow(ctx, func() error { return w.run(ctx) }, func() {
		unwatch()
		leave()
		close(w.out)
	})
	return w.out, nil
}

// stream is one stream of the desk.
type stream struct {
	*Resolver
	watcher *staff.Watcher
	version int64
	sent    *staff.Now
	out     chan *staff.Now
	end     <-chan time.Time
}

// run sends what is new for as long as the stream lasts.
func (w *stream) run(ctx context.Context) error {
	leave, err := w.watcher.Open(ctx)
	if err != nil {
		return engine.UnlessOver(ctx, err)
	}
	defer leave()
	for beat := true; ; {
		now, moved, err := w.poll(ctx)
		if err != nil || now == nil {
			return engine.UnlessOver(ctx, err)
		}
		if (beat || !reflect.DeepEqual(now, w.sent)) && !w.send(ctx, now) {
			return nil
		}
		goesOn := false
		if goesOn, beat = w.wait(ctx, moved); !goesOn {
			return nil
		}
	}
}

// poll reads what the session may know now, nil when it is over. The watch has just read the versions, so they need no statement here.
func (w *stream) poll(ctx context.Context) (*staff.Now, <-chan struct{}, error) {
	v, err := w.Store.DeskVersions(ctx)
	if err != nil {
		return nil, nil, err
	}
	w.version = v.Total
	return w.watcher.Poll(ctx, v)
}

func (w *stream) send(ctx context.Context, now *staff.Now) bool {
	w.sent = now
	select {
	case w.out <- now:
		return true
	case <-ctx.Done():
	case <-w.streams.ended:
	case <-w.end:
	}
	return false
}

// wait waits until something changed, or a colleague opened or left a record, or it is time to show that the connection works. goesOn is
// false when the stream is over.
func (w *stream) wait(ctx context.Context, colleagues <-chan struct{}) (goesOn, beat bool) {
	silence := time.NewTimer(w.streams.pace.Beat)
	defer silence.Stop()
	for {
		newer, moved := w.streams.watch.After(w.version)
		if newer {
			return true, false
		}
		select {
		case <-moved:
		case <-colleagues:
			return true, false
		case <-silence.C:
			return true, true
		case <-ctx.Done():
			return false, false
		case <-w.streams.ended:
			return false, false
		case <-w.end:
			return false, false
		}
	}
}
