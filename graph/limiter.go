package graph

import (
	"context"
	"sync"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// limiter limits what runs at the same time: in all, and per client, which is an API key or a network.
type limiter struct {
	most, mostOfOne int
	advice          string // what the error advises a refused client

	mutex sync.Mutex
	all   int
	of    map[string]int
}

func newLimiter(most, mostOfOne int, advice string) *limiter {
	return &limiter{most: most, mostOfOne: mostOfOne, advice: advice, of: map[string]int{}}
}

// enter takes a slot until leave is called. It returns a TOO_MANY error when none is free.
func (s *limiter) enter(ctx context.Context) (leave func(), err error) {
	p := principal.Of(ctx)
	client := network.Of(p.Address)
	if p.APIKey != nil {
		client = p.APIKey.Name
	}
	return s.enterAs(client)
}

// enterAs is enter for a client of another kind, such as a session.
func (s *limiter) enterAs(client string) (leave func(), err error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.all >= s.most || s.of[client] >= s.mostOfOne {
		return nil,
			&gqlerror.Error{Message: s.advice,
				Extensions: map[string]any{"code": "TOO_MANY", "retryAfter": int(limits.RetryTime.Seconds())}}
	}
	s.all++
	s.of[client]++
	return func() { s.leave(client) }, nil
}

func (s *limiter) leave(client string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.all--
	if s.of[client]--; s.of[client] == 0 {
		delete(s.of, client)
	}
}
