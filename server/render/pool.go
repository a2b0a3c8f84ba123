package render

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/gevel/gevel/server/keep"
)

const (
	rendersBeforeNew = 100                    // an engine grows a little with every page, so it is replaced after so many
	maxWait          = 150 * time.Millisecond // a visitor gets the page without its inner HTML rather than wait longer
	maxMatches       = 5000                   // addresses whose meaning is kept
)

// ErrBusy says that no engine came free in time.
var ErrBusy = errors.New("all engines are busy")

// Pool shares engines between requests: one that only matches addresses and a few that render.
type Pool struct {
	start   func() (Engine, error)
	workers chan *worker

	matching sync.Mutex
	matcher  *worker
	matches  *keep.LRU[Location, Match]
}

type worker struct {
	engine  Engine
	renders int
}

// NewPool starts size rendering engines and the matching one.
func NewPool(size int, start func() (Engine, error)) (*Pool, error) {
	p := &Pool{start: start, workers: make(chan *worker, size), matches: keep.NewLRU[Location, Match](maxMatches)}
	for range size {
		w, err := p.newWorker()
		if err != nil {
			return nil, err
		}
		p.workers <- w
	}
	m, err := p.newWorker()
	p.matcher = m
	return p, err
}

func (p *Pool) newWorker() (*worker, error) {
	e, err := p.start()
	if err != nil {
		return nil, err
	}
	return &worker{engine: e}, nil
}

// Match tells which page an address means. What was asked before is remembered.
func (p *Pool) Match(l Location) (Match, error) {
	l.Origin, l.Posted = "", ""
	if m, ok := p.matches.Get(l); ok {
		return m, nil
	}
	p.matching.Lock()
	defer p.matching.Unlock()
	m, err := p.matcher.engine.Match(l)
	if err != nil {
		p.renew(p.matcher)
		return m, err
	}
	p.matches.Put(l, m, 1)
	return m, nil
}

// Render writes a page with the first engine that comes free. It returns ErrBusy when none does in time.
func (p *Pool) Render(ctx context.Context, l Location, payload json.RawMessage) (Page, error) {
	wait := time.NewTimer(maxWait)
	defer wait.Stop()
	select {
	case w := <-p.workers:
		defer func() { p.workers <- w }()
		return p.render(w, l, payload)
	case <-wait.C:
		return Page{}, ErrBusy
	case <-ctx.Done():
		return Page{}, ctx.Err()
	}
}

// render uses one engine and replaces it after a failure or when it has rendered enough.
func (p *Pool) render(w *worker, l Location, payload json.RawMessage) (Page, error) {
	page, err := w.engine.Render(l, payload)
	w.renders++
	if err != nil || w.renders >= rendersBeforeNew {
		p.renew(w)
	}
	return page, err
}

// renew puts a fresh engine in the place of a worn one. When none starts, the worn one stays.
func (p *Pool) renew(w *worker) {
	fresh, err := p.start()
	if err != nil {
		slog.Error("no new engine", "err", err)
		return
	}
	w.engine.Close()
	w.engine, w.renders = fresh, 0
}

// Close frees all engines. No request may be running.
func (p *Pool) Close() error {
	err := p.matcher.engine.Close()
	for range cap(p.workers) {
		w := <-p.workers
		err = errors.Join(err, w.engine.Close())
	}
	return err
}
