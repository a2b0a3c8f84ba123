package graph

import (
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// interval is how a stream runs: how often it tells that it is alive, and how long it may last.
type interval struct{ beat, last time.Duration }

var defaultInterval = interval{beat: limits.StreamBeat, last: limits.StreamTime}

// streams are those that are open.
type streams struct {
	*limiter
	pace  interval
	watch *versionWatch
	ended chan struct{} // closed when the server stops
}

func newStreams(store *db.Store) *streams {
	entry := newLimiter(limits.Streams, limits.StreamsOfOne, "too many streams are open; ask for changes from time to time instead")
	return &streams{limiter: entry, pace: defaultInterval, watch: newVersionWatch(store), ended: make(chan struct{})}
}

// EndStreams completes all streams, so that a server that stops need not wait for them. It is called once.
func (g *Graph) EndStreams() { close(g.resolver.streams.ended) }
