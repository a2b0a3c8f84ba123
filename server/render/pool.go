package render

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/limits"
)

// ErrBusy means that no engine became free in time.
var ErrBusy = errors.New("all engines are busy")

// Pool shares engines between requests: one that only matches addresses and a few that render. Each starts when it is first needed.
type Pool struct {
	start   func(*Repeats) (Engine, error)
	repeats *Repeats     // of all engines
	workers chan *worker // with an engine, free
	idle    chan *worker // no engine was needed yet

	rendered, failed, busy atomic.Int64 // pages since the start, and visitors for whom no engine was free

	starting sync.WaitGroup // engines that are starting in the background

	matching sync.Mutex
	matcher  *worker
	matches  *cache.Cache[key, Match]
}

// NewPool returns a pool of at most size engines that render and one that matches. None is started. They join pages from the same repeats.
func NewPool(size int, start func(*Repeats) (Engine, error)) *Pool {
	p := &Pool{start: start, repeats: NewRepeats(), workers: make(chan *worker, size), idle: make(chan *worker, size), matcher: newWorker(),
		matches: cache.New(limits.MatchCacheBytes, weighMatch)}
	for range size {
		p.idle <- newWorker()
	}
	return p
}

// Warm starts the engine that matches and one that renders, in the background, so that the first visitor need not wait for them.
func (p *Pool) Warm() {
	p.starting.Go(func() {
		p.matching.Lock()
		err := p.ready(p.matcher)
		p.matching.Unlock()
		select {
		case w := <-p.idle:
			err = errors.Join(err, p.ready(w))
			p.free(w)
		default: // visitors were faster
		}
		if err != nil {
			slog.Error("an engine does not start", "err", err)
		}
	})
}

// ready starts a worker's engine unless it has one.
func (p *Pool) ready(w *worker) (err error) {
	if w.engine == nil {
		w.engine, err = p.start(p.repeats)
	}
	return err
}

func (p *Pool) free(w *worker) {
	if w.engine == nil {
		p.idle <- w
	} else {
		p.workers <- w
	}
}

// Render writes a page with the first free engine, and returns ErrBusy when none becomes free in time. It waits longer for a form that is
// shown again: the browser that sent it has no scripts, so it cannot use a page without inner HTML.
func (p *Pool) Render(ctx context.Context, l Location, payload json.RawMessage) (Page, error) {
	patience := limits.EngineWait
	if l.Posted != "" {
		patience = limits.EngineTime
	}
	var page Page
	err := p.use(ctx, patience, func(e Engine) (err error) { page, err = e.Render(l, payload); return err })
	switch {
	case err == nil:
		p.rendered.Add(1)
	case errors.Is(err, ErrBusy):
		p.busy.Add(1)
	case ctx.Err() == nil:
		p.failed.Add(1)
	}
	return page, err
}

// Cards renders cards of a page of a list ahead of visitors, so many at most, when an engine is free.
func (p *Pool) Cards(ctx context.Context, l Location, answer json.RawMessage, most int) (cards Cards, err error) {
	err = p.use(ctx, limits.EngineWait, func(e Engine) (err error) { cards, err = e.Cards(l, answer, most); return err })
	return cards, err
}

// worker returns a free worker, preferably one whose engine has started.
func (p *Pool) worker(ctx context.Context, patience time.Duration) (*worker, error) {
	select {
	case w := <-p.workers:
		return w, nil
	default:
	}
	wait := time.NewTimer(patience)
	defer wait.Stop()
	select {
	case w := <-p.workers:
		return w, nil
	case w := <-p.idle:
		return w, nil
	case <-wait.C:
		return nil, ErrBusy
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// use calls one engine that renders, and replaces it after a failure or when it has rendered enough.
func (p *Pool) use(ctx context.Context, patience time.Duration, call func(Engine) error) error {
	w, err := p.worker(ctx, patience)
	if err != nil {
		return err
	}
	defer p.free(w)
	if err := p.ready(w); err != nil {
		return err
	}
	select {
	case fresh := <-w.fresh:
		w.take(fresh)
	default:
	}
	err = call(w.engine)
	w.calls++
	switch {
	case err != nil:
		p.renew(w)
	case w.calls%limits.EnginePages == 0:
		p.starting.Go(func() { p.prepare(w) })
	}
	return err
}

// prepare starts the engine that will replace a worn one, so that no visitor waits for it.
func (p *Pool) prepare(w *worker) {
	fresh, err := p.start(p.repeats)
	if err != nil {
		slog.Error("no new engine", "err", err)
		return
	}
	select {
	case w.fresh <- fresh:
	default: // an engine is ready already
		fresh.Close()
	}
}

// renew replaces an engine that failed. When no new one starts, the old one stays in use.
func (p *Pool) renew(w *worker) {
	fresh, err := p.start(p.repeats)
	if err != nil {
		slog.Error("no new engine", "err", err)
		return
	}
	w.take(fresh)
}

// Close frees all engines. No request may be running.
func (p *Pool) Close() error {
	p.starting.Wait()
	p.matching.Lock()
	defer p.matching.Unlock()
	err := p.matcher.close()
	for range cap(p.workers) {
		select {
		case w := <-p.workers:
			err = errors.Join(err, w.close())
		case <-p.idle:
		}
	}
	return err
}
