package leads

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/leads/compose"
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
		a.Start, a.RemindAt = f.Start.Unix(), booked.RemindAt(*f.Start, o.Now())
	})
}

// changeAppointment changes the appointment of a link. mutation is the name of the change.
func (o *Service) changeAppointment(ctx context.Context, token, mutation string,
	change func(*appointments.Appointment)) (*Answer, forms.Problems, error) {
	a, lead, err := o.storedAppointment(ctx, token)
	if err != nil {
		return nil, nil, err
	}
	if a == nil || !booked.IsOpen(a, o.Now()) {
		return nil, forms.OneProblem("token", forms.LinkEnded), nil
	}
	entry, problems, err := o.Booked().Change(ctx, a, lead, mutation, change)
	if entry == nil {
		return nil, problems, err
	}
	return &Answer{Path: ThanksPath(mutation, lead.Language), Start: entry.Start, End: entry.End}, nil, nil
}

// Appointment is what the page behind an email's link shows of an appointment.
type Appointment struct {
	agency.Slot
	Property   int
	State      string
	Changeable bool // it is not cancelled and has not begun
	Available  bool // its property is still on offer; otherwise it cannot be moved
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
	entry := o.Booked().Entry(*a, c.Site.Settings.ViewingHours.WithDefaults())
	v := &Appointment{Slot: agency.Slot{Start: entry.Start, End: entry.End}, Property: a.Property, State: a.State}
	v.Changeable = booked.IsOpen(a, o.Now())
	v.Available, err = o.Store.Appointments.PropertyOffered(ctx, a.Property)
	return v, err
}
