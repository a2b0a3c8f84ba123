package server

import "context"

// Turns returns the recurring work of a site, which Maintain does by the computer's clock, for tests that move the site's.
func Turns(s *Server) func(context.Context) { return s.newTurn().take }
