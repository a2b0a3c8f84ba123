package overload

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gevel/gevel/limits"
)

// crowd fills a gate of two places and its queue, each for as long as ctx lives; their outcomes come to the channel.
func crowd(ctx context.Context, g *Gate) <-chan error {
	outcomes := make(chan error, 2+limits.SharedQueue.Strangers())
	for range cap(outcomes) {
		go func() {
			leave, err := g.Enter(ctx)
			if err == nil {
				<-ctx.Done()
				leave()
			}
			outcomes <- err
		}()
	}
	synctest.Wait()
	return outcomes
}

func TestGateRefusesMoreThanItsQueueHolds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithCancel(t.Context())
		g := NewGate(2)
		crowd(ctx, g)
		if s := g.State(); s.Running != 2 || s.Waiting != limits.SharedQueue.Strangers() || s.Refused != 0 {
			t.Errorf("the gate is %+v, want 2 at work and %d waiting", s, limits.SharedQueue.Strangers())
		}
		begin := time.Now()
		if _, err := g.Enter(ctx); !errors.Is(err, ErrFull) || time.Since(begin) != 0 {
			t.Errorf("one more than the queue holds: %v after %v, want ErrFull at once", err, time.Since(begin))
		}
		end()
		synctest.Wait()
		if leave, err := g.Enter(t.Context()); err != nil || g.State().Running != 1 || g.State().Waiting != 0 {
			t.Errorf("after the crowd: %v, %+v, want a place", err, g.State())
		} else {
			leave()
		}
	})
}

func TestGateRefusesWhoWaitsTooLong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate(2)
		ctx, end := context.WithCancel(t.Context())
		outcomes := crowd(ctx, g)
		begin := time.Now()
		for range limits.SharedQueue.Strangers() {
			if err := <-outcomes; !errors.Is(err, ErrFull) || time.Since(begin) != limits.OverloadWait {
				t.Fatalf("a visitor that waits: %v after %v, want ErrFull after %v", err, time.Since(begin), limits.OverloadWait)
			}
		}
		if s := g.State(); s.Waiting != 0 || s.Refused != int64(limits.SharedQueue.Strangers()) {
			t.Errorf("the gate is %+v, want nobody waiting and %d refused", s, limits.SharedQueue.Strangers())
		}
		end()
	})
}

func TestGateForgetsWhoLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate(1)
		leave, _ := g.Enter(t.Context())
		defer leave()
		ctx, left := context.WithTimeout(t.Context(), limits.OverloadWait/2)
		defer left()
		if _, err := g.Enter(ctx); !errors.Is(err, context.DeadlineExceeded) || g.State() != (State{Running: 1}) {
			t.Errorf("a client that left: %v, %+v, want no place taken and nothing refused", err, g.State())
		}
	})
}
