package owners

import (
	"context"
	"errors"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/limits"
)

// Errors of changes of owners at the desk. Nothing was written.
var (
	ErrOwnerStale  = errors.New("the owner was changed meanwhile")
	ErrOwnerExists = errors.New("an owner with this address is there already")
)

func ownerRecord(id int) string { return "owner:" + strconv.Itoa(id) }

// OwnerLinkEmail is the email with which an owner chooses a password, and the link in it. Invites reports whether it is an invitation.
type OwnerLinkEmail struct {
	Token   string
	Ends    time.Time
	Email   outbox.Email
	Invites bool
}

// give queues the email and stores the link for the owner with an address. It refuses the write when the address had too many links.
func (l OwnerLinkEmail) give(address string, at time.Time) []handle.Statement {
	list := append(l.Email.Queue(nil, at.Unix()),
		handle.Guard(forms.TooOften, "EXISTS (SELECT 1 FROM outbox WHERE id = ?)", l.Email.ID))
	if l.Invites {
		list = append(list, handle.Statement{SQL: "UPDATE owner SET invited_until = ? WHERE email = ?",
			Args: []any{l.Ends.Unix(), address}})
	}
	return append(list, InsertPasswordLink(address, l.Token, l.Ends))
}

// changeOwner runs statements about an owner whose version is still the one that was read, and writes a line to the log. It returns
// ErrOwnerStale when the owner was changed meanwhile, and Refused when a guard of the statements stops it.
func (s *Store) changeOwner(ctx context.Context, o DeskOwner, by desklog.Action, statements ...handle.Statement) error {
	by.Record = o.Record()
	list := append([]handle.Statement{handle.Guard(members.Stale, "EXISTS (SELECT 1 FROM owner WHERE id = ? AND version = ?)",
		o.ID, o.Version)},
		statements...)
	_, err := s.Write(ctx, append(list, by.Insert())...)
	return asOwnerRefusal(err)
}

func asOwnerRefusal(err error) error {
	switch err = handle.AsRefusal(err); {
	case errors.Is(err, handle.Refused{Why: members.Stale}):
		return ErrOwnerStale
	case errors.Is(err, handle.Refused{Why: forms.AlreadyRequested}):
		return ErrOwnerExists
	}
	return err
}

// MakeOwner adds an owner with properties, and sends a link to choose a password unless it is nil. It returns the owner's id,
// ErrOwnerExists for an address that is known, and Refused TOO_MANY, UNKNOWN for a property, or TOO_OFTEN for the link.
func (s *Store) MakeOwner(ctx context.Context, o Owner, properties []int, link *OwnerLinkEmail, by desklog.Action) (id int, err error) {
	id = FirstOwnID + rand.IntN(FirstOwnID)
	by.Name, by.Record = "makeOwner", ownerRecord(id)
	list := []handle.Statement{
		handle.Guard(forms.TooMany, "(SELECT count(*) FROM owner WHERE id >= ?) < ?", FirstOwnID, limits.DeskOwnersMade),
		handle.Guard(forms.AlreadyRequested, "NOT EXISTS (SELECT 1 FROM owner WHERE email = ?)", o.Email),
		handle.Guard(forms.Unknown, "(SELECT count(*) FROM property WHERE number IN (SELECT value FROM json_each(?))) = ?",
			handle.JSON(properties),
			len(properties)),
		{SQL: "INSERT INTO owner (id, name, email, language) VALUES (?, ?, nullif(?, ''), ?)",
			Args: []any{id, o.Name, o.Email, o.Language}},
		{SQL: "INSERT INTO owner_property (owner, property, desk) SELECT ?, value, 1 FROM json_each(?)",
			Args: []any{id, handle.JSON(properties)}},
		by.Insert(),
	}
	if link != nil {
		list = append(list, link.give(o.Email, by.At)...)
	}
	_, err = s.Write(ctx, list...)
	return id, asOwnerRefusal(err)
}

