package people

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Joined is two people that are one. Leads, demands and what CRMs made of them stay as they are: they are found by all addresses.
type Joined struct {
	Person, Address            string // that stands for both, and the other, neither of which another one stands for
	FirstName, LastName, Phone string // what was chosen of the two
	Language                   string
}

// Join makes two people one. It returns Refused UNKNOWN when one of them was joined meanwhile.
func (s *Store) Join(ctx context.Context, j Joined, by desklog.Action) error {
	_, err := s.Write(ctx,
		handle.Guard(forms.Unknown, "NOT EXISTS (SELECT 1 FROM same_person WHERE address IN (?, ?))", j.Person, j.Address),
		handle.Statement{SQL: "UPDATE same_person SET was = person, person = ?, undo = ? WHERE person = ?",
			Args: []any{j.Person, by.Undo, j.Address}},
		handle.Statement{SQL: `INSERT INTO same_person
			(address, person, was, first_name, last_name, phone, language, staff, at, undo)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			Args: []any{j.Address, j.Person, j.Address, j.FirstName, j.LastName, j.Phone, j.Language,
				by.Staff, by.At.Unix(), by.Undo}},
		by.Insert())
	return handle.AsRefusal(err)
}

// UndoJoin takes back a join of the member of staff, once and within limits.UndoTime: who was joined before stays so. It returns Refused
// UNKNOWN when there is nothing to undo.
func (s *Store) UndoJoin(ctx context.Context, undo string, by desklog.Action) error {
	_, err := s.Write(
		ctx,
		handle.Guard(
			forms.Unknown,
			"EXISTS (SELECT 1 FROM same_person WHERE undo = ? AND undo <> '' AND was = address AND staff = ? AND at > ?)",
			undo,
			by.Staff,
			by.At.Add(-limits.UndoTime).Unix(),
		),
		handle.Statement{SQL: "UPDATE same_person SET person = was, was = address, undo = '' WHERE undo = ? AND was <> address",
			Args: []any{undo}},
		handle.Statement{SQL: "DELETE FROM same_person WHERE undo = ?", Args: []any{undo}},
		by.Insert(),
	)
	return handle.AsRefusal(err)
}

// Split makes an address a person of its own again. It is false for one that was joined to none.
func (s *Store) Split(ctx context.Context, address string, by desklog.Action) (bool, error) {
	affected, err := s.Write(ctx,
		by.InsertIf("EXISTS (SELECT 1 FROM same_person WHERE address = ?)", address),
		handle.Statement{SQL: "DELETE FROM same_person WHERE address = ?", Args: []any{address}})
	return err == nil && affected[1] > 0, err
}

// DropLeft takes apart people of whom one address has nothing any more, so that no name or address stays longer than what it came with.
func DropLeft() handle.Statement {
	left := func(column string) string {
		return "NOT EXISTS (SELECT 1 FROM lead WHERE who = same_person." + column + `)
			AND same_person.` + column + ` NOT IN (SELECT email FROM demand UNION ALL SELECT email FROM subscriber
				UNION ALL SELECT email FROM owner WHERE email IS NOT NULL)`
	}
	return handle.Statement{SQL: "DELETE FROM same_person WHERE " + left("address") + " OR " + left("person")}
}
