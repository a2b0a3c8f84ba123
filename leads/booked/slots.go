package booked

import (
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
)

// Booking returns what an appointment at a property is checked against.
func (o *Service) Booking(v agency.ViewingHours, p *agency.Property, email string) appointments.Booking {
	return appointments.Booking{Email: email, Capacity: v.Seats(p), Length: time.Duration(v.Minutes) * time.Minute, Now: o.Now()}
}

// Entry is the appointment as a calendar event.
func (o *Service) Entry(a appointments.Appointment, hours agency.ViewingHours) *mail.Appointment {
	start := time.Unix(a.Start, 0).UTC()
	return &mail.Appointment{ID: a.ID, Sequence: a.Sequence, Start: start, End: start.Add(time.Duration(hours.Minutes) * time.Minute),
		Changed: o.Now()}
}

// Slots lists the viewing times of a property on some days as visitors see them.
func (o *Service) Slots(ctx context.Context, property int, from locale.Date, days int) ([]*agency.Slot, error) {
	return o.SlotsOf(ctx, appointments.Viewing{Property: property}, from, days)
}

// SlotsOf lists the viewing times of a property on some days, and marks those that are full or at which the agent of the viewing is
// elsewhere. There are none for a property that is sold or rented.
func (o *Service) SlotsOf(ctx context.Context, v appointments.Viewing, from locale.Date, days int) ([]*agency.Slot, error) {
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	p, err := o.Property(ctx, v.Property, c.Fallback())
	if err != nil || p == nil || !p.IsOffered() {
		return []*agency.Slot{}, err
	}
	hours := c.Site.Settings.ViewingHours.WithDefaults()
	slots := hours.Slots(from, days, o.Now())
	if len(slots) == 0 {
		return slots, nil
	}
	first, last := slots[0].Start, slots[len(slots)-1].Start
	taken, err := o.Store.Appointments.SeatsTaken(ctx, v, first, last, o.Now())
	if err != nil {
		return nil, err
	}
	length := time.Duration(hours.Minutes) * time.Minute
	elsewhere, err := o.Store.Appointments.AgentElsewhere(ctx, v, length, first, last.Add(length), o.Now())
	for _, s := range slots {
		s.Free = taken[s.Start.Unix()] < hours.Seats(p) && !slices.ContainsFunc(elsewhere, func(b appointments.Busy) bool {
			return b.Hinders(v.Property, s.Start, s.End)
		})
	}
	return slots, err
}
