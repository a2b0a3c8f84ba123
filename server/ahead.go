package server

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/idle"
	"github.com/gevel/gevel/server/render"
)

// pollChanges is how often the data version is read to render pages ahead.
const pollChanges = time.Second

// RenderAhead renders the home pages after the start, and pages that visitors often read after each change of the data, until ctx ends.
// Visitors go first.
func (s *Server) RenderAhead(ctx context.Context) {
	var version int64
	for range time.Tick(pollChanges) {
		if ctx.Err() != nil {
			return
		}
		pinned, c, err := s.store.Pin(ctx)
		if err != nil || c.Version == version {
			continue
		}
		anonymous, wait := principal.Anonymous(pinned), func() error { return idle.Wait(s.gate.Ahead(ctx, nil)) }
		if version == 0 {
			s.renderHomes(anonymous, c, wait)
		}
		version = c.Version
		s.site.RenderAhead(anonymous, version, wait)
	}
}

// renderHomes renders the home page in each language.
func (s *Server) renderHomes(ctx context.Context, c *agency.Catalog, wait func() error) {
	v := s.ofVersion(c)
	for _, l := range v.inUse {
		if wait() != nil {
			return
		}
		s.renderHome(ctx, c, l) // a failure shows when a visitor asks for the page
	}
}

// renderHome renders the home page in a language, as visitors get it.
func (s *Server) renderHome(ctx context.Context, c *agency.Catalog, l locale.Language) (*render.Finished, error) {
	v := s.ofVersion(c)
	return s.site.Page(ctx, render.Location{URL: agency.Path("home", l), Origin: s.madeFor(), Languages: v.languages, Language: string(l),
		Unpublished: v.unpublished}, c.Version)
}

// WarmEngines starts the JavaScript engines that the first page needs, in the background.
func (s *Server) WarmEngines() { s.pool.Warm() }
