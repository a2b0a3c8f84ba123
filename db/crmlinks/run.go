package crmlinks

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// HoldLink reserves a link for one runner until a time, and reports whether it succeeded. When the runner is killed, the link is free again
// at that time.
func (s *Store) HoldLink(ctx context.Context, name, runner string, now, until time.Time) (bool, error) {
	affected, err := s.Write(ctx,
		handle.Statement{SQL: `UPDATE link SET read_now = iif(runner IS ?1, read_now, 0), to_read = iif(runner IS ?1, to_read, 0),
			runner = ?1, until = ?2 WHERE name = ?3 AND (runner = ?1 OR until <= ?4)`,
			Args: []any{runner, until.Unix(), name, now.Unix()}})
	return err == nil && affected[0] > 0, err
}

// NoteProgress notes how many records a run has read; what waits in the inbox by now it will read too.
func (s *Store) NoteProgress(ctx context.Context, name, runner string, read int, now time.Time) error {
	_, err := s.Write(ctx, handle.Statement{SQL: `UPDATE link SET read_now = ?3, to_read = ?3 + (SELECT count(*) FROM crm_inbox
		WHERE link = ?1 AND crm_inbox.due_at <= ?4) WHERE name = ?1 AND runner = ?2`, Args: []any{name, runner, read, now.Unix()}})
	return err
}

// LinkRun is a run of a link: when it began, how long it took in milliseconds, what it did, and the problem that it met or that stopped it,
// nil for none.
type LinkRun struct {
	At      int64        `db:"at"`
	Took    int64        `db:"took"`
	Read    int          `db:"read"`
	Added   int          `db:"added"`
	Changed int          `db:"changed"`
	Removed int          `db:"removed"`
	Held    int          `db:"held"`
	Sent    int          `db:"sent"`
	Problem *string      `db:"problem"`
	Failure *LinkFailure `db:"failure"` // the kind of the problem; nil also for runs before it was kept
	Status  *int         `db:"status"`  // what the CRM answered, of a failure that has one
}

// insert stores a run of the link that the statement before it changed, unless the run did nothing and met the same problem as the last
// one. Only the last limits.LinkRuns are kept.
func (r LinkRun) insert(name string) []handle.Statement {
	idle := r.Read == 0 && r.Sent == 0 && r.Removed == 0
	return []handle.Statement{
		{SQL: `INSERT INTO link_run (link, at, took, read, added, changed, removed, held, sent, problem, failure, status)
			SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?12, ?13
			WHERE changes() > 0 AND NOT (?11 AND EXISTS (SELECT 1 FROM link_run WHERE link = ?1 AND problem IS ?10
				AND id = (SELECT max(id) FROM link_run WHERE link = ?1)))`,
			Args: []any{name, r.At, r.Took, r.Read, r.Added, r.Changed, r.Removed, r.Held, r.Sent, r.Problem, idle, r.Failure, r.Status}},
		r.log(name),
		{SQL: "DELETE FROM link_run WHERE link = ?1 AND id NOT IN (SELECT id FROM link_run WHERE link = ?1 ORDER BY id DESC LIMIT ?2)",
			Args: []any{name, limits.LinkRuns}}}
}

// LinkRuns lists the last runs of a link, the newest first.
func (s *Store) LinkRuns(ctx context.Context, name string) (list []LinkRun, err error) {
	return list, s.List(ctx, &list, `SELECT at, took, read, added, changed, removed, held, sent, problem, failure, status FROM link_run
		WHERE link = ? ORDER BY id DESC`, name)
}

// LinkRan ends a run that read everything; the next begins at next. Its problem is one that did not stop it.
func (s *Store) LinkRan(ctx context.Context, name, runner string, run LinkRun, now, next time.Time) error {
	_, err := s.Write(ctx, append([]handle.Statement{{SQL: `UPDATE link SET runner = NULL, until = 0, tries = 0, problem = ?, failure = ?,
		status = ?, ran_at = ?, due_at = ? WHERE name = ? AND runner = ?`,
		Args: []any{run.Problem, run.Failure, run.Status, now.Unix(), next.Unix(), name, runner}}}, run.insert(name)...)...)
	return err
}

// LinkFailed ends a run that a problem stopped; the link is tried again at next.
func (s *Store) LinkFailed(ctx context.Context, name, runner string, run LinkRun, next time.Time) error {
	_, err := s.Write(ctx,
		append([]handle.Statement{{SQL: `UPDATE link SET runner = NULL, until = 0, tries = tries + 1, problem = ?, failure = ?,
		status = ?, due_at = ? WHERE name = ? AND runner = ?`,
			Args: []any{run.Problem, run.Failure, run.Status, next.Unix(), name, runner}}}, run.insert(name)...)...)
	return err
}

// ReleaseLink ends a run that was interrupted, as if it had not begun.
func (s *Store) ReleaseLink(ctx context.Context, name, runner string) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE link SET runner = NULL, until = 0 WHERE name = ? AND runner = ?", Args: []any{name, runner}})
	return err
}

// RequestLinkRun makes the next run of a link due as soon as the time every has passed since its last run. It does nothing for a link that
// fails: a stranger may have sent the hint.
func (s *Store) RequestLinkRun(ctx context.Context, name string, now time.Time, every time.Duration) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE link SET due_at = min(due_at, max(?, coalesce(ran_at, 0) + ?)) WHERE name = ? AND tries = 0",
			Args: []any{now.Unix(), int64(every.Seconds()), name}})
	return err
}

// log is the line of the desk's log for a run of a link that the statement before it stored. Runs that changed and sent nothing have one
// only when a problem stopped them.
func (r LinkRun) log(name string) handle.Statement {
	a := desklog.Action{At: time.UnixMilli(r.At*1000 + r.Took), Name: "linkRan", Record: "link:" + name,
		After: desklog.RecordCounts(r.Added, r.Changed, r.Removed)}
	did := r.Added+r.Changed+r.Removed+r.Sent > 0
	if !did {
		a.Name, a.After = "linkFailed", ""
	}
	return a.InsertIf("changes() > 0 AND ?", did || r.Problem != nil)
}
