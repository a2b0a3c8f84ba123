package idle

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gevel/gevel/limits"
)

// about reports whether something took so long, give or take a few polls.
func about(took, want time.Duration) bool { return took >= want-poll && took <= want+5*poll }

func TestWaitUntilNoRequestRuns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate()
		begin := time.Now()
		if err := Wait(g.Ahead(t.Context(), nil)); err != nil || !about(time.Since(begin), limits.QuietTime) {
			t.Errorf("after the start: waited %v (%v), want %v", time.Since(begin), err, limits.QuietTime)
		}
		const busy = 5 * time.Second
		begin = time.Now()
		go func() {
			for range busy / (limits.QuietTime / 2) {
				g.Note()
				time.Sleep(limits.QuietTime / 2)
			}
		}()
		time.Sleep(time.Millisecond)
		if err := Wait(g.Ahead(t.Context(), nil)); err != nil || !about(time.Since(begin), busy+limits.QuietTime/2) {
			t.Errorf("beside requests: waited %v (%v), want %v", time.Since(begin), err, busy+limits.QuietTime/2)
		}
		begin = time.Now()
		if err := Wait(g.Ahead(t.Context(), nil)); err != nil || time.Since(begin) > time.Millisecond || g.Running() {
			t.Errorf("without requests: waited %v (%v), want no wait and none running", time.Since(begin), err)
		}
	})
}

// TestWaitIsBounded shows that work goes on at a site that is never quiet, and that all its waits together count.
func TestWaitIsBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate()
		ctx, end := context.WithCancel(t.Context())
		go func() {
			for ctx.Err() == nil {
				g.Note()
				time.Sleep(limits.QuietTime / 4)
			}
		}()
		work, begin := g.Ahead(ctx, nil), time.Now()
		for range 100 {
			if err := Wait(work); err != nil {
				t.Error(err)
			}
		}
		if !about(time.Since(begin), limits.AheadWait) {
			t.Errorf("a site that is never quiet held the work up for %v, want %v", time.Since(begin), limits.AheadWait)
		}
		end()
		time.Sleep(limits.QuietTime)
	})
}

func TestWaitEndsWithItsContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, end := context.WithTimeout(t.Context(), limits.QuietTime/2)
		defer end()
		begin := time.Now()
		if err := Wait(NewGate().Ahead(ctx, nil)); !errors.Is(err, context.DeadlineExceeded) || !about(time.Since(begin),
			limits.QuietTime/2) {
			t.Errorf("waited %v, then %v, want %v until the deadline", time.Since(begin), err, limits.QuietTime/2)
		}
	})
}

func TestWaitEndsWhenTheWorkIsNeeded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		begin := time.Now()
		needed := func() bool { return time.Since(begin) > limits.QuietTime/2 }
		if err := Wait(NewGate().Ahead(t.Context(), needed)); err != nil || !about(time.Since(begin), limits.QuietTime/2) {
			t.Errorf("waited %v (%v), want %v until the work is wanted", time.Since(begin), err, limits.QuietTime/2)
		}
	})
}

// TestWaitOfAVisitor shows that work somebody waits for never waits.
func TestWaitOfAVisitor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		NewGate().Note()
		begin := time.Now()
		if err := Wait(t.Context()); err != nil || time.Since(begin) > 0 || IsAhead(t.Context()) {
			t.Errorf("a visitor's work waited %v (%v), want no wait, and not taken for work ahead", time.Since(begin), err)
		}
		ctx, end := context.WithCancel(t.Context())
		end()
		if Wait(ctx) == nil {
			t.Error("waiting gives no error, although the context has ended")
		}
	})
}
