package engine

import (
	"context"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/network"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Limiter limits what runs at the same time: in all, and the part of it that each client and its network may have.
type Limiter struct {
	places *network.Places
	advice string // what the error advises a refused client
}

// NewLimiter returns the limiter of a share.
func NewLimiter(share limits.Share, advice string) *Limiter {
	return &Limiter{network.NewPlaces(share), advice}
}

// Enter takes a slot until leave is called. It returns a TOO_MANY error when none is free for the client.
func (s *Limiter) Enter(ctx context.Context) (leave func(), err error) {
	return s.EnterAs(principal.Of(ctx).Client())
}

// EnterAs is Enter for a client that is known already.
func (s *Limiter) EnterAs(client network.Client) (leave func(), err error) {
	leave, ok := s.places.Take(client, 1)
	if !ok {
		return nil, &gqlerror.Error{Message: s.advice,
			Extensions: map[string]any{"code": "TOO_MANY", "retryAfter": int(limits.RetryTime.Seconds())}}
	}
	return leave, nil
}
