package turns

import (
	"context"
	"testing"
	"time"
)

// TestTurnsAreTakenUntilTheContextEnds takes some by the clock, and one because it was woken where the clock gives none.
func TestTurnsAreTakenUntilTheContextEnds(t *testing.T) {
	wake := make(chan struct{}, 1)
	wake <- struct{}{}
	for _, c := range []struct {
		every time.Duration
		wake  chan struct{}
		turns int
	}{{time.Millisecond, nil, 3}, {time.Hour, wake, 1}} {
		ctx, cancel := context.WithCancel(t.Context())
		taken := 0
		Take(ctx, c.every, c.wake, func() {
			if taken++; taken == c.turns {
				cancel()
			}
		})
		if taken < c.turns || ctx.Err() == nil {
			t.Errorf("every %v %d turns were taken, want %d", c.every, taken, c.turns)
		}
	}
}
