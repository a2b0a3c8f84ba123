package graph

import (
	"cmp"
	"context"
	"sync"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// turnstile counts what is under way: in all, and of one asker, who is a key or a network.
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

// enter counts whoever asks in until leave is called. The error says that too many are in.
func (s *limiter) enter(ctx context.Context) (leave func(), err error) {
	caller, _ := CallerOf(ctx)
	who := cmp.Or(caller.Name, network.Of(leads.VisitorOf(ctx).Address))
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
