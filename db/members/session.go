package members

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sessions"
	"github.com/gevel/gevel/limits"
)

// StaffSession is a session at the desk. ID names the session in lists and gives no access; the token is the browser's cookie, of which
// only the digest is stored. Full is false between the password and the second step; Pending is the secret of a second step that is being
// set up.
type StaffSession struct {
	ID        string  `db:"session_id"`
	Browser   string  `db:"browser"`
	CreatedAt int64   `db:"created_at"`
	SeenAt    int64   `db:"seen_at"`
	EndsAt    int64   `db:"ends_at"`
	Full      bool    `db:"full"`
	Pending   *string `db:"pending"`
	Confirmed int64   `db:"confirmed_at"` // when the second step was taken last
	Member    StaffMember
}

const staffSessionColumns = "n.id AS session_id, n.browser, n.created_at, n.seen_at, n.ends_at, n.full, n.secret AS pending, n.confirmed_at"

// insertStaffSession begins a session if the member's password is still passwordIs.
func insertStaffSession(token string, n StaffSession, passwordIs *string) handle.Statement {
	return handle.Statement{
		SQL: `INSERT INTO staff_session (token, id, staff, browser, created_at, seen_at, ends_at, full, secret, confirmed_at)
		SELECT ?1, ?2, id, ?3, ?4, ?5, ?6, ?7, ?8, iif(?7, ?4, 0) FROM staff WHERE id = ?9 AND password = ?10 AND closed_at IS NULL`,
		Args: []any{handle.Digest(token), n.ID, n.Browser, n.CreatedAt, n.CreatedAt, n.EndsAt, n.Full, n.Pending, n.Member.ID, passwordIs}}
}

// BeginStaffSession begins a session that waits for the second step, in place of the one with an old token. It is false when the password
// was changed meanwhile.
func (s *Store) BeginStaffSession(ctx context.Context, token, old string, n StaffSession) (bool, error) {
	affected, err := s.Write(ctx,
		handle.Statement{SQL: "DELETE FROM staff_session WHERE token = ?", Args: []any{handle.Digest(old)}},
		insertStaffSession(token, n, n.Member.Password))
	return err == nil && affected[1] == 1, err
}

// Step is what the second step of signing in writes: a full session in place of the one that waited, under another token.
type Step struct {
	Waiting, Token string // tokens
	Session        StaffSession
	Proof          []handle.Statement // what takes the code, with its guard
	By             desklog.Action
}

// FinishStaffSession takes the second step. It is false when the code was used before, or the waiting session ended meanwhile. The member's
// oldest sessions beyond limits.StaffSessions end.
func (s *Store) FinishStaffSession(ctx context.Context, f Step) (bool, error) {
	m := f.Session.Member
	list := append(f.Proof,
		handle.Statement{SQL: "DELETE FROM staff_session WHERE token = ? AND full = 0", Args: []any{handle.Digest(f.Waiting)}},
		handle.Guard(sessions.Ended, "changes() > 0"),
		insertStaffSession(f.Token, f.Session, m.Password),
		handle.Guard(sessions.Ended, "EXISTS (SELECT 1 FROM staff_session WHERE token = ?)", handle.Digest(f.Token)),
		handle.Statement{SQL: `DELETE FROM staff_session WHERE staff = ?1 AND token NOT IN
			(SELECT token FROM staff_session WHERE staff = ?1 ORDER BY seen_at DESC, created_at DESC, token LIMIT ?2)`,
			Args: []any{m.ID, limits.StaffSessions}},
		f.By.Insert())
	_, err := s.Write(ctx, list...)
	return unlessEnded(err)
}

// unlessEnded is false for a write that was refused because a session ended or a code was used.
func unlessEnded(err error) (bool, error) {
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: sessions.Ended}) {
		return false, nil
	}
	return err == nil, err
}

// UseStep takes the code of a half minute, once: no code of that half minute or an earlier one is taken again.
func UseStep(staff int, step int64) []handle.Statement {
	return []handle.Statement{{SQL: "UPDATE staff SET step = ?1 WHERE id = ?2 AND step < ?1 AND secret IS NOT NULL",
		Args: []any{step, staff}},
		handle.Guard(sessions.Ended, "changes() > 0")}
}

