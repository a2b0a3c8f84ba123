package leads

import (
	"encoding/json"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/mail"
)

// ToldToCRM is what a CRM is told of a lead beside the person. Start and End are zero unless the lead booked an appointment.
type ToldToCRM struct {
	Form       string // the name of the mutation
	Message    string // everything that was filled in, a line each, in the agency's language
	Filter     *agency.PropertyFilter
	Start, End time.Time
}

// notTold are the rows that a CRM is not told, because it gets them in fields of its own.
var notTold = []string{"received", "state", "since", "title", "firstName", "lastName", "email", "phone"}

// ForCRM reads what a CRM is told of a stored form.
func ForCRM(c *agency.Catalog, l db.Lead) (told ToldToCRM, err error) {
	cells, err := SheetLine(c, db.Entry{Lead: l})
	if err != nil {
		return told, err
	}
	var lines []string
	for i, label := range sheet {
		if cells[i] != "" && !slices.Contains(notTold, label) {
			lines = append(lines, mail.Label(c.Fallback(), label)+": "+cells[i])
		}
	}
	told.Form, told.Message = l.Form, strings.Join(lines, "\n")
	switch l.Form {
	case demandForm.Name:
		var f DemandInput
		err = json.Unmarshal([]byte(l.Content), &f)
		told.Filter = &f.Filter
	case appointmentForm.Name:
		var f AppointmentInput
		if err = json.Unmarshal([]byte(l.Content), &f); err == nil && f.Start != nil {
			told.on(c, *f.Start)
		}
	}
	return told, err
}

func (t *ToldToCRM) on(c *agency.Catalog, start time.Time) {
	t.Start, t.End = start, start.Add(time.Duration(c.Site.Settings.ViewingHours.WithDefaults().Minutes)*time.Minute)
}

// ChangeForCRM gives what a CRM is told of a change of the appointment that a form booked.
func ChangeForCRM(c *agency.Catalog, l db.Lead, d db.CRMLead) (told ToldToCRM) {
	if told.Form = "moveAppointment"; d.Cancelled {
		told.Form = "cancelAppointment"
	}
	if d.Start != nil {
		told.on(c, time.Unix(*d.Start, 0))
	}
	rows := []mail.Row{row("slot", minute(told.Start.Unix())), row("reference", l.ID), numberRow("property", l.Property)}
	title := mail.Title(c.Fallback(), "appointment-"+changed[told.Form]+"-agency")
	told.Message = agency.Joined("\n", title, linesOf(c, rows))
	return told
}

// ReportForCRM gives what a CRM is told of an appointment after it.
func ReportForCRM(c *agency.Catalog, l db.Lead, report string) ToldToCRM {
	rows := []mail.Row{row("report", report), row("reference", l.ID), numberRow("property", l.Property)}
	return ToldToCRM{Form: "reportAppointment", Message: linesOf(c, rows)}
}

// linesOf writes rows in the agency's language, a line each.
func linesOf(c *agency.Catalog, rows []mail.Row) string {
	var lines []string
	for _, r := range rows {
		if text := r.Text(c.Fallback()); text != "" {
			lines = append(lines, mail.Label(c.Fallback(), r.Label)+": "+text)
		}
	}
	return strings.Join(lines, "\n")
}
