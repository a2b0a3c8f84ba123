package leads

import (
	"context"
	"crypto/rand"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// PlanInput is an appointment that the agency's desk books for a visitor, who gets the emails of a booking. Outside lets it begin at a time
// that is no viewing time.
type PlanInput struct {
	Property  int
	Reference string // as it was typed, in the place of Property; "" for none
	Start     time.Time
	Outside   bool
	FirstName string
	LastName  string
	Email     string
	Phone     string
	Language  locale.Language
}

func (f *PlanInput) check(facts Facts) agency.Problems {
	c := &Checking{language: f.Language}
	c.available(facts)
	c.line("firstName", &f.FirstName, limits.FormNameCharacters)
	c.line("lastName", &f.LastName, limits.FormNameCharacters)
	c.Email("email", &f.Email)
	c.phone("phone", &f.Phone, false)
	if !f.Outside || f.Start.Before(facts.Now) {
		c.slot("start", &f.Start, facts)
	}
	return c.Problems
}

// PlanAtDesk books an appointment at a property for a visitor in the same way as the visitor's own booking: with a lead, whose state is
// done at once, and with emails and deliveries to CRMs. A seat and the agent must be free; that the visitor has another appointment is a
// problem, which the desk is told. by is written to the desk's log.
func (o *Service) PlanAtDesk(ctx context.Context, f *PlanInput, by desklog.Action) (agency.Problems, error) {
	if err := o.InUse(ctx, &f.Language); err != nil {
		return nil, err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	p, err := o.property(ctx, f.Property, f.Language)
	if err != nil {
		return nil, err
	}
	facts := Facts{Catalog: c, Now: o.Now(), Property: p}
	if problems := f.check(facts); len(problems) > 0 {
		return problems, nil
	}
	t := &taking{Service: o, ctx: ctx, facts: facts, form: &AppointmentInput{
		Envelope: Envelope{Key: rand.Text(), Language: f.Language, Captcha: &CaptchaInput{ID: rand.Text()}},
		Property: f.Property, Start: &f.Start,
		Person: agency.PersonInput{FirstName: f.FirstName, LastName: f.LastName, Email: f.Email, Phone: f.Phone}}}
	if err := t.open(appointmentForm.Name); err != nil {
		return nil, err
	}
	if err := t.plan(f, by); err != nil {
		return nil, err
	}
	_, problems, err := t.outcome(t.write())
	return problems, err
}

// plan adds the appointment, its emails and the line of the log.
func (t *taking) plan(f *PlanInput, by desklog.Action) error {
	hours := t.facts.Catalog.Site.Settings.ViewingHours.WithDefaults()
	a := appointments.Appointment{ID: rand.Text(), Lead: t.receipt.Lead.ID, Property: f.Property, Start: f.Start.Unix(), State: "BOOKED",
		RemindAt: reminderOf(f.Start, t.Now())}
	by.Name, by.Record, by.After = "planAppointment", a.ID, f.Start.UTC().Format(time.RFC3339)
	t.receipt.CRM = appointmentForm.CRM
	t.add(appointments.BookAppointment(a, t.booking(hours, t.about, f.Email))...)
	t.add(appointments.Planned(a.Lead, by)...)
	t.data.Rows = termsRows(t.about.RentTerms())
	t.data.Appointment = t.entry(a, hours)
	t.answer.Start, t.answer.End = f.Start, t.data.Appointment.End
	return t.inviteBoth(a, "appointment")
}
