package graph

import (
	"cmp"
	"context"
	"sync"
	"time"

	"github.com/gevel/gevel/leads"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// How many streams are open at once: on this server, and of one asker, who is a key or a network address.
const (
	maxStreams      = 200
	maxStreamsOfOne = 10
)

// pace is how a stream runs: how often it looks for something new, how often it tells that it is alive, and how long it may last.
type pace struct{ look, beat, last time.Duration }

var usualPace = pace{look: time.Second, beat: 20 * time.Second, last: time.Hour}

// streams counts those that are open.
type streams struct {
	pace  pace
	ended chan struct{} // closed when the server stops

	mutex sync.Mutex
	all   int
	of    map[string]int
}

func newStreams() *streams {
	return &streams{pace: usualPace, ended: make(chan struct{}), of: map[string]int{}}
}

// enter counts a stream of whoever asks until leave is called, or says that there are too many.
func (s *streams) enter(ctx context.Context) (leave func(), err error) {
	caller, _ := CallerOf(ctx)
	who := cmp.Or(caller.Name, leads.VisitorOf(ctx).Address)
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.all >= maxStreams || s.of[who] >= maxStreamsOfOne {
		return nil, &gqlerror.Error{Message: "too many streams are open; ask for changes from time to time instead", Extensions: map[string]any{"code": "TOO_MANY_STREAMS"}}
	}
	s.all++
	s.of[who]++
	return func() { s.leave(who) }, nil
}

func (s *streams) leave(who string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.all--
	if s.of[who]--; s.of[who] == 0 {
		delete(s.of, who)
	}
}

// EndStreams completes all streams, so that a server that stops need not wait for them. It is called once.
func (g *Graph) EndStreams() { close(g.streams.ended) }
