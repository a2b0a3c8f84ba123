package render

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
)

// stub is an engine that fails or waits on demand.
type stub struct {
	wait chan struct{}
	fail bool
}

func (s stub) Match(l Location) (Match, error) { return Match{Page: l.URL}, nil }

func (s stub) Render(Location, json.RawMessage) (Page, error) {
	if s.wait != nil {
		<-s.wait
	}
	if s.fail {
		return Page{}, errors.New("broken")
	}
	return Page{Status: 200}, nil
}

func (stub) Cards(Location, json.RawMessage, int) (Cards, error) { return Cards{}, nil }

func (s stub) Outcome(Location, json.RawMessage) (Page, error) { return Page{Status: 200}, nil }

func (s stub) Close() error { return nil }

func TestPoolReplacesFailedAndWornEngines(t *testing.T) {
	for _, test := range []struct {
		fail    bool
		renders int
		want    int32
	}{{true, 3, 3}, {false, limits.EnginePages * 2, 2}, {false, limits.EnginePages - 1, 0}} {
		var started atomic.Int32
		p := NewPool(1, func(*Repeats) (Engine, error) { started.Add(1); return stub{fail: test.fail}, nil })
		p.Warm()
		p.starting.Wait()
		first := started.Load()
		for range test.renders {
			p.Render(context.Background(), Location{}, nil)
			p.starting.Wait()
		}
		if n := started.Load() - first; n != test.want {
			t.Errorf("after %d renders (failing: %v) %d engines were replaced, want %d", test.renders, test.fail, n, test.want)
		}
		p.Close()
	}
}

// TestEnginesStartWhenTheyAreNeeded counts the engines that were started after each use of a pool.
func TestEnginesStartWhenTheyAreNeeded(t *testing.T) {
	started, broken := 0, false
	p := NewPool(3, func(*Repeats) (Engine, error) {
		if broken {
			return nil, errors.New("no engine")
		}
		started++
		return stub{}, nil
	})
	use := func() error {
		_, err := p.Match(Location{})
		_, failed := p.Render(context.Background(), Location{}, nil)
		return errors.Join(err, failed)
	}
	if started != 0 {
		t.Errorf("%d engines were started before any was needed, want none", started)
	}
	broken = true
	if err := use(); err == nil {
		t.Error("a page was rendered without an engine")
	}
	broken = false
	for range 5 {
		if err := use(); err != nil || started != 2 {
			t.Errorf("%d engines were started for one visitor after another (%v), want 2", started, err)
		}
	}
	p.Warm()
	p.starting.Wait()
	if err := use(); err != nil || started != 3 {
		t.Errorf("%d engines after warming, want 3: %v", started, err)
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
}

// TestNoVisitorWaitsForAFreshEngine renders while a new engine, to replace a worn one, is being started.
func TestNoVisitorWaitsForAFreshEngine(t *testing.T) {
	slow, engines := make(chan struct{}), 0
	p := NewPool(1, func(*Repeats) (Engine, error) {
		if engines++; engines > 2 {
			<-slow
		}
		return stub{}, nil
	})
	p.Warm()
	p.starting.Wait()
	for range limits.EnginePages + 1 {
		if _, err := p.Render(context.Background(), Location{}, nil); err != nil {
			t.Fatal(err)
		}
	}
	close(slow)
	if err := p.Close(); err != nil {
		t.Error(err)
	}
}

func TestPoolDoesNotLetAVisitorWait(t *testing.T) {
	wait := make(chan struct{})
	p := NewPool(1, func(*Repeats) (Engine, error) { return stub{wait: wait}, nil })
	p.Warm()
	p.starting.Wait()
	var wg sync.WaitGroup
	busy := make(chan struct{})
	wg.Go(func() {
		close(busy)
		p.Render(context.Background(), Location{}, nil)
	})
	<-busy
	for len(p.workers) > 0 { // until the engine is in use
		time.Sleep(time.Millisecond)
	}
	if _, err := p.Render(context.Background(), Location{}, nil); !errors.Is(err, ErrBusy) {
		t.Errorf("rendering while the only engine is in use gives the error %v, want %v", err, ErrBusy)
	}
	close(wait)
	wg.Wait()
}
