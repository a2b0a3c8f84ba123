package server

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/limits"
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
		s.renderCards(anonymous, c, wait)
	}
}

// renderCards renders the cards of the properties for sale and for rent, in the default language first, until the data change or there
// are limits.CardsAhead.
func (s *Server) renderCards(ctx context.Context, c *agency.Catalog, wait func() error) {
	v := s.ofVersion(c)
	unchanged := func() error {
		if err := wait(); err != nil {
			return err
		}
		_, now, err := s.store.Pin(ctx)
		if err == nil && now.Version != c.Version {
			err = errors.New("the data changed")
		}
		return err
	}
	left := limits.CardsAhead
	for _, l := range v.inUse {
		for _, list := range []string{"sale", "rent"} {
			n, err := s.site.CardsAhead(ctx, s.aheadAt(v, agency.Path(list, l), l), left, unchanged)
			if err != nil {
				return // visitors' lists render what is missing
			}
			left -= n
		}
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
	return s.site.Page(ctx, s.aheadAt(s.ofVersion(c), agency.Path("home", l), l), c.Version)
}

// WarmEngines starts the JavaScript engines that the first page needs, in the background.
func (s *Server) WarmEngines() { s.pool.Warm() }
