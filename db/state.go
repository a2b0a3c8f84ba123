package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/cache"
)

// CacheState returns how often the cache of properties was hit and missed, and its size.
func (s *Store) CacheState() (cache.Uses, int) { return s.cached.Uses(), s.cached.Bytes() }

// ListingsWritten is when what visitors see of properties was last written: by an import, a link to a CRM or the desk.
func (s *Store) ListingsWritten(ctx context.Context) (time.Time, error) {
	var at int64
	err := s.One(ctx, &at, "SELECT now FROM change_log")
	return time.Unix(at, 0).UTC(), err
}
