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

// Change changes an appointment that has not begun, and emails visitor and agency. One that is moved to the time that it has, with
// the agent who holds it, stays as it is, and nobody is told. desk is the change of the desk, none for a visitor's. The entry is
// nil when it was refused.
func (o *Service) Change(ctx context.Context, a *appointments.Appointment, lead *inbox.Lead, mutation string,
	change func(*appointments.Appointment), desk ...Stored) (*mail.Appointment, forms.Problems, error) {
	before := *a
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	hours := c.Site.Settings.ViewingHours.WithDefaults()
	var by []desklog.Action
	passed := nobody
	for _, s := range desk {
		by, passed = append(by, s.By), s.passed
	}
	if change(a); a.Start == before.Start && a.State == before.State && passed == nobody {
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
	emails, err := o.appointmentEmails(ctx, c, kind, before.Start, *a, *lead, p, passed[0])
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

// appointmentEmails composes the emails about an appointment that was changed. held is the agent who held it until it was passed to
// another, 0 otherwise: then that agent's readers hear that it is out of their calendar, unless they read of it for the other one.
func (o *Service) appointmentEmails(ctx context.Context, c *agency.Catalog, kind string, was int64, a appointments.Appointment,
	lead inbox.Lead, p *agency.Property, held int) ([]outbox.Email, error) {
	data := mail.Data{Person: compose.PersonIn(lead), Lead: lead.ID,
		Appointment: o.Entry(a, c.Site.Settings.ViewingHours.WithDefaults())}
	if a.State == "BOOKED" && a.Start != was {
		data.Was = time.Unix(was, 0)
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
	toAgency.Colleague = c.Site.Name.In(c.Fallback(), c.Fallback()) // of an agent who is no longer there
	office := compose.Email{Kind: "appointment-" + kind + "-agency", Language: c.Fallback(), Data: toAgency, About: p,
		Agent: Holder(c, a, p)}
	visitor := compose.Email{Kind: "appointment-" + kind + "-visitor", Language: lead.Language, Data: toVisitor, About: p,
		Agent: office.Agent}
	if held == 0 {
		return o.ComposeAll(ctx, c, office, visitor)
	}
	office.Kind = "appointment-passed-agency"
	if a.Start == was {
		visitor.Kind = "appointment-passed-visitor"
	}
	given := compose.Email{Kind: "appointment-given-agency", Language: c.Fallback(), Data: toAgency, About: p, Unless: office.Agent}
	if agent := c.Agent(held, c.Fallback()); agent != nil {
		given.Agent, office.Data.Colleague = agent.Agent, agent.Name
	}
	if office.Agent != nil {
		given.Data.Colleague = office.Agent.Name
	}
	return o.ComposeAll(ctx, c, office, visitor, given)
}

// Holder is the agent who holds an appointment at a property, nil for none who is still there.
func Holder(c *agency.Catalog, a appointments.Appointment, p *agency.Property) *agency.Agent {
	number := 0
	if p != nil {
		number = p.AgentID
	}
	if a.PassedTo != nil {
		number = *a.PassedTo
	}
	if agent := c.Agent(number, c.Fallback()); agent != nil {
		return agent.Agent
	}
	return nil
}

// Token signs the link with which anyone who has the email can see and change the appointment.
func (o *Service) Token(a appointments.Appointment) string {
	return o.Key.Sign(compose.ForAppointment, a.ID, o.Now().Add(compose.LinkLife))
}