// RenameOwner changes name, address and language of an owner who was made here. Another address ends password, sessions and links.
func (s *Store) RenameOwner(ctx context.Context, o DeskOwner, to Owner, by desklog.Action) error {
	by.Name = "changeOwner"
	return s.changeOwner(ctx, o, by,
		handle.Guard(forms.AlreadyRequested, "NOT EXISTS (SELECT 1 FROM owner WHERE email = ? AND id <> ?)", to.Email, o.ID),
		handle.Statement{SQL: "UPDATE owner SET name = ?, email = nullif(?, ''), language = ? WHERE id = ? AND id >= ?",
			Args: []any{to.Name, to.Email, to.Language, o.ID, FirstOwnID}})
}

// SendOwnerLink sends an owner a link to choose a password. An invitation gives access that was taken away.
func (s *Store) SendOwnerLink(ctx context.Context, o DeskOwner, link OwnerLinkEmail, by desklog.Action) error {
	by.Name = "sendOwnerLink"
	if link.Invites {
		by.Name = "inviteOwner"
	}
	open := handle.Statement{SQL: "UPDATE owner SET closed_at = NULL WHERE id = ?", Args: []any{o.ID}}
	return s.changeOwner(ctx, o, by, append([]handle.Statement{open}, link.give(o.Email, by.At)...)...)
}

// LinkProperty gives an owner a property, unless the owner has as many as may.
func (s *Store) LinkProperty(ctx context.Context, o DeskOwner, property int, by desklog.Action) error {
	by.Name, by.After = "linkProperty", strconv.Itoa(property)
	return s.changeOwner(ctx, o, by,
		handle.Guard(forms.TooMany, "(SELECT count(*) FROM owner_property WHERE owner = ?) < ?", o.ID, limits.OwnerProperties),
		handle.Guard(forms.Unknown, "EXISTS (SELECT 1 FROM property WHERE number = ?)", property),
		handle.Statement{SQL: "INSERT INTO owner_property (owner, property, desk) VALUES (?, ?, 1) ON CONFLICT DO NOTHING",
			Args: []any{o.ID, property}})
}

// UnlinkProperty takes a property from an owner if it was linked at the desk; one that the import folder names is Refused UNKNOWN.
func (s *Store) UnlinkProperty(ctx context.Context, o DeskOwner, property int, by desklog.Action) error {
	by.Name, by.Before = "unlinkProperty", strconv.Itoa(property)
	return s.changeOwner(ctx, o, by,
		handle.Statement{SQL: "DELETE FROM owner_property WHERE owner = ? AND property = ? AND desk", Args: []any{o.ID, property}},
		handle.Guard(forms.Unknown, "changes() > 0"))
}

// EndOwnerSessions ends all sessions of an owner.
func (s *Store) EndOwnerSessions(ctx context.Context, o DeskOwner, by desklog.Action) error {
	by.Name = "endOwnerSessions"
	return s.changeOwner(ctx, o, by, handle.Statement{SQL: "DELETE FROM session WHERE owner = ?", Args: []any{o.ID}})
}

// CloseOwner ends an owner's access: password, sessions and links end.
func (s *Store) CloseOwner(ctx context.Context, o DeskOwner, by desklog.Action) error {
	by.Name = "closeOwner"
	return s.changeOwner(ctx, o, by,
		handle.Statement{SQL: "UPDATE owner SET password = NULL, closed_at = ? WHERE id = ?", Args: []any{by.At.Unix(), o.ID}})
}

// RemoveOwner deletes an owner who was made at the desk; one whom the import folder names is refused.
func (s *Store) RemoveOwner(ctx context.Context, o DeskOwner, by desklog.Action) error {
	by.Name = "removeOwner"
	return s.changeOwner(ctx, o, by,
		handle.Statement{SQL: "DELETE FROM owner WHERE id = ? AND id >= ?", Args: []any{o.ID, FirstOwnID}},
		handle.Guard(forms.Unknown, "changes() > 0"))
}

// NoteOwnerSeen notes in the log that somebody at the desk looked at an owner's page.
func (s *Store) NoteOwnerSeen(ctx context.Context, o DeskOwner, by desklog.Action) error {
	by.Name, by.Record = "viewAsOwner", o.Record()
	_, err := s.Write(ctx, by.Insert())
	return err
}
