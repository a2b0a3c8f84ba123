package leads

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

// MoveInput moves an appointment to another time; Token is from the link of its email.
type MoveInput struct {
	Unread
	Token string
	Start *time.Time
}

// Check returns what is wrong.
func (f *MoveInput) Check(facts check.Facts) forms.Problems {
	c := &check.Checking{}
	c.Slot("start", f.Start, facts)
	return c.Problems
}

// appointmentToken signs the link with which anyone who has the email can see and change the appointment.
func (o *Service) appointmentToken(a appointments.Appointment) string {
	return o.Key.Sign(compose.ForAppointment, a.ID, o.Now().Add(compose.LinkLife))
}

// storedAppointment reads the appointment of a token, with the lead that booked it; nil when there is none.
func (o *Service) storedAppointment(ctx context.Context, token string) (*appointments.Appointment, *inbox.Lead, error) {
	id, err := o.Key.Read(compose.ForAppointment, token, o.Now())
	if err != nil {
		return nil, nil, nil
	}
	return o.Store.Appointments.Appointment(ctx, id)
}

// CancelAppointment cancels an appointment and frees its seat. Visitor and agency get a calendar update.
func (o *Service) CancelAppointment(ctx context.Context, token string) (*Answer, forms.Problems, error) {
	return o.changeAppointment(ctx, token, "cancelAppointment", func(a *appointments.Appointment) {
		a.State, a.RemindAt = "CANCELLED", nil
	})
}

// MoveAppointment moves an appointment to another time. Visitor and agency get a calendar update.
func (o *Service) MoveAppointment(ctx context.Context, f *MoveInput) (*Answer, forms.Problems, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	if problems := f.unread.With(f.Check(check.Facts{Catalog: c, Now: o.Now()})); len(problems) > 0 {
		return nil, problems, nil
	}
	return o.changeAppointment(ctx, f.Token, "moveAppointment", func(a *appointments.Appointment) {
		a.Start, a.RemindAt = f.Start.Unix(), reminderOf(*f.Start, o.Now())
	})
}

// isOpen reports whether an appointment can be cancelled or moved, by the visitor or at the desk: until it begins.
func isOpen(a *appointments.Appointment, now time.Time) bool {
	return a.State == "BOOKED" && a.Start >= now.Unix()
}

// changed are the kinds of emails by mutation; those of the desk end in -desk.
var changed = map[string]string{"cancelAppointment": "cancelled", "moveAppointment": "moved"}

// changeAppointment changes the appointment of a link. mutation is the name of the change.
func (o *Service) changeAppointment(ctx context.Context, token, mutation string, change func(*appointments.Appointment)) (*Answer,
	forms.Problems,
	error) {
	a, lead, err := o.storedAppointment(ctx, token)
	if err != nil {
		return nil, nil, err
	}
	if a == nil || !isOpen(a, o.Now()) {
		return nil, problem("token", forms.LinkEnded), nil
	}
	entry, problems, err := o.change(ctx, a, lead, mutation, change)
	if entry == nil {
		return nil, problems, err
	}
	return &Answer{Path: ThanksPath(mutation, lead.Language), Start: entry.Start, End: entry.End}, nil, nil
}

// change changes an appointment that has not begun, and emails visitor and agency. One that is moved to the time that it has stays as it
// is, and nobody is told. by is the line of the desk's log, when the desk changes it. The entry is nil when it was refused.
func (o *Service) change(ctx context.Context, a *appointments.Appointment, lead *inbox.Lead, mutation string,
	change func(*appointments.Appointment),
	by ...desklog.Action) (*mail.Appointment, forms.Problems, error) {
	before := *a
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, nil, err
	}
	hours := c.Site.Settings.ViewingHours.WithDefaults()
	if change(a); a.Start == before.Start && a.State == before.State {
		return o.entry(before, hours), nil, nil
	}
	a.Sequence++
	p, err := o.Property(ctx, a.Property, lead.Language)
	if err != nil {
		return nil, nil, err
	}
	kind := changed[mutation]
	if len(by) > 0 {
		kind += "-desk"
	}
	emails, err := o.appointmentEmails(ctx, c, kind, time.Unix(before.Start, 0), *a, *lead, p)
	if err != nil {
		return nil, nil, err
	}
	err = o.Store.Appointments.MoveAppointment(ctx, *a, o.booking(hours, p, lead.Email), emails, by...)
	var refused handle.Refused
	if errors.As(err, &refused) {
		return nil, problem(refusalPaths[refused.Why], refused.Why), nil
	}
	if err != nil {
		return nil, nil, err
	}
	o.Wake()
	return o.entry(*a, hours), nil, nil
}

func (o *Service) appointmentEmails(ctx context.Context, c *agency.Catalog, kind string, was time.Time, a appointments.Appointment,
	lead inbox.Lead,
	p *agency.Property) ([]outbox.Email, error) {
	data := mail.Data{Person: compose.PersonIn(lead), Lead: lead.ID,
		Appointment: o.entry(a, c.Site.Settings.ViewingHours.WithDefaults())}
	if a.State == "BOOKED" {
		data.Was = was
	}
	where, err := o.meeting(ctx, c, p)
	if err != nil {
		return nil, err
	}
	toAgency, toVisitor := data, data
	where.writeForAgency(&toAgency)
	where.writeForVisitor(&toVisitor)
	toVisitor.Link = o.Link("appointment", lead.Language, o.appointmentToken(a))
	if a.State == "CANCELLED" && p != nil {
		toVisitor.Link = o.Origin + p.Path() + "?form=appointment" // to book another time
	}
	return o.ComposeAll(ctx, c, compose.Email{Kind: "appointment-" + kind + "-agency", Language: c.Fallback(), Data: toAgency, About: p},
		compose.Email{Kind: "appointment-" + kind + "-visitor", Language: lead.Language, Data: toVisitor, About: p})
}

// Appointment is what the page behind an email's link shows of an appointment.
type Appointment struct {
	agency.Slot
	Property   int
	State      string
	Changeable bool // it is not cancelled and has not begun
	Available  bool // its home is still on offer; otherwise it cannot be moved
}

// AppointmentOfLink reads the appointment of a token, nil when there is none.
func (o *Service) AppointmentOfLink(ctx context.Context, token string) (*Appointment, error) {
	a, _, err := o.storedAppointment(ctx, token)
	if err != nil || a == nil {
		return nil, err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	entry := o.entry(*a, c.Site.Settings.ViewingHours.WithDefaults())
	v := &Appointment{Slot: agency.Slot{Start: entry.Start, End: entry.End}, Property: a.Property, State: a.State}
	v.Changeable = isOpen(a, o.Now())
	v.Available, err = o.Store.Appointments.PropertyOffered(ctx, a.Property)
	return v, err
}
