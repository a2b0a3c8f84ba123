package leads

import (
	"context"
	"crypto/rand"
	mathrand "math/rand/v2"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/row"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

var appointmentForm = FormKind{Name: "bookAppointment", Thanks: "thanksAppointment", PerHour: 10, Days: usualRetention, CRM: true}

// AppointmentInput is the form that books an appointment at a property.
type AppointmentInput struct {
	Envelope
	Property   int                    `json:"property"`
	Person     forms.PersonInput      `json:"person"`
	Start      *time.Time             `json:"start"`
	Statements []agency.RentStatement `json:"statements,omitempty"`
	Remark     string                 `json:"remark,omitempty"`
}

// Who is the person who filled in the form.
func (f *AppointmentInput) Who() forms.PersonInput { return f.Person }

// About is the number of the property that the form is about.
func (f *AppointmentInput) About() *int { return &f.Property }

// Check returns what is wrong. Whether a seat is free is checked when the appointment is booked.
func (f *AppointmentInput) Check(facts check.Facts) forms.Problems {
	c := f.check()
	c.Available(facts)
	c.Person(&f.Person, facts, true)
	c.Slot("start", f.Start, facts)
	if facts.Property != nil {
		c.Agreed("statements", facts.Property.RentTerms().Accepts(f.Statements))
	}
	c.Remark(&f.Remark, false)
	return c.Problems
}

// BookAppointment books an appointment if a seat is free, and sends visitor and agency a calendar invitation. A visitor with a conflicting
// appointment gets the same answer, and an email about that appointment instead of a second booking. The seat is still held for about a
// day: if it stayed free, a stranger who typed somebody's address could tell that this person has an appointment.
func (o *Service) BookAppointment(ctx context.Context, f *AppointmentInput) (*Answer, forms.Problems, error) {
	return o.take(ctx, appointmentForm, f, func(ctx context.Context, s *submission) error {
		hours := s.facts.Catalog.Site.Settings.ViewingHours.WithDefaults()
		slot, _ := hours.At(*f.Start, o.Now()) // Check found it
		a := appointments.Appointment{ID: rand.Text(), Lead: s.lead.ID, Property: f.Property, Start: slot.Start.Unix(), State: "BOOKED",
			RemindAt: booked.RemindAt(slot.Start, o.Now())}
		fits := o.Booked().Booking(hours, s.about, f.Person.Email)
		s.add(appointments.BookAppointment(a, fits)...)
		s.instead = func(ctx context.Context, s *submission) error {
			s.add(appointments.HoldSeat(a, fits, heldUntil(o.Now()))...)
			return o.standing(ctx, s, a, fits)
		}
		s.answer.Start, s.answer.End = slot.Start, slot.End
		s.answer.Path = AppointmentThanksPath(f.Language, f.Property, slot.Start)
		s.data.Rows, s.data.Text = append(row.Terms(s.about.RentTerms()), row.Choice("statements", f.Statements...)), f.Remark
		s.data.Appointment = o.Booked().Entry(a, hours)
		return o.inviteBoth(ctx, s, a, "appointment")
	})
}

// heldUntil is when a held seat becomes free again: at a random time, so that it looks like a cancelled appointment.
func heldUntil(now time.Time) time.Time {
	return now.Add(limits.HeldSeatTime/2 + time.Duration(mathrand.Int64N(int64(limits.HeldSeatTime))))
}

// inviteBoth adds the invitations of an appointment to agency and visitor.
func (o *Service) inviteBoth(ctx context.Context, s *submission, a appointments.Appointment, kind string) error {
	where, err := o.Booked().Meeting(ctx, s.facts.Catalog, s.about)
	if err != nil {
		return err
	}
	s.toAgency(kind+"-agency", where.WriteForAgency)
	s.toVisitor(kind+"-visitor", func(d *mail.Data) {
		where.WriteForVisitor(d)
		d.Link = o.Link("appointment", s.form.Common().Language, o.Booked().Token(a))
	})
	return nil
}

// standing adds the email about the appointment that conflicts with the requested one.
func (o *Service) standing(ctx context.Context, s *submission, requested appointments.Appointment, b appointments.Booking) error {
	a, err := o.Store.Appointments.OpenAppointment(ctx, requested, b)
	if err != nil || a == nil { // nil: it was cancelled just now
		return err
	}
	if s.about, err = o.Property(ctx, a.Property, s.form.Common().Language); err != nil {
		return err
	}
	s.data.Appointment = o.Booked().Entry(*a, s.facts.Catalog.Site.Settings.ViewingHours.WithDefaults())
	s.toVisitor("appointment-standing-visitor", func(d *mail.Data) {
		d.Link = o.Link("appointment", s.form.Common().Language, o.Booked().Token(*a))
	})
	return nil
}
