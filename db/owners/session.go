package owners

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/sessions"
	"github.com/gevel/gevel/locale"
)

// Session is the session of a signed-in owner. Token is the browser's cookie; only its digest is stored.
type Session struct {
	Token string
	Owner int
	At    time.Time
	Ends  time.Time
}

func (n Session) statement(passwordIs *string) handle.Statement {
	return handle.Statement{SQL: `INSERT INTO session (token, owner, created_at, seen_at, ends_at)
		SELECT ?, id, ?, ?, ? FROM owner WHERE id = ? AND password = ?`,
		Args: []any{handle.Digest(n.Token), n.At.Unix(), n.At.Unix(), n.Ends.Unix(), n.Owner, passwordIs}}
}

// BeginSession begins a session in place of the one with an old token, "" for none, and queues an email unless it is nil or the agency got
// one that day already. passwordIs is the hash that the password was compared with: if it has changed since, no session begins and the
// answer is false.
func (s *Store) BeginSession(ctx context.Context, n Session, old string, passwordIs *string, notifiedOn locale.Date,
	email *outbox.Email) (bool, error) {
	list := []handle.Statement{
		{SQL: "DELETE FROM session WHERE token = ?", Args: []any{handle.Digest(old)}},
		n.statement(passwordIs),
		handle.Guard(sessions.Ended, "EXISTS (SELECT 1 FROM session WHERE token = ?)", handle.Digest(n.Token)),
	}
	if email != nil {
		list = append(list,
			handle.Statement{SQL: "UPDATE owner SET told_on = ?, told_by = ? WHERE id = ? AND told_on IS NOT ?",
				Args: []any{notifiedOn, email.ID, n.Owner, notifiedOn}},
			handle.Statement{
				SQL: `INSERT INTO outbox (id, kind, recipient, message, created_at, due_at) SELECT told_by, ?, ?, ?, ?, ? FROM owner
				WHERE id = ? AND told_by = ?`,
				Args: []any{email.Kind, email.Recipient, email.Message, n.At.Unix(), n.At.Unix(), n.Owner, email.ID}})
	}
	_, err := s.Write(ctx, list...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: sessions.Ended}) {
		return false, nil
	}
	return err == nil, err
}

// OwnerOf gives the owner of a session, nil for a token that is unknown, expired or unused for longer than idle.
func (s *Store) OwnerOf(ctx context.Context, token string, idle time.Duration, now time.Time) (*Owner, error) {
	var row struct {
		Owner
		SeenAt int64 `db:"seen_at"`
	}
	err := s.One(ctx, &row, "SELECT "+ownerColumns("o.")+`, s.seen_at FROM session s JOIN owner o ON o.id = s.owner
		WHERE s.token = ? AND s.ends_at > ? AND s.seen_at > ?`, handle.Digest(token), now.Unix(), now.Add(-idle).Unix())
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err == nil && row.SeenAt < now.Add(-sessions.SeenEvery).Unix() {
		err = sessions.NoteSeenIn(ctx, s.DB, "session", token, now)
	}
	if err != nil {
		return nil, err
	}
	return &row.Owner, nil
}

// OwnsProperty reports whether a token is that of a session of the property's owner. An expired session counts until it is deleted: this
// only leaves an owner's own views out of the page views, and gives no access.
func (s *Store) OwnsProperty(ctx context.Context, token string, property int) (owns bool, err error) {
	err = s.One(ctx, &owns, `SELECT EXISTS (SELECT 1 FROM session JOIN owner_property USING (owner) WHERE token = ? AND property = ?)`,
		handle.Digest(token), property)
	return owns, err
}

// EndSession ends the session of a token.
func (s *Store) EndSession(ctx context.Context, token string) error {
	_, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM session WHERE token = ?", Args: []any{handle.Digest(token)}})
	return err
}

// EndSessions ends all sessions of an owner.
func (s *Store) EndSessions(ctx context.Context, owner int) error {
	_, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM session WHERE owner = ?", Args: []any{owner}})
	return err
}

// ChangePassword gives the owner of a session another password, by its hash: all sessions and password links end, the new session begins,
// and an email says so. It is false when the password is no longer passwordIs.
func (s *Store) ChangePassword(ctx context.Context, n Session, passwordIs *string, hash string, email outbox.Email) (bool, error) {
	list := []handle.Statement{
		{SQL: "UPDATE owner SET password = ? WHERE id = ? AND password = ?", Args: []any{hash, n.Owner, passwordIs}},
		handle.Guard(sessions.Ended, "changes() > 0"),
		{SQL: "DELETE FROM session WHERE owner = ?", Args: []any{n.Owner}},
		{SQL: "DELETE FROM password_link WHERE owner = ?", Args: []any{n.Owner}},
		n.statement(&hash),
	}
	_, err := s.Write(ctx, append(list, email.Queue(nil, n.At.Unix())...)...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: sessions.Ended}) {
		return false, nil
	}
	return err == nil, err
}
