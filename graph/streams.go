package graph

import "time"

// How many streams are open at once: on this server, and of one asker.
const (
	maxStreams      = 200
	maxStreamsOfOne = 10
)

// pace is how a stream runs: how often it looks for something new, how often it tells that it is alive, and how long it may last.
type pace struct{ look, beat, last time.Duration }

var usualPace = pace{look: time.Second, beat: 20 * time.Second, last: time.Hour}

// streams are those that are open.
type streams struct {
	*turnstile
	pace  pace
	ended chan struct{} // closed when the server stops
}

func newStreams() *streams {
	return &streams{newTurnstile(maxStreams, maxStreamsOfOne, "too many streams are open; ask for changes from time to time instead"), usualPace, make(chan struct{})}
}

// EndStreams completes all streams, so that a server that stops need not wait for them. It is called once.
func (g *Graph) EndStreams() { close(g.resolver.streams.ended) }
