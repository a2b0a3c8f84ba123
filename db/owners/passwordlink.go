package owners

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
)

// InsertPasswordLink stores the link of an email with which an owner chooses a password. It stores nothing for an address that no owner
// with access has.
func InsertPasswordLink(email, token string, ends time.Time) handle.Statement {
	return handle.Statement{SQL: `INSERT INTO password_link (token, owner, ends_at) SELECT ?, id, ? FROM owner WHERE email = ?
		AND closed_at IS NULL`,
		Args: []any{handle.Digest(token), ends.Unix(), email}}
}

const validLink = "SELECT owner FROM password_link WHERE token = ? AND ends_at > ?"

// OwnerOfLink gives the owner of a password link, nil for a token that is wrong, used or expired.
func (s *Store) OwnerOfLink(ctx context.Context, token string, now time.Time) (*Owner, error) {
	return s.owner(ctx, "SELECT "+ownerColumns("")+" FROM owner WHERE id = ("+validLink+")", handle.Digest(token), now.Unix())
}

// HasPasswordLink reports whether a password link is still valid.
func (s *Store) HasPasswordLink(ctx context.Context, token string, now time.Time) (bool, error) {
	owner, err := s.OwnerOfLink(ctx, token, now)
	return owner != nil, err
}

// ResetPassword gives the owner of a link a password, by its hash. All sessions and links of the owner end, this one
// too, and an email says so. It is false when the link is no longer valid.
func (s *Store) ResetPassword(ctx context.Context, token, hash string, now time.Time, email outbox.Email) (bool, error) {
	mine := "(" + validLink + ")"
	list := []handle.Statement{
		handle.Guard(forms.LinkEnded, "EXISTS "+mine, handle.Digest(token), now.Unix()),
		{SQL: "UPDATE owner SET password = ? WHERE id = " + mine, Args: []any{hash, handle.Digest(token), now.Unix()}},
		{SQL: "DELETE FROM session WHERE owner = " + mine, Args: []any{handle.Digest(token), now.Unix()}},
		{SQL: "DELETE FROM password_link WHERE owner = " + mine, Args: []any{handle.Digest(token), now.Unix()}},
	}
	_, err := s.Write(ctx, append(list, email.Queue(nil, now.Unix())...)...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: forms.LinkEnded}) {
		return false, nil
	}
	return err == nil, err
}
