package render

import (
	"context"

	"github.com/gevel/gevel/limits"
)

// RenderAhead renders the pages that visitors read again last with the data of a version, so that the next visitors find them ready. wait
// is called before each page; RenderAhead ends when it fails.
func (s *Site) RenderAhead(ctx context.Context, version int64, wait func() error) {
	for _, page := range s.pages.Recent(limits.PagesAhead) {
		if page.Location == (Location{}) { // a 404 for all addresses
			continue
		}
		if wait() != nil {
			return
		}
		s.Page(ctx, page.Location, version) // the next visitor hears of a failure
	}
}
