package appointments

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
)

// DueReminders lists at most n open appointments whose reminder is due, the next appointment first. There is none while
// the property is not on offer and that was told.
func (s *Store) DueReminders(ctx context.Context, now time.Time, n int) (list []Appointment, err error) {
	err = s.List(ctx, &list, "SELECT "+handle.ColumnsOf(Appointment{}, "")+` FROM appointment
		WHERE state = 'BOOKED' AND remind_at <= ? AND start > ? AND unavailable_told IS NULL
		ORDER BY start, id LIMIT ?`, now.Unix(), now.Unix(), n)
	return list, err
}

// QueueReminder queues the reminder of an appointment, once. Nothing is queued when the appointment was moved or cancelled meanwhile, or
// its reminder is queued already.
func (s *Store) QueueReminder(ctx context.Context, a Appointment, email outbox.Email, now time.Time) error {
	_, err := outbox.UpdateAndQueue(ctx, s.DB, []outbox.Email{email}, now, `UPDATE appointment SET remind_at = NULL
		WHERE id = ? AND sequence = ? AND state = 'BOOKED' AND remind_at IS NOT NULL`, a.ID, a.Sequence)
	return err
}
