package db

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
)

// Linked keeps the link of a letter with which the owner with an address chooses a password. For an address that no owner has it
// keeps nothing.
func InsertPasswordLink(email, token string, ends time.Time) Statement {
	return Statement{SQL: "INSERT INTO password_link (token, owner, ends_at) SELECT ?, id, ? FROM owner WHERE email = ?",
		Args: []any{digest(token), ends.Unix(), email}}
}

const validLink = "SELECT owner FROM password_link WHERE token = ? AND ends_at > ?"

// OwnerOfLink gives whose link of a letter a token is, nil for one that is wrong, used or over.
func (s *Store) OwnerOfLink(ctx context.Context, token string, now time.Time) (*Owner, error) {
	return s.owner(ctx, "SELECT "+columnsOf(Owner{}, "")+" FROM owner WHERE id = ("+validLink+")", digest(token), now.Unix())
}

// HasPasswordLink tells whether a token still lets its owner choose a password.
func (s *Store) HasPasswordLink(ctx context.Context, token string, now time.Time) (bool, error) {
	owner, err := s.OwnerOfLink(ctx, token, now)
	return owner != nil, err
}

// ResetPassword gives the owner of a link a password, by its hash. All sessions and links of the owner end, this one with them, and a
// letter tells of it. It is false when the link holds no longer.
func (s *Store) ResetPassword(ctx context.Context, token, hash string, now time.Time, letter Email) (bool, error) {
	mine := "(" + validLink + ")"
	list := []Statement{
		guard(agency.LinkEnded, "EXISTS "+mine, digest(token), now.Unix()),
		{SQL: "UPDATE owner SET password = ? WHERE id = " + mine, Args: []any{hash, digest(token), now.Unix()}},
		{SQL: "DELETE FROM session WHERE owner = " + mine, Args: []any{digest(token), now.Unix()}},
		{SQL: "DELETE FROM password_link WHERE owner = " + mine, Args: []any{digest(token), now.Unix()}},
	}
	_, err := s.Write(ctx, append(list, letter.queue(nil, now.Unix())...)...)
	if err = asRefusal(err); errors.Is(err, Refused{agency.LinkEnded}) {
		return false, nil
	}
	return err == nil, err
}
