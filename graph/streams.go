package graph

import (
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
)

// streams counts and ends the open streams.
type streams struct {
	*engine.Limiter
	pace  engine.Interval
	watch *engine.VersionWatch
	ended chan struct{} // closed when the server stops
}

func newStreams(store *db.Store) *streams {
	entry := engine.NewLimiter(limits.SharedStreams, "too many streams are open; ask for changes from time to time instead")
	return &streams{Limiter: entry, pace: engine.DefaultInterval, watch: engine.NewVersionWatch(store.Version), ended: make(chan struct{})}
}

// EndStreams ends all streams, so that a stopping server need not wait for them. It is called once.
func (g *Graph) EndStreams() { close(g.resolver.streams.ended) }
