package members

import (
	"context"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// Wants is which emails a member chose, about appointments or about other leads, as far as the role may have them; "" for who chose
// nothing.
func (m StaffMember) Wants(appointments bool) desk.EmailChoice {
	chosen, possible := m.LeadEmails, m.Role.Emails(appointments)
	if appointments {
		chosen = m.AppointmentEmails
	}
	if chosen == "" || slices.Contains(possible, chosen) {
		return chosen
	}
	return possible[len(possible)-1]
}

// OpenStaff lists those at the desk whose access is open, with the emails that they chose.
func (s *Store) OpenStaff(ctx context.Context) (list []StaffMember, err error) {
	return list, s.List(ctx, &list, "SELECT "+handle.ColumnsOf(StaffMember{}, "")+" FROM staff WHERE closed_at IS NULL ORDER BY id")
}

// SetStaffEmails stores which emails a member gets. Only most members may get everybody's; for one more it returns ErrManyStaff. It returns
// ErrStaffStale for a member whose access is closed, and ErrNoRight for a change by a colleague who is no manager any more. The same choice
// again writes nothing.
func (s *Store) SetStaffEmails(ctx context.Context, m StaffMember, leads, appointments desk.EmailChoice, most int,
	by desklog.Action) error {
	by.Name, by.Record, by.After = "setStaffEmails", m.Record(), string(leads+" "+appointments)
	by.Before = strings.TrimSpace(string(m.LeadEmails + " " + m.AppointmentEmails))
	list := []handle.Statement{handle.Guard(Stale, "EXISTS (SELECT 1 FROM staff WHERE id = ? AND closed_at IS NULL)", m.ID)}
	if by.Staff != m.ID {
		list = append(list, StillManager(by.Staff))
	}
	if leads == desk.AllEmails || appointments == desk.AllEmails {
		list = append(list, handle.Guard(forms.TooMany, `(SELECT count(*) FROM staff
			WHERE closed_at IS NULL AND id <> ? AND 'ALL' IN (lead_emails, appointment_emails)) < ?`, m.ID, most))
	}
	_, err := s.Write(ctx, append(list,
		handle.Statement{SQL: `UPDATE staff SET lead_emails = ?1, appointment_emails = ?2
			WHERE id = ?3 AND (lead_emails <> ?1 OR appointment_emails <> ?2)`, Args: []any{leads, appointments, m.ID}},
		by.InsertIf("changes() > 0"))...)
	return AsStaffRefusal(err)
}
