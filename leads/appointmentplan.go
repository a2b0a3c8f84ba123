package leads

import (
	"context"
	"crypto/rand"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
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
	Agent     *int   // who holds it, nil for the agent of the property
	Remark    string // for the agent, in the email to the agency; "" for none
	Language  locale.Language
}

func (f *PlanInput) check(facts check.Facts) forms.Problems {
	c := &check.Checking{Language: f.Language}
	c.Available(facts)
	c.Line("firstName", &f.FirstName, limits.FormNameCharacters)
	c.Line("lastName", &f.LastName, limits.FormNameCharacters)
	c.Email("email", &f.Email)
	c.Phone("phone", &f.Phone, false)
	c.Remark(&f.Remark, false)
	c.StartAtDesk(f.Start, f.Outside, facts)
	return c.Problems
}

// PlanAtDesk books an appointment at a property for a visitor in the same way as the visitor's own booking: with a lead, whose state is
// done at once, and with emails and deliveries to CRMs. A seat and the agent must be free; that the visitor has another appointment is a
// problem, which the desk is told. by is written to the desk's log.
func (o *Service) PlanAtDesk(ctx context.Context, f *PlanInput, by desklog.Action) (forms.Problems, error) {
	if err := o.InUse(ctx, &f.Language); err != nil {
		return nil, err
	}
	facts, err := o.gather(ctx, &f.Property, f.Language)
	if err != nil {
		return nil, err
	}
	if problems := f.check(facts); len(problems) > 0 {
		return problems, nil
	}
	s, err := o.submit(appointmentForm, &AppointmentInput{
		Envelope: Envelope{Key: rand.Text(), Language: f.Language}, Property: f.Property, Start: &f.Start,
		Person: forms.PersonInput{FirstName: f.FirstName, LastName: f.LastName, Email: f.Email, Phone: f.Phone}, Remark: f.Remark}, facts)
	if err != nil {
		return nil, err
	}
	err = o.receive(ctx, s, func(ctx context.Context, s *submission) error { return o.plan(ctx, s, f, by) })
	_, problems, err := o.outcome(ctx, s, err)
	return problems, err
}

// plan adds the appointment, its emails and the line of the log.
func (o *Service) plan(ctx context.Context, s *submission, f *PlanInput, by desklog.Action) error {
	hours := s.facts.Catalog.Site.Settings.ViewingHours.WithDefaults()
	a := appointments.Appointment{ID: rand.Text(), Lead: s.lead.ID, Property: f.Property, Start: f.Start.Unix(), State: "BOOKED",
		RemindAt: booked.RemindAt(f.Start, o.Now())}
	if f.Agent != nil && *f.Agent != s.about.AgentID {
		a.PassedTo, s.with = f.Agent, booked.Holder(s.facts.Catalog, appointments.Appointment{PassedTo: f.Agent}, s.about)
	}
	by.Name, by.Record, by.After = "planAppointment", a.ID, f.Start.UTC().Format(time.RFC3339)
	s.add(appointments.BookAppointment(a, o.Booked().Booking(hours, s.about, f.Email))...)
	s.add(appointments.Planned(a.Lead, by)...)
	s.data.Rows, s.data.Text = row.Terms(s.about.RentTerms()), f.Remark
	s.data.Appointment = o.Booked().Entry(a, hours)
	s.answer.Start, s.answer.End = f.Start, s.data.Appointment.End
	return o.inviteBoth(ctx, s, a, "appointment")
}
