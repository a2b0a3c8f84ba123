package booked

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/mail"
)

// IsOpen reports whether an appointment can be cancelled or moved, by the visitor or at the desk: until it begins.
func IsOpen(a *appointments.Appointment, now time.Time) bool {
	return a.State == "BOOKED" && a.Start >= now.Unix()
}

// Changed are the kinds of emails by mutation; those of the desk end in -desk.
var Changed = map[string]string{"cancelAppointment": "cancelled", "moveAppointment": "moved"}

// Change changes an appointment that has not begun, and emails visitor and agency. One that is moved to the time that it has stays as it
// is, and nobody is told. by is the line of the desk's log, when the desk changes it. The entry is nil when it was refused.
func (o *Service) Change(ctx context.Context, a *appointments.Appointment, lead *inbox.Lead, mutation string,
	change func(*appointments.Appointment),
	by ...desklog.Action) (*mail.Appointment, forms.Problems, error) {
	before := *a
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	hours := c.Site.Settings.ViewingHours.WithDefaults()
	if change(a); a.Start == before.Start && a.State == before.State {
		return o.Entry(before, hours), nil, nil
	}
	a.Sequence++
	p, err := o.Property(ctx, a.Property, lead.Language)
	if err != nil {
		return nil, nil, err
	}
	kind := Changed[mutation]
	if len(by) > 0 {
		kind += "-desk"
	}
	emails, err := o.appointmentEmails(ctx, c, kind, time.Unix(before.Start, 0), *a, *lead, p)
	if err != nil {
		return nil, nil, err
	}
	err = o.Store.Appointments.MoveAppointment(ctx, *a, o.Booking(hours, p, lead.Email), emails, by...)
	var refused handle.Refused
	if errors.As(err, &refused) {
		return nil, check.Refused(refused.Why), nil
	}
	if err != nil {
		return nil, nil, err
	}
	o.Wake()
	return o.Entry(*a, hours), nil, nil
}

func (o *Service) appointmentEmails(ctx context.Context, c *agency.Catalog, kind string, was time.Time, a appointments.Appointment,
	lead inbox.Lead,
	p *agency.Property) ([]outbox.Email, error) {
	data := mail.Data{Person: compose.PersonIn(lead), Lead: lead.ID,
		Appointment: o.Entry(a, c.Site.Settings.ViewingHours.WithDefaults())}
	if a.State == "BOOKED" {
		data.Was = was
	}
	where, err := o.Meeting(ctx, c, p)
	if err != nil {
		return nil, err
	}
	toAgency, toVisitor := data, data
	where.WriteForAgency(&toAgency)
	where.WriteForVisitor(&toVisitor)
	toVisitor.Link = o.Link("appointment", lead.Language, o.Token(a))
	if a.State == "CANCELLED" && p != nil {
		toVisitor.Link = o.Origin + p.Path() + "?form=appointment" // to book another time
	}
	return o.ComposeAll(ctx, c, compose.Email{Kind: "appointment-" + kind + "-agency", Language: c.Fallback(), Data: toAgency, About: p},
		compose.Email{Kind: "appointment-" + kind + "-visitor", Language: lead.Language, Data: toVisitor, About: p})
}

// Token signs the link with which anyone who has the email can see and change the appointment.
func (o *Service) Token(a appointments.Appointment) string {
	return o.Key.Sign(compose.ForAppointment, a.ID, o.Now().Add(compose.LinkLife))
}
