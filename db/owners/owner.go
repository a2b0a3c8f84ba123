package owners

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Owner is a row of an owner. Email is "" for an owner who gave none. Language is that of emails to the owner; Password is the hash of the
// password, nil until one is chosen; NewsSince is since when there are emails about news, nil while there are none, and NewsLink the id by
// which their links name the owner. ClosedAt is when the desk took access away;
// Reports is how the owner hears of weeks.
type Owner struct {
	ID         int               `db:"id"`
	Name       string            `db:"name"`
	Email      string            `db:"email"`
	Language   locale.Language   `db:"language"`
	Password   *string           `db:"password"`
	NotifiedOn *locale.Date      `db:"told_on"`
	NewsSince  *int64            `db:"news_since"`
	NewsLink   *string           `db:"news_link"`
	ClosedAt   *int64            `db:"closed_at"`
	Reports    desk.OwnerReports `db:"reports"`
}

// ownerColumns are the columns of Owner.
func ownerColumns(prefix string) string {
	return strings.Replace(handle.ColumnsOf(Owner{}, prefix), prefix+"email", "coalesce("+prefix+"email, '') AS email", 1)
}

// OwnerWith reads the owner with an address, nil when there is none.
func (s *Store) OwnerWith(ctx context.Context, email string) (*Owner, error) {
	return s.owner(ctx, "SELECT "+ownerColumns("")+" FROM owner WHERE email = ?", email)
}

func (s *Store) owner(ctx context.Context, query string, args ...any) (*Owner, error) {
	var o Owner
	err := s.One(ctx, &o, query, args...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &o, nil
}

// OwnerOfList is an owner with the numbers of the properties.
type OwnerOfList struct {
	Owner
	Properties locale.List[int] `db:"properties"`
}

// Owners lists all owners by name.
func (s *Store) Owners(ctx context.Context) (list []OwnerOfList, err error) {
	err = s.List(ctx, &list, "SELECT "+ownerColumns("")+`,
		(SELECT json_group_array(property) FROM (SELECT property FROM owner_property WHERE owner = owner.id
		ORDER BY property)) AS properties
		FROM owner ORDER BY name, id`)
	return list, err
}

// FirstOwnID is the first id of owners who were added at the desk or by `gevel owner add`. The CRM's ids are lower.
const FirstOwnID = 1_000_000_000

// AddOwner adds an owner of properties, or adds the properties to the owner with the same address. It is false, and nothing is written,
// when one of the numbers is unknown.
func (s *Store) AddOwner(ctx context.Context, o Owner, properties []int) (bool, error) {
	list := []handle.Statement{
		handle.Guard(forms.Unknown, "(SELECT count(*) FROM property WHERE number IN (SELECT value FROM json_each(?))) = ?",
			handle.JSON(properties),
			len(properties)),
		{SQL: `INSERT INTO owner (id, name, email, language) VALUES ((SELECT max(?, coalesce(max(id), 0) + 1) FROM owner), ?, ?, ?)
			ON CONFLICT (email) DO UPDATE SET name = excluded.name, language = excluded.language`,
			Args: []any{FirstOwnID, o.Name, o.Email, o.Language}},
		{SQL: `INSERT INTO owner_property (owner, property, desk) SELECT owner.id, value, 1 FROM owner, json_each(?) WHERE email = ?
			ON CONFLICT DO NOTHING`,
			Args: []any{handle.JSON(properties), o.Email}},
	}
	_, err := s.Write(ctx, list...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: forms.Unknown}) {
		return false, nil
	}
	return err == nil, err
}

// SetPassword gives the owner with an address a password, by its hash, and access if that was taken away. All sessions and links end. It is
// false when there is no such owner.
func (s *Store) SetPassword(ctx context.Context, email, hash string) (bool, error) {
	affected, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE owner SET password = ?, closed_at = NULL WHERE email = ?", Args: []any{hash, email}},
		handle.Statement{SQL: "DELETE FROM session WHERE owner = (SELECT id FROM owner WHERE email = ?)", Args: []any{email}},
		handle.Statement{SQL: "DELETE FROM password_link WHERE owner = (SELECT id FROM owner WHERE email = ?)", Args: []any{email}})
	return err == nil && affected[0] > 0, err
}
