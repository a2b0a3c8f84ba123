package db

import (
	"context"
	"time"
)

// DueReminders lists at most n open appointments whose reminder is due, the next appointment first.
func (s *Store) DueReminders(ctx context.Context, now time.Time, n int) (list []Appointment, err error) {
	err = s.list(ctx, &list, "SELECT "+columnsOf(Appointment{}, "")+` FROM appointment
		WHERE state = 'BOOKED' AND remind_at <= ? AND start > ? ORDER BY start, id LIMIT ?`, now.Unix(), now.Unix(), n)
	return list, err
}

// QueueReminder queues the reminder of an appointment, once. Nothing is queued when the appointment was moved or cancelled meanwhile, or
// its reminder is queued already.
func (s *Store) QueueReminder(ctx context.Context, a Appointment, email Email, now time.Time) error {
	_, err := s.updateAndQueue(ctx, []Email{email}, now, `UPDATE appointment SET remind_at = NULL
		WHERE id = ? AND sequence = ? AND state = 'BOOKED' AND remind_at IS NOT NULL`, a.ID, a.Sequence)
	return err
}