// SetUpStep stores the secret of a second step and new recovery codes, unless another session set one up meanwhile.
func SetUpStep(staff int, secret string, step int64, codes []string) []handle.Statement {
	list := []handle.Statement{{SQL: "UPDATE staff SET secret = ?, step = ? WHERE id = ? AND secret IS NULL",
		Args: []any{secret, step, staff}},
		handle.Guard(sessions.Ended, "changes() > 0")}
	return append(list, replaceRecoveryCodes(staff, codes)...)
}

func replaceRecoveryCodes(staff int, codes []string) []handle.Statement {
	list := []handle.Statement{{SQL: "DELETE FROM recovery_code WHERE staff = ?", Args: []any{staff}}}
	for _, code := range codes {
		list = append(list,
			handle.Statement{SQL: "INSERT INTO recovery_code (code, staff) VALUES (?, ?)", Args: []any{handle.Digest(code), staff}})
	}
	return list
}

// UseRecoveryCode takes a recovery code, once.
func UseRecoveryCode(staff int, code string) []handle.Statement {
	return []handle.Statement{{SQL: "DELETE FROM recovery_code WHERE staff = ? AND code = ?", Args: []any{staff, handle.Digest(code)}},
		handle.Guard(sessions.Ended, "changes() > 0")}
}

// StaffSessionOf gives the session of a token, nil for one that is unknown, expired or unused for longer than limits.StaffIdleTime, and
// notes that it is in use.
func (s *Store) StaffSessionOf(ctx context.Context, token string, now time.Time) (*StaffSession, error) {
	n, err := s.CheckStaffSession(ctx, token, now)
	if n != nil && n.SeenAt < now.Add(-sessions.SeenEvery).Unix() {
		if err := sessions.NoteSeenIn(ctx, s.DB, "staff_session", token, now); err != nil {
			return nil, err
		}
	}
	return n, err
}

// CheckStaffSession is StaffSessionOf for a request that a browser sends by itself: it does not count as use of the session.
func (s *Store) CheckStaffSession(ctx context.Context, token string, now time.Time) (*StaffSession, error) {
	var row struct {
		StaffMember
		StaffSession
	}
	err := s.One(ctx, &row, "SELECT "+handle.ColumnsOf(StaffMember{}, "m.")+", "+staffSessionColumns+`
		FROM staff_session n JOIN staff m ON m.id = n.staff
		WHERE n.token = ? AND n.ends_at > ? AND n.seen_at > ? AND m.closed_at IS NULL`,
		handle.Digest(token), now.Unix(), now.Add(-limits.StaffIdleTime).Unix())
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	row.StaffSession.Member = row.StaffMember
	return &row.StaffSession, nil
}

// StaffSessions lists the full sessions of somebody, the last used first.
func (s *Store) StaffSessions(ctx context.Context, staff int, now time.Time) (list []StaffSession, err error) {
	return list, s.List(ctx, &list, "SELECT "+staffSessionColumns+` FROM staff_session n
		WHERE staff = ? AND full = 1 AND ends_at > ? AND seen_at > ? ORDER BY seen_at DESC, created_at DESC, id`,
		staff, now.Unix(), now.Add(-limits.StaffIdleTime).Unix())
}

// RecoveryCodesLeft counts the recovery codes of somebody that were not used.
func (s *Store) RecoveryCodesLeft(ctx context.Context, staff int) (n int, err error) {
	return n, s.One(ctx, &n, "SELECT count(*) FROM recovery_code WHERE staff = ?", staff)
}

// EndStaffSessions ends sessions of somebody by their ids; all for nil.
func (s *Store) EndStaffSessions(ctx context.Context, staff int, ids []string, by desklog.Action) error {
	by.Name, by.Record = "endSessions", StaffMember{ID: staff}.Record()
	condition, args := "staff = ?", []any{staff}
	if ids != nil {
		condition, args = "staff = ? AND id IN (SELECT value FROM json_each(?))", []any{staff, handle.JSON(ids)}
	}
	_, err := s.Write(ctx,
		handle.Statement{SQL: "DELETE FROM staff_session WHERE " + condition, Args: args},
		by.InsertIf("changes() > 0"))
	return err
}

// Note writes a line of the log for something that changes nothing else, such as a failed sign-in.
func (s *Store) Note(ctx context.Context, a desklog.Action) error {
	_, err := s.Write(ctx, a.Insert())
	return err
}
