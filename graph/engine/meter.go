package engine

import (
	"context"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Meter charges the cost of a query to the client's budget. It returns the time until the budget is full again; ok is false when too little
// is left, and then nothing is charged.
type Meter func(cost int) (anew time.Duration, ok bool)

type metered struct{}

// WithMeter makes free queries charge the meter.
func WithMeter(ctx context.Context, m Meter) context.Context {
	return context.WithValue(ctx, metered{}, m)
}

// Charge charges a cost. The error has code RATE_LIMITED.
func Charge(ctx context.Context, cost int) *gqlerror.Error {
	m, _ := ctx.Value(metered{}).(Meter)
	if m == nil || cost <= 0 {
		return nil
	}
	anew, ok := m(cost)
	if ok {
		return nil
	}
	return &gqlerror.Error{Message: "too much was asked within this minute; ask again in the next",
		Extensions: map[string]any{"code": "RATE_LIMITED", "retryAfter": limits.RetrySeconds(anew)}}
}
