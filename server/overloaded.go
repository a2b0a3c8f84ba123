package server

import (
	"context"
)

// enter waits for a place at the gate. Whose session at the desk it is is looked up first, because staff has places of its own there.
func (s *Server) enter(ctx context.Context) (leave func(), err error) {
	if err := s.desk.Recognize(ctx); err != nil {
		return nil, err
	}
	return s.crowd.Enter(ctx)
}
