package db

import (
	"context"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Outdate begins a new data version, so that everything is read again instead of from caches. It is for changes without a write, such as a
// law that takes effect.
func (s *Store) Outdate(ctx context.Context) error {
	_, err := s.Write(ctx, handle.Statement{SQL: "UPDATE data_version SET version = version + 1"})
	return err
}

// DaysPassed reports whether a project had an open day from the first day until before the second, or since the first day one can move
// into a property on a day that has come: pages may still show them.
func (s *Store) DaysPassed(ctx context.Context, since, today locale.Date) (passed bool, err error) {
	err = s.One(ctx, &passed, `SELECT EXISTS (SELECT 1 FROM public_project, json_each(open_days) d
			WHERE d.value ->> 'date' >= ? AND d.value ->> 'date' < ?)
		OR EXISTS (SELECT 1 FROM listing WHERE available_from > ? AND available_from <= ?)`, since, today, since, today)
	return passed, err
}
