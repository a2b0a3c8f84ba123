package db

import (
	"context"
	"database/sql/driver"
	"slices"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// FollowViewable works out which properties can be viewed in the next days, and writes where that changed. A change of one is a change of
// the data version and of the property, so that no list or count is cached beyond it. It may be run by several servers at once.
func (s *Store) FollowViewable(ctx context.Context, now time.Time) error {
	begins, ends, err := s.viewableChanges(Unpinned(ctx), now)
	if err != nil {
		return err
	}
	for list := range slices.Chunk(begins, limits.ViewableAtOnce) {
		if _, err := s.Write(ctx, handle.Statement{SQL: `INSERT INTO viewable SELECT number FROM search
			WHERE status = 1 AND number IN (SELECT value FROM json_each(?)) ON CONFLICT DO NOTHING`,
			Args: []any{handle.JSON(list)}}); err != nil {
			return err
		}
	}
	for list := range slices.Chunk(ends, limits.ViewableAtOnce) {
		if _, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM viewable WHERE property IN (SELECT value FROM json_each(?))",
			Args: []any{handle.JSON(list)}}); err != nil {
			return err
		}
	}
	return nil
}

// viewableChanges lists the properties that count as viewable from now on, and those that do no longer.
func (s *Store) viewableChanges(ctx context.Context, now time.Time) (begins, ends []int, err error) {
	v, err := s.Viewable(ctx, limits.ViewableDays, now)
	if err != nil {
		return nil, nil, err
	}
	err = s.Snapshot(ctx, func(tx handle.Snapshot) error {
		const all = `SELECT number, agent, status = 1, number IN (SELECT property FROM viewable) FROM search
			UNION ALL SELECT property, 0, 0, 1 FROM viewable WHERE property NOT IN (SELECT number FROM search)`
		return tx.Raw(ctx, all, func(row []driver.Value) {
			property, was := int(number(row[0])), number(row[3]) == 1
			switch is := number(row[2]) == 1 && v.Has(property, int(number(row[1]))); {
			case is && !was:
				begins = append(begins, property)
			case was && !is:
				ends = append(ends, property)
			}
		})
	})
	return begins, ends, err
}
