package members

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
)

// StaffLink is the link of an email with which a member of staff chooses a password.
type StaffLink struct {
	Token string
	Ends  time.Time
	Email outbox.Email
}

// give queues the email and stores the link, unless nobody with access has the address or the email is over its limit. Earlier links stay
// good, so that nobody can end them by asking for more.
func (l StaffLink) give(address string, at time.Time) []handle.Statement {
	const member = "SELECT id FROM staff WHERE email = ? AND closed_at IS NULL"
	return append(l.Email.QueueIf("EXISTS ("+member+")", []any{address}, nil, at.Unix()),
		handle.Statement{SQL: "INSERT INTO staff_link (token, staff, ends_at) SELECT ?, id, ? FROM (" + member +
			") WHERE EXISTS (SELECT 1 FROM outbox WHERE id = ?)", Args: []any{handle.Digest(l.Token), l.Ends.Unix(), address, l.Email.ID}})
}

// InviteStaff adds somebody without a password, or opens the access that was closed to the same address, and sends the link with which a
// password is chosen. It returns ErrStaffExists for an address that has access, and ErrNoRight when by is no manager any more.
func (s *Store) InviteStaff(ctx context.Context, m StaffMember, link StaffLink, most int, by desklog.Action) error {
	list := []handle.Statement{StillManager(by.Staff),
		handle.Guard(forms.TooMany, "(SELECT count(*) FROM staff WHERE closed_at IS NULL) < ?", most),
		{SQL: `INSERT INTO staff (name, email, language, role) VALUES (?, ?, ?, ?)
			ON CONFLICT (email) DO UPDATE SET name = excluded.name, language = excluded.language, role = excluded.role,
				password = NULL, secret = NULL, closed_at = NULL WHERE closed_at IS NOT NULL`,
			Args: []any{m.Name, m.Email, m.Language, m.Role}},
		handle.Guard(forms.AlreadyRequested, "changes() > 0"),
		{SQL: `INSERT INTO action (at, staff, session, name, record, after)
			SELECT ?, ?, ?, 'inviteStaff', 'staff:' || id, role FROM staff WHERE email = ?`,
			Args: []any{by.At.Unix(), by.Staff, by.Session, m.Email}}}
	_, err := s.Write(ctx, append(list, link.give(m.Email, by.At)...)...)
	return AsStaffRefusal(err)
}

// SendStaffLink sends a member of staff a link to choose a password.
func (s *Store) SendStaffLink(ctx context.Context, m StaffMember, link StaffLink, by desklog.Action) error {
	by.Name, by.Record = "sendStaffLink", m.Record()
	list := append(m.asSeen(by), by.Insert())
	_, err := s.Write(ctx, append(list, link.give(m.Email, by.At)...)...)
	return AsStaffRefusal(err)
}

// ForgotStaffPassword sends whoever has access with an address a link to choose a password, and nobody else anything. It returns Refused
// TOO_OFTEN when sender is at its limit.
func (s *Store) ForgotStaffPassword(ctx context.Context, address string, link StaffLink, sender attempts.Limit, at time.Time) error {
	_, err := s.Write(ctx, append(sender.CountOrRefuse(at), link.give(address, at)...)...)
	return handle.AsRefusal(err)
}

// StaffOfLink gives the member of staff to whom a password link was sent, nil for a token that is wrong, used or expired.
func (s *Store) StaffOfLink(ctx context.Context, token string, now time.Time) (*StaffMember, error) {
	var m StaffMember
	err := s.One(ctx, &m, "SELECT "+handle.ColumnsOf(m, "")+` FROM staff WHERE closed_at IS NULL AND
		id = (SELECT staff FROM staff_link WHERE token = ? AND ends_at > ?)`, handle.Digest(token), now.Unix())
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &m, nil
}

// ChooseStaffPassword gives the member of a link a password, by its hash. All sessions and links of the member end, this one too, and an
// email says so. It is false when the link is no longer valid.
func (s *Store) ChooseStaffPassword(ctx context.Context, token string, m StaffMember, hash string, email outbox.Email,
	by desklog.Action) (bool, error) {
	by.Name, by.Record = "choosePassword", m.Record()
	list := []handle.Statement{
		handle.Guard(forms.LinkEnded, `EXISTS (SELECT 1 FROM staff_link n JOIN staff m ON m.id = n.staff
			WHERE n.token = ? AND n.staff = ? AND n.ends_at > ? AND m.closed_at IS NULL)`, handle.Digest(token), m.ID, by.At.Unix()),
		{SQL: "UPDATE staff SET password = ? WHERE id = ?", Args: []any{hash, m.ID}},
		{SQL: "DELETE FROM staff_session WHERE staff = ?", Args: []any{m.ID}},
		{SQL: "DELETE FROM staff_link WHERE staff = ?", Args: []any{m.ID}},
		by.Insert()}
	_, err := s.Write(ctx, append(list, email.Queue(nil, by.At.Unix())...)...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: forms.LinkEnded}) {
		return false, nil
	}
	return err == nil, err
}
