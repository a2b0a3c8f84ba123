package basemap

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"sync"
	"time"

	"github.com/gevel/gevel/limits"
)

// Phase is what a Fetcher does.
type Phase string

// The phases.
const (
	Idle      Phase = "IDLE"
	Measuring Phase = "MEASURING"
	Measured  Phase = "MEASURED" // the size is known, and may be agreed to
	Fetching  Phase = "FETCHING"
	Checking  Phase = "CHECKING" // all bytes are there
)

// State is how far a Fetcher is.
type State struct {
	Phase Phase
	Tiles uint64 // of what was measured or is fetched
	Bytes uint64
	Done  uint64 // how many bytes are there, also of a fetch that was broken off
	Error error  // why the last run ended; nil when it ended well, or somebody ended it
}

// Fetcher measures and fetches streets for the desk, in the background: a page that is left does not end it. It does one thing at a time.
// Its methods are safe for concurrent use.
type Fetcher struct {
	// Order is what is fetched; its places come with each measuring.
	Order Order

	ctx     context.Context // of the program
	working sync.WaitGroup

	mu       sync.Mutex
	state    State
	plan     *Plan
	measured time.Time
	cancel   context.CancelCauseFunc // of what runs; nil when nothing does
}

// errCancelled ends a run that somebody no longer needs.
var errCancelled = errors.New("cancelled")

// NewFetcher returns a fetcher whose work ends with a context. Close waits for it.
func NewFetcher(ctx context.Context, o Order) *Fetcher {
	Sweep(o.File)
	return &Fetcher{Order: o, ctx: ctx, state: State{Phase: Idle}}
}

// Close waits until nothing runs any more; the context has ended before.
func (f *Fetcher) Close() { f.working.Wait() }

// State returns how far the fetcher is.
func (f *Fetcher) State() State {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.state.Phase == Measured && time.Since(f.measured) > limits.StreetsMeasured {
		f.state, f.plan = State{Phase: Idle}, nil
	}
	s := f.state
	if r := readRecord(f.Order.File); s.Phase == Idle && r != nil {
		if info, err := os.Stat(partOf(f.Order.File)); err == nil {
			s.Bytes, s.Done = r.Bytes, uint64(info.Size())
		}
	}
	return s
}

// Measure begins to find out how large the part around some places is. It reports whether it could: nothing else runs.
func (f *Fetcher) Measure(places []Place) bool {
	return f.run(Measuring, func(ctx context.Context) {
		o := f.Order
		o.Places = places
		plan, err := o.Measure(ctx)
		f.mu.Lock()
		defer f.mu.Unlock()
		if err != nil {
			f.end(err)
			return
		}
		f.plan, f.measured, f.cancel = plan, time.Now(), nil
		f.state = State{Phase: Measured, Tiles: plan.Tiles, Bytes: plan.Bytes, Done: plan.Done}
	})
}

// Fetch begins to fetch what was measured. It reports whether it could: something was measured not long ago.
func (f *Fetcher) Fetch() bool {
	if f.State().Phase != Measured {
		return false
	}
	return f.run(Fetching, func(ctx context.Context) {
		err := f.planned().Fetch(ctx, f.hear)
		f.mu.Lock()
		defer f.mu.Unlock()
		f.end(err)
	})
}

func (f *Fetcher) planned() *Plan {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.plan
}

// hear notes how much is there.
func (f *Fetcher) hear(done uint64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.state.Done = done
	if done == f.state.Bytes {
		f.state.Phase = Checking
	}
}

// end ends a run. The lock is held.
func (f *Fetcher) end(err error) {
	if errors.Is(err, errCancelled) {
		err = nil
	}
	if err != nil && f.ctx.Err() == nil {
		slog.Warn("the streets of the map could not be fetched", "err", err)
	}
	f.state, f.plan, f.cancel = State{Phase: Idle, Error: err}, nil, nil
}

// Cancel ends what runs, and forgets what was measured. What came stays for the next time.
func (f *Fetcher) Cancel() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.cancel != nil {
		f.cancel(errCancelled)
		return
	}
	f.end(nil)
}

// run does something in the background, unless something else runs or the program ends.
func (f *Fetcher) run(phase Phase, do func(ctx context.Context)) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.cancel != nil || f.ctx.Err() != nil || phase == Fetching && f.plan == nil {
		return false
	}
	ctx, cancel := context.WithCancelCause(f.ctx)
	f.cancel, f.state.Phase, f.state.Error = cancel, phase, nil
	f.working.Go(func() {
		defer cancel(nil)
		do(ctx)
	})
	return true
}
