package content

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/mail"
)

// CRMMessage is what a CRM gets of a lead beside the person. Start and End are zero unless the lead booked an appointment.
type CRMMessage struct {
	Form       string // the name of the mutation
	Message    string // everything that was filled in, a line each, in the agency's language
	Filter     *agency.PropertyFilter
	Start, End time.Time
}

// ownFields are the rows that are not in the message, because a CRM gets them in fields of its own.
var ownFields = []string{"received", "state", "since", "title", "firstName", "lastName", "email", "phone"}

// ForCRM makes the message to a CRM from a stored form. Reference is that by which people know its property; nil for none.
func ForCRM(c *agency.Catalog, l inbox.Lead, reference *string) (message CRMMessage, err error) {
	cells, err := SheetLine(c, inbox.Entry{Lead: l, PropertyReference: reference})
	if err != nil {
		return message, err
	}
	var lines []string
	for i, label := range sheet {
		if cells[i] != "" && !slices.Contains(ownFields, label) {
			lines = append(lines, mail.Label(c.Fallback(), label)+": "+cells[i])
		}
	}
	message.Form, message.Message = l.Form, strings.Join(lines, "\n")
	switch {
	case leads.RequestsDemand(l) && !leads.RequestsWatch(l):
		var f leads.DemandInput
		err = json.Unmarshal([]byte(l.Content), &f)
		message.Filter = &f.Filter
	case leads.IsAppointment(l):
		var f leads.AppointmentInput
		if err = json.Unmarshal([]byte(l.Content), &f); err == nil && f.Start != nil {
			message.on(c, *f.Start)
		}
	}
	return message, err
}

func (t *CRMMessage) on(c *agency.Catalog, start time.Time) {
	t.Start, t.End = start, start.Add(time.Duration(c.Site.Settings.ViewingHours.WithDefaults().Minutes)*time.Minute)
}

// ChangeForCRM makes the message to a CRM about a change of the appointment that a form booked.
func ChangeForCRM(c *agency.Catalog, l inbox.Lead, reference *string, d crmlinks.CRMLead) (message CRMMessage) {
	if message.Form = "moveAppointment"; d.Cancelled {
		message.Form = "cancelAppointment"
	}
	if d.Start != nil {
		message.on(c, time.Unix(*d.Start, 0))
	}
	rows := []mail.Row{row.Moment("slot", &message.Start), row.Typed("reference", l.ID), row.Typed("property", row.ValueOf(reference))}
	title := mail.Title(c.Fallback(), "appointment-"+booked.Changed[message.Form]+"-agency")
	message.Message = prose.Joined("\n", title, linesOf(c, rows))
	return message
}

// ReportForCRM makes the message to a CRM about an appointment after it.
func ReportForCRM(c *agency.Catalog, l inbox.Lead, reference *string, report string) CRMMessage {
	rows := []mail.Row{row.Typed("report", report), row.Typed("reference", l.ID), row.Typed("property", row.ValueOf(reference))}
	return CRMMessage{Form: "reportAppointment", Message: linesOf(c, rows)}
}

// linesOf writes rows in the agency's language, a line each.
func linesOf(c *agency.Catalog, rows []mail.Row) string {
	var lines []string
	for _, r := range rows {
		if text := cell(c, r); text != "" {
			lines = append(lines, mail.Label(c.Fallback(), r.Label)+": "+text)
		}
	}
	return strings.Join(lines, "\n")
}
