package members

import (
	"context"
	"strconv"
	"strings"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Absence is when a member of staff is away, both days included, and who gets the member's leads meanwhile, 0 for nobody. The zero value is
// none.
type Absence struct {
	From       locale.Date `db:"away_from"`
	Until      locale.Date `db:"away_until"`
	Substitute int         `db:"substitute"`
}

// On reports whether the member is away on a day.
func (a Absence) On(day locale.Date) bool { return a.From != "" && a.From <= day && day <= a.Until }

// logged is the absence as the log has it: two days and the record of the substitute.
func (a Absence) logged() string {
	if a.Substitute == 0 {
		return strings.TrimSpace(string(a.From + " " + a.Until))
	}
	return string(a.From+" "+a.Until) + " staff:" + strconv.Itoa(a.Substitute)
}

// SetAbsence stores when a member is away. It returns ErrStaffStale for a member whose access is closed, ErrUnknownHeir for a substitute
// who may have no leads, and ErrNoRight for a change by a colleague who is no manager any more. The same again writes nothing.
func (s *Store) SetAbsence(ctx context.Context, m StaffMember, away Absence, by desklog.Action) error {
	by.Name, by.Record, by.Before, by.After = "setAbsence", m.Record(), m.Absence.logged(), away.logged()
	list := []handle.Statement{handle.Guard(Stale, "EXISTS (SELECT 1 FROM staff WHERE id = ? AND closed_at IS NULL)", m.ID),
		handle.Guard(unknownHeir, "?2 <> ?3 AND "+MayHave("?2"), away.Substitute, m.ID)}
	if by.Staff != m.ID {
		list = append(list, StillManager(by.Staff))
	}
	_, err := s.Write(ctx, append(list,
		handle.Statement{SQL: `UPDATE staff SET away_from = ?1, away_until = ?2, substitute = ?3
			WHERE id = ?4 AND (away_from <> ?1 OR away_until <> ?2 OR substitute <> ?3)`,
			Args: []any{away.From, away.Until, away.Substitute, m.ID}},
		by.InsertIf("changes() > 0"))...)
	return AsStaffRefusal(err)
}
