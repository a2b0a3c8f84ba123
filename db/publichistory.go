package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// EndReductions ends the reductions that are older than limits.ReductionShown: those properties do not count as reduced any more. It writes
// only when there are any.
func (s *Store) EndReductions(ctx context.Context, now time.Time) error {
	var over bool
	err := s.One(ctx, &over, "SELECT EXISTS (SELECT 1 FROM search WHERE reduced_at <= ?)", now.Add(-limits.ReductionShown).Unix())
	if err != nil || !over {
		return err
	}
	_, err = s.Write(ctx, changelog.NoteTime(now),
		handle.Statement{
			SQL: "UPDATE search SET reduced_at = NULL WHERE reduced_at IS NOT NULL AND number NOT IN (SELECT property FROM reduced)"})
	return err
}
