package members

import (
	"context"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/db/sessions"
)

// RenewRecoveryCodes gives whoever has a session recovery codes in place of all earlier ones. It is false when the session ended meanwhile.
func (s *Store) RenewRecoveryCodes(ctx context.Context, n StaffSession, codes []string, by desklog.Action) (bool, error) {
	by.Name, by.Record = "renewRecoveryCodes", n.Member.Record()
	list := append([]handle.Statement{n.stillOpen()}, replaceRecoveryCodes(n.Member.ID, codes)...)
	_, err := s.Write(ctx, append(list, by.Insert())...)
	return unlessEnded(err)
}

// ChangeStaffPassword gives whoever has a session another password, by its hash. All other sessions and the links of the member end, and an
// email says so. It is false when the session ended or the password was changed meanwhile.
func (s *Store) ChangeStaffPassword(ctx context.Context, n StaffSession, hash string, email outbox.Email, by desklog.Action) (bool, error) {
	by.Name, by.Record = "changeStaffPassword", n.Member.Record()
	list := []handle.Statement{n.stillOpen(),
		{SQL: "UPDATE staff SET password = ? WHERE id = ?", Args: []any{hash, n.Member.ID}},
		{SQL: "DELETE FROM staff_session WHERE staff = ? AND id <> ?", Args: []any{n.Member.ID, n.ID}},
		{SQL: "DELETE FROM staff_link WHERE staff = ?", Args: []any{n.Member.ID}},
		by.Insert()}
	_, err := s.Write(ctx, append(list, email.Queue(nil, by.At.Unix())...)...)
	return unlessEnded(err)
}

// stillOpen refuses a list of statements when the session ended, or its member has another password than it was read with.
func (n StaffSession) stillOpen() handle.Statement {
	return handle.Guard(sessions.Ended, `EXISTS (SELECT 1 FROM staff_session n JOIN staff m ON m.id = n.staff
		WHERE n.id = ? AND n.full = 1 AND m.password = ? AND m.closed_at IS NULL)`, n.ID, n.Member.Password)
}
