package graph

import (
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// interval is how often a silent stream sends an empty page, and how long a stream may last.
type interval struct{ beat, last time.Duration }

var defaultInterval = interval{beat: limits.StreamBeat, last: limits.StreamTime}

// streams counts and ends the open streams.
type streams struct {
	*limiter
	pace  interval
	watch *versionWatch
	ended chan struct{} // closed when the server stops
}

func newStreams(store *db.Store) *streams {
	entry := newLimiter(limits.SharedStreams, "too many streams are open; ask for changes from time to time instead")
	return &streams{limiter: entry, pace: defaultInterval, watch: newVersionWatch(store.Version), ended: make(chan struct{})}
}

// EndStreams ends all streams, so that a stopping server need not wait for them. It is called once.
func (g *Graph) EndStreams() { close(g.resolver.streams.ended) }
