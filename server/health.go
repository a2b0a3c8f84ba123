package server

import (
	"context"
	"fmt"
	"net/http"
)

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
