package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/handle"
)

// readiness is what the server knows of itself: whether it has rendered a page, and whether it stops.
type readiness struct {
	rendered atomic.Bool
	stopping atomic.Bool
	trying   sync.Mutex // held while the first page is rendered
}

// Stop makes /readyz say that the server stops, so that a load balancer sends visitors elsewhere. Requests are answered as before.
func (s *Server) Stop() { s.readiness.stopping.Store(true) }

// health answers 200 when the store answers. It has a database connection of its own, so it does not wait for visitors' reads.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	if err := s.Alive(context.WithoutCancel(r.Context())); err != nil {
		http.Error(w, "the store does not answer", http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintln(w, "ok")
}

// Alive reports whether the store answers.
func (s *Server) Alive(ctx context.Context) error { return s.store.Ping(ctx) }

// ready answers 200 when visitors should be sent here, else 503 with the reason in words. That the web app is built needs no check: New
// fails without it.
func (s *Server) ready(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	if err := s.Ready(context.WithoutCancel(r.Context())); err != nil {
		http.Error(w, "not ready: "+err.Error(), http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintln(w, "ready")
}

// Reasons why a server is not ready; handle.ErrBehind and handle.ErrReplaced are others.
var (
	errNotSetUp   = errors.New("the site is not set up yet")
	errStopping   = errors.New("the server is stopping")
	errNoDatabase = errors.New("the database does not answer")
	errRendering  = errors.New("the first page is being rendered")
	errNoPage     = errors.New("the first page cannot be rendered; the log says why")
)

// Ready tells why visitors should not be sent here yet, or any more; nil when they should.
func (s *Server) Ready(ctx context.Context) error {
	if s.readiness.stopping.Load() {
		return errStopping
	}
	switch err := s.store.Ping(ctx); {
	case errors.Is(err, handle.ErrReplaced):
		return handle.ErrReplaced
	case err != nil:
		return errNoDatabase
	}
	if s.store.Behind() != nil {
		return handle.ErrBehind
	}
	if stands, err := s.setup.Stands(ctx); err == nil && !stands {
		return errNotSetUp
	}
	if s.readiness.rendered.Load() {
		return nil
	}
	if !s.readiness.trying.TryLock() {
		return errRendering
	}
	defer s.readiness.trying.Unlock()
	if err := s.renderFirst(ctx); err != nil {
		return errNoPage
	}
	s.readiness.rendered.Store(true)
	return nil
}

// renderFirst renders the home page in the first language, as visitors get it.
func (s *Server) renderFirst(ctx context.Context) error {
	pinned, c, err := s.store.Pin(ctx)
	if err != nil {
		return err
	}
	page, err := s.renderHome(principal.Anonymous(pinned), c, s.ofVersion(c).inUse[0])
	if err == nil && (page.Shell || page.Status != http.StatusOK) {
		err = errNoPage
	}
	return err
}
