package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/limits"
)

// HoldLink lets nobody but a runner run a link until a time, and tells whether the runner holds it. A runner that is killed loses it then.
func (s *Store) HoldLink(ctx context.Context, name, runner string, now, until time.Time) (bool, error) {
	affected, err := s.Write(ctx, Statement{SQL: "UPDATE link SET runner = ?1, until = ?2 WHERE name = ?3 AND (runner = ?1 OR until <= ?4)",
		Args: []any{runner, until.Unix(), name, now.Unix()}})
	return err == nil && affected[0] > 0, err
}

// LinkRun is a run of a link: when it began, how long it took in milliseconds, what it did, and the problem that it met or that stopped it,
// nil for none.
type LinkRun struct {
	At      int64   `db:"at"`
	Took    int64   `db:"took"`
	Read    int     `db:"read"`
	Added   int     `db:"added"`
	Changed int     `db:"changed"`
	Removed int     `db:"removed"`
	Held    int     `db:"held"`
	Sent    int     `db:"sent"`
	Problem *string `db:"problem"`
}

// insert notes a run of the link that the statement before changed, unless it is like the one before: nothing to do, and no other problem.
// The last limits.LinkRuns stay.
func (r LinkRun) insert(name string) []Statement {
	idle := r.Read == 0 && r.Sent == 0 && r.Removed == 0
	return []Statement{
		{SQL: `INSERT INTO link_run (link, at, took, read, added, changed, removed, held, sent, problem) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
			WHERE changes() > 0 AND NOT (?11 AND EXISTS (SELECT 1 FROM link_run WHERE link = ?1 AND problem IS ?10
				AND id = (SELECT max(id) FROM link_run WHERE link = ?1)))`,
			Args: []any{name, r.At, r.Took, r.Read, r.Added, r.Changed, r.Removed, r.Held, r.Sent, r.Problem, idle}},
		{SQL: "DELETE FROM link_run WHERE link = ?1 AND id NOT IN (SELECT id FROM link_run WHERE link = ?1 ORDER BY id DESC LIMIT ?2)",
			Args: []any{name, limits.LinkRuns}}}
}

// LinkRuns lists the last runs of a link, the newest first.
func (s *Store) LinkRuns(ctx context.Context, name string) (list []LinkRun, err error) {
	return list, s.list(ctx, &list, `SELECT at, took, read, added, changed, removed, held, sent, problem FROM link_run
		WHERE link = ? ORDER BY id DESC`, name)
}

// LinkRan ends a run that read everything; the next begins at next. Its problem is one that did not stop it.
func (s *Store) LinkRan(ctx context.Context, name, runner string, run LinkRun, now, next time.Time) error {
	_, err := s.Write(ctx, append([]Statement{{SQL: `UPDATE link SET runner = NULL, until = 0, tries = 0, problem = ?, ran_at = ?, due_at = ?
		WHERE name = ? AND runner = ?`, Args: []any{run.Problem, now.Unix(), next.Unix(), name, runner}}}, run.insert(name)...)...)
	return err
}

// LinkFailed ends a run that its problem stopped; it is tried again at next.
func (s *Store) LinkFailed(ctx context.Context, name, runner string, run LinkRun, next time.Time) error {
	_, err := s.Write(ctx, append([]Statement{{SQL: `UPDATE link SET runner = NULL, until = 0, tries = tries + 1, problem = ?, due_at = ?
		WHERE name = ? AND runner = ?`, Args: []any{run.Problem, next.Unix(), name, runner}}}, run.insert(name)...)...)
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
