package db

import (
	"context"
	"time"
)

// HoldLink lets nobody but a runner run a link until a time, and tells whether the runner holds it. A runner that is killed loses it then.
func (s *Store) HoldLink(ctx context.Context, name, runner string, now, until time.Time) (bool, error) {
	affected, err := s.Write(ctx, Statement{SQL: "UPDATE link SET runner = ?1, until = ?2 WHERE name = ?3 AND (runner = ?1 OR until <= ?4)",
		Args: []any{runner, until.Unix(), name, now.Unix()}})
	return err == nil && affected[0] > 0, err
}

// LinkRan ends a run that read everything; the next begins at next. The problem is one that did not stop it, nil for none.
func (s *Store) LinkRan(ctx context.Context, name, runner string, problem *string, now, next time.Time) error {
	_, err := s.Write(ctx, Statement{SQL: `UPDATE link SET runner = NULL, until = 0, tries = 0, problem = ?, ran_at = ?, due_at = ?
		WHERE name = ? AND runner = ?`, Args: []any{problem, now.Unix(), next.Unix(), name, runner}})
	return err
}

// LinkFailed ends a run that failed with a problem; it is tried again at next.
func (s *Store) LinkFailed(ctx context.Context, name, runner, problem string, next time.Time) error {
	_, err := s.Write(ctx, Statement{SQL: `UPDATE link SET runner = NULL, until = 0, tries = tries + 1, problem = ?, due_at = ?
		WHERE name = ? AND runner = ?`, Args: []any{problem, next.Unix(), name, runner}})
	return err
}

// ReleaseLink ends a run that was interrupted, as if it had not begun.
func (s *Store) ReleaseLink(ctx context.Context, name, runner string) error {
	_, err := s.Write(ctx,
		Statement{SQL: "UPDATE link SET runner = NULL, until = 0 WHERE name = ? AND runner = ?", Args: []any{name, runner}})
	return err
}

// AskLinkSoon lets a link be asked at once, but not within every of its last run, and not while it fails: a stranger may have sent the
// hint.
func (s *Store) AskLinkSoon(ctx context.Context, name string, now time.Time, every time.Duration) error {
	_, err := s.Write(ctx,
		Statement{SQL: "UPDATE link SET due_at = min(due_at, max(?, coalesce(ran_at, 0) + ?)) WHERE name = ? AND tries = 0",
			Args: []any{now.Unix(), int64(every.Seconds()), name}})
	return err
}
