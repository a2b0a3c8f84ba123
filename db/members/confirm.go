package members

import (
	"context"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/sessions"
)

// ConfirmStaffSession notes that the second step was taken again in a session. It is false when the code was used before, or the session
// ended meanwhile.
func (s *Store) ConfirmStaffSession(ctx context.Context, n StaffSession, proof []handle.Statement, by desklog.Action) (bool, error) {
	by.Name, by.Record = "confirm", n.Member.Record()
	_, err := s.Write(ctx, append(proof,
		handle.Statement{SQL: "UPDATE staff_session SET confirmed_at = ? WHERE id = ? AND full = 1", Args: []any{by.At.Unix(), n.ID}},
		handle.Guard(sessions.Ended, "changes() > 0"),
		by.Insert())...)
	return unlessEnded(err)
}
