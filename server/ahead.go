package server

import (
	"context"
	"time"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/server/idle"
)

// lookForChanges is how often the data version is read to render pages ahead.
const lookForChanges = time.Second

// RenderAhead renders pages that visitors often read after each change of the data, until ctx ends. Visitors go first.
func (s *Server) RenderAhead(ctx context.Context) {
	var version int64
	for range time.Tick(lookForChanges) {
		if ctx.Err() != nil {
			return
		}
		pinned, c, err := s.store.Pin(ctx)
		if err != nil || c.Version == version {
			continue
		}
		version = c.Version
		s.site.RenderAhead(principal.Anonymous(pinned), version, func() error { return idle.Wait(s.gate.Ahead(ctx, nil)) })
	}
}
