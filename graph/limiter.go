package graph

import (
	"context"
	"sync"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// limiter bounds what runs at the same time: in all, and per client, which is an API key or a network.
type limiter struct {
	most, mostOfOne int
	advice          string // to those who do not come in

	mutex sync.Mutex
	all   int
	of    map[string]int
}

func newLimiter(most, mostOfOne int, advice string) *limiter {
	return &limiter{most: most, mostOfOne: mostOfOne, advice: advice, of: map[string]int{}}
}

// enter takes a place until leave is called. It returns a TOO_MANY error when there is none.
func (s *limiter) enter(ctx context.Context) (leave func(), err error) {
	p := principal.Of(ctx)
	who := network.Of(p.Address)
	if p.APIKey != nil {
		who = p.APIKey.Name
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.all >= s.most || s.of[who] >= s.mostOfOne {
		return nil,
			&gqlerror.Error{Message: s.advice,
				Extensions: map[string]any{"code": "TOO_MANY", "retryAfter": int(limits.RetryTime.Seconds())}}
	}
	s.all++
	s.of[who]++
	return func() { s.leave(who) }, nil
}

func (s *limiter) leave(who string) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.all--
	if s.of[who]--; s.of[who] == 0 {
		delete(s.of, who)
	}
}
