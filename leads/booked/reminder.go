package booked

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/mail"
)

// A visitor is reminded a day before the appointment, unless it was booked or moved less than half a day before that. The time is stored
// with the appointment (appointment.remind_at), so that another one holds for appointments from then on.
const (
	remindBefore = 24 * time.Hour
	remindAfter  = 12 * time.Hour // the booking
)

// RemindAt is when to remind the visitor of an appointment that is booked or moved now; nil if it is too soon for a reminder.
func RemindAt(start, now time.Time) *int64 {
	at := start.Add(-remindBefore)
	if at.Before(now.Add(remindAfter)) {
		return nil
	}
	seconds := at.Unix()
	return &seconds
}

// SendReminders queues an email for every visitor with an appointment within a day, once for each appointment. It may be run again
// after it failed, and by several servers at once.
func (o *Service) SendReminders(ctx context.Context) error {
	due, err := o.Store.Appointments.DueReminders(ctx, o.Now(), limits.RemindersAtOnce)
	if err != nil || len(due) == 0 {
		return err
	}
	c, err := o.Store.Catalog(ctx)
	if err != nil {
		return err
	}
	for _, a := range due {
		if err := o.remind(ctx, c, a); err != nil {
			return err
		}
	}
	o.Wake()
	return nil
}

func (o *Service) remind(ctx context.Context, c *agency.Catalog, a appointments.Appointment) error {
	_, lead, err := o.Store.Appointments.Appointment(ctx, a.ID)
	if err != nil || lead == nil {
		return err
	}
	p, err := o.Property(ctx, a.Property, lead.Language)
	if err != nil {
		return err
	}
	where, err := o.Meeting(ctx, c, p)
	if err != nil {
		return err
	}
	data := mail.Data{Person: compose.PersonIn(*lead),
		Appointment: o.Entry(a, c.Site.Settings.ViewingHours.WithDefaults()),
		Link:        o.Link("appointment", lead.Language, o.Token(a))}
	where.WriteForVisitor(&data)
	made, err := o.Compose(c, compose.Email{Kind: "appointment-reminder-visitor", Language: lead.Language, Data: data, About: p,
		Agent: Holder(c, a, p)})
	if err != nil {
		return err
	}
	made.Inbox.Wait = max(0, time.Unix(a.Start, 0).Sub(o.Now())-limits.LatestReminder)
	return o.Store.Appointments.QueueReminder(ctx, a, made, o.Now())
}
