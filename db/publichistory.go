package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/limits"
)

// EndReductions ends what was reduced for so long that it does not count as reduced any more. It writes only when there is any.
func (s *Store) EndReductions(ctx context.Context, now time.Time) error {
	var over bool
	err := s.one(ctx, &over, "SELECT EXISTS (SELECT 1 FROM search WHERE reduced_at <= ?)", now.Add(-limits.ReductionShown).Unix())
	if err != nil || !over {
		return err
	}
	_, err = s.Write(ctx, noteTime(now),
		Statement{SQL: "UPDATE search SET reduced_at = NULL WHERE reduced_at IS NOT NULL AND number NOT IN (SELECT property FROM reduced)"})
	return err
}
