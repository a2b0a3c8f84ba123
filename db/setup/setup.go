package setup

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
)

// The row of setup is there while a new site is set up: the link that opens it, the browser that did, and what was filled in so far. The
// write that makes the site deletes it.

// NewSetUpLink lets a token open the set-up, once, until a time. Earlier links end; the browser that opened one goes on until this one is
// opened. It is false when the site stands already.
func (s *Store) NewSetUpLink(ctx context.Context, token string, ends time.Time) (bool, error) {
	affected, err := s.Write(ctx, handle.Statement{SQL: `INSERT INTO setup (id, link, link_ends) SELECT 1, ?, ?
		WHERE NOT EXISTS (SELECT 1 FROM site)
		ON CONFLICT DO UPDATE SET link = excluded.link, link_ends = excluded.link_ends`,
		Args: []any{handle.Digest(token), ends.Unix()}})
	return err == nil && affected[0] == 1, err
}

// OpenSetUp takes the link's token and gives the browser a token of its own. It is false for a link that is unknown, was opened or is over.
func (s *Store) OpenSetUp(ctx context.Context, token, session string, now, ends time.Time) (bool, error) {
	affected, err := s.Write(ctx, handle.Statement{SQL: `UPDATE setup SET link = NULL, session = ?, session_ends = ?
		WHERE link = ? AND link_ends > ? AND NOT EXISTS (SELECT 1 FROM site)`,
		Args: []any{handle.Digest(session), ends.Unix(), handle.Digest(token), now.Unix()}})
	return err == nil && affected[0] == 1, err
}

// SetUpAnswers reads what was filled in, for the browser that opened the link; nil for any other one.
func (s *Store) SetUpAnswers(ctx context.Context, session string, now time.Time) (*SetUpAnswers, error) {
	var a SetUpAnswers
	err := s.One(ctx, &a, `SELECT answers, session_ends FROM setup
		WHERE session = ? AND session_ends > ? AND NOT EXISTS (SELECT 1 FROM site)`, handle.Digest(session), now.Unix())
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &a, err
}

// SetUpAnswers is what was filled in, as JSON, and until when that browser may go on.
type SetUpAnswers struct {
	Answers string `db:"answers"`
	Ends    int64  `db:"session_ends"`
}

// SaveSetUp keeps what was filled in. It is false when another browser opened a link meanwhile, or the site stands.
func (s *Store) SaveSetUp(ctx context.Context, session, answers string, now time.Time) (bool, error) {
	affected, err := s.Write(ctx, handle.Statement{SQL: `UPDATE setup SET answers = ? WHERE session = ? AND session_ends > ?
		AND NOT EXISTS (SELECT 1 FROM site)`, Args: []any{answers, handle.Digest(session), now.Unix()}})
	return err == nil && affected[0] == 1, err
}

// WasSetUp reports whether the site was set up by its page: that is one of the first lines of its log.
func (s *Store) WasSetUp(ctx context.Context) (is bool, err error) {
	return is, s.One(ctx, &is, "SELECT EXISTS (SELECT 1 FROM (SELECT name FROM action ORDER BY id LIMIT 20) WHERE name = 'setUpSite')")
}

// HasProperties reports whether there is any property.
func (s *Store) HasProperties(ctx context.Context) (is bool, err error) {
	return is, s.One(ctx, &is, "SELECT EXISTS (SELECT 1 FROM property)")
}

// FirstManager is who sets a site up: the member of staff with password and second step, and a session at the desk. It is written together
// with the site. Who is at the desk already keeps the own access: the address is refused as TAKEN.
type FirstManager struct {
	SetUp   string // the token of the browser that set the site up
	Member  members.StaffMember
	Step    int64    // the half minute of the code that set the second step up
	Codes   []string // for recovery
	Token   string   // of the session at the desk
	Session members.StaffSession
}

// ErrSetUpOver says that the site stands already, or that another browser sets it up.
var ErrSetUpOver = handle.Refused{Why: "SETUP_OVER"}

// Statements write the manager, and end the set-up.
func (f *FirstManager) Statements() []handle.Statement {
	m, n := f.Member, f.Session
	const going = "EXISTS (SELECT 1 FROM setup WHERE session = ? AND session_ends > ?) AND NOT EXISTS (SELECT 1 FROM site)"
	list := []handle.Statement{handle.Guard(ErrSetUpOver.Why, going, handle.Digest(f.SetUp), n.CreatedAt),
		handle.Guard(forms.Taken, "NOT EXISTS (SELECT 1 FROM staff WHERE email = ?)", m.Email),
		{SQL: `INSERT INTO staff (name, email, language, role, password, secret, step) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			Args: []any{m.Name, m.Email, m.Language, desk.Manager, m.Password, m.Secret, f.Step}}}
	for _, code := range f.Codes {
		list = append(list, handle.Statement{SQL: "INSERT INTO recovery_code (code, staff) SELECT ?, id FROM staff WHERE email = ?",
			Args: []any{handle.Digest(code), m.Email}})
	}
	return append(list,
		handle.Statement{SQL: `INSERT INTO staff_session (token, id, staff, browser, created_at, seen_at, ends_at, full, confirmed_at)
			SELECT ?1, ?2, id, ?3, ?4, ?4, ?5, 1, ?4 FROM staff WHERE email = ?6`,
			Args: []any{handle.Digest(f.Token), n.ID, n.Browser, n.CreatedAt, n.EndsAt, m.Email}},
		handle.Statement{SQL: `INSERT INTO action (at, staff, session, name, record) SELECT ?, id, ?, 'setUpSite', 'staff:' || id
			FROM staff WHERE email = ?`, Args: []any{n.CreatedAt, n.ID, m.Email}},
		handle.Statement{SQL: "DELETE FROM setup"})
}
