package server

import (
	"context"
	"runtime"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/server/overload"
)

// FillCrowd takes all places for work that is not cached, until the test calls the function that it returns.
func (s *Server) FillCrowd() (empty func()) {
	var leave []func()
	for range limits.OverloadPlaces * runtime.NumCPU() {
		one, err := s.crowd.Enter(context.Background())
		if err != nil {
			panic(err)
		}
		leave = append(leave, one)
	}
	return func() {
		for _, one := range leave {
			one()
		}
	}
}

// Crowd is what is at the gate now.
func (s *Server) Crowd() overload.State { return s.crowd.State() }
