package members

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// Errors of changes of staff at the desk. Nothing was written.
var (
	ErrStaffStale  = errors.New("the member of staff was changed meanwhile")
	ErrUnknownHeir = errors.New("whoever gets the leads may have none")
	ErrManyStaff   = errors.New("as many people work at the desk as may")
)

const unknownHeir forms.ProblemCode = "UNKNOWN_HEIR"

// asSeen refuses a change of a member whose access is closed or whose version is another than the one that was read, and a change by
// somebody who is no manager any more.
func (m StaffMember) asSeen(by desklog.Action) []handle.Statement {
	return []handle.Statement{StillManager(by.Staff),
		handle.Guard(Stale, "EXISTS (SELECT 1 FROM staff WHERE id = ? AND version = ? AND closed_at IS NULL)", m.ID, m.Version)}
}

// leaveLeads gives all leads of a member to another, 0 for nobody, with a line of the log for each.
func (m StaffMember) leaveLeads(to int, by desklog.Action) []handle.Statement {
	at := by.At.Unix()
	return []handle.Statement{
		handle.Guard(unknownHeir, "?2 <> ?3 AND "+MayHave("?2"), to, m.ID),
		{SQL: `INSERT INTO action (at, staff, session, name, record, before, after)
			SELECT ?, nullif(?, 0), nullif(?, ''), 'handOverLeads', 'lead:' || lead, agent, ? FROM lead_handling WHERE agent = ?`,
			Args: []any{at, by.Staff, by.Session, to, m.ID}},
		{SQL: `UPDATE lead_handling SET agent = ?, agent_version = agent_version + 1, agent_by = nullif(?, 0), agent_at = ?
			WHERE agent = ?`,
			Args: []any{to, by.Staff, at, m.ID}}}
}

// AsStaffRefusal turns the error of a guard into one of the errors above.
func AsStaffRefusal(err error) error {
	var refused handle.Refused
	err = handle.AsRefusal(err)
	if !errors.As(err, &refused) {
		return err
	}
	if known := map[forms.ProblemCode]error{forms.LastManager: ErrLastManager, NoRight: ErrNoRight, Stale: ErrStaffStale,
		unknownHeir: ErrUnknownHeir, forms.AlreadyRequested: ErrStaffExists, forms.TooMany: ErrManyStaff}[refused.Why]; known != nil {
		return known
	}
	return err
}

// ClearStaffStep ends somebody's sessions and takes password and second step away. A link to choose a password goes by email; the second
// step is set up anew after it. The member's version grows, so that a request that is sent again is stale.
func (s *Store) ClearStaffStep(ctx context.Context, m StaffMember, link StaffLink, by desklog.Action) error {
	by.Name, by.Record = "clearStaffStep", m.Record()
	list := append(m.asSeen(by), endAccess(m.ID)...)
	list = append(list,
		handle.Statement{SQL: "UPDATE staff SET secret = NULL, password = NULL, version = version + 1 WHERE id = ?", Args: []any{m.ID}},
		by.Insert())
	_, err := s.Write(ctx, append(list, link.give(m.Email, by.At)...)...)
	return AsStaffRefusal(err)
}

// EndSessionsOf ends all sessions of another member of staff.
func (s *Store) EndSessionsOf(ctx context.Context, m StaffMember, by desklog.Action) error {
	by.Name, by.Record = "endSessions", m.Record()
	_, err := s.Write(ctx, StillManager(by.Staff),
		handle.Statement{SQL: "DELETE FROM staff_session WHERE staff = ?", Args: []any{m.ID}}, by.InsertIf("changes() > 0"))
	return AsStaffRefusal(err)
}

// ManagedMember is a member of staff as managers see the member. SeenAt is nil without a session.
type ManagedMember struct {
	StaffMember
	Sessions int    `db:"sessions"`
	SeenAt   *int64 `db:"seen_at"`
	Leads    int    `db:"leads"`
}

// ManagedStaff lists everybody who works or worked at the desk, by name, or one by number; with the open sessions and leads.
func (s *Store) ManagedStaff(ctx context.Context, number *int, now int64) (list []ManagedMember, err error) {
	return list, s.List(ctx, &list, "SELECT "+handle.ColumnsOf(StaffMember{}, "m.")+`,
		(SELECT count(*) FROM staff_session n WHERE n.staff = m.id AND n.full = 1 AND n.ends_at > ?1) AS sessions,
		(SELECT max(n.seen_at) FROM staff_session n WHERE n.staff = m.id AND n.full = 1 AND n.ends_at > ?1) AS seen_at,
		(SELECT coalesce(sum(c.n), 0) FROM lead_count c WHERE c.agent = m.id AND c.state IN `+OpenStates+`) AS leads
		FROM staff m WHERE ?2 IS NULL OR m.id = ?2 ORDER BY m.closed_at IS NOT NULL, m.name, m.id`, now, number)
}
