package appointments

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// AppointmentReport is what staff said of an appointment after it. Version is 0 for none.
type AppointmentReport struct {
	Version  int    `db:"report_version"`
	Text     string `db:"report"`
	ForOwner bool   `db:"report_for_owner"`
}

// ErrReported says that somebody wrote the report of an appointment first, or that the appointment was cancelled meanwhile.
var ErrReported = errors.New("the report was changed meanwhile")

const reportedMeanwhile forms.ProblemCode = "REPORTED"

// ReportAppointment writes the report of an appointment that has begun, with a line of the desk's log; r.Version is the one that was read.
// It goes to those links that have the appointment and whose CRM, by name, is one of crms; an earlier text that was not sent yet is not
// sent any more.
func (s *Store) ReportAppointment(ctx context.Context, a Appointment, r AppointmentReport, crms []string, by desklog.Action) error {
	by.Record = a.ID
	if by.After = "DESK"; r.ForOwner {
		by.After = "OWNER"
	}
	list := []handle.Statement{
		handle.Guard(reportedMeanwhile, "EXISTS (SELECT 1 FROM appointment WHERE id = ? AND state = 'BOOKED' AND sequence = ?)",
			a.ID, a.Sequence),
		handle.Guard(reportedMeanwhile, "coalesce((SELECT version FROM appointment_report WHERE appointment = ?), 0) = ?", a.ID, r.Version),
		{SQL: `INSERT INTO appointment_report (appointment, version, text, for_owner, staff, at) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT DO UPDATE SET version = excluded.version, text = excluded.text, for_owner = excluded.for_owner,
			staff = excluded.staff, at = excluded.at`,
			Args: []any{a.ID, r.Version + 1, r.Text, r.ForOwner, by.Staff, by.At.Unix()}},
		{SQL: "DELETE FROM crm_lead WHERE lead = ? AND reported AND state = 'WAITING'", Args: []any{a.Lead}},
		by.Insert(),
	}
	for _, name := range crms {
		list = append(list, reportToCRMs(a, r, name, by.At.Unix()))
	}
	_, err := s.Write(ctx, list...)
	if errors.Is(handle.AsRefusal(err), handle.Refused{Why: reportedMeanwhile}) {
		return ErrReported
	}
	return err
}

// reportToCRMs lets a report go to the links of a CRM that its appointment's form goes to. It comes after all changes of the appointment.
func reportToCRMs(a Appointment, r AppointmentReport, crm string, at int64) handle.Statement {
	return handle.Statement{SQL: `INSERT INTO crm_lead (lead, link, change, reported, alone, at, due_at)
		SELECT lead, link, ?2, 1, alone, ?3, ?3 FROM crm_lead WHERE lead = ?1 AND change = 0 AND state <> 'DROPPED'
		AND link IN (SELECT name FROM link WHERE kind = ?4)`, Args: []any{a.Lead, a.Sequence + r.Version + 1, at, crm}}
}

// ReportOf reads what was said after the appointment of a lead; "" for nothing.
func (s *Store) ReportOf(ctx context.Context, lead string) (text string, err error) {
	return text, s.One(ctx, &text, `SELECT coalesce((SELECT r.text FROM appointment_report r JOIN appointment a ON a.id = r.appointment
		WHERE a.lead = ?), '')`, lead)
}
