package appointments

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/deliveries"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/limits"
)

// propertyOffered is the condition that a property (its number is the argument) can be visited: it is active, neither sold nor rented, and
// not hidden at the desk. One that is held back for what its advertisement lacks can still be visited by whoever booked before.
const propertyOffered = "EXISTS (SELECT 1 FROM property WHERE number = ? AND status = 1 AND NOT taken AND hidden_until IS NULL)"

// PropertyOffered reports whether the property of an appointment can be visited.
func (s *Store) PropertyOffered(ctx context.Context, property int) (offered bool, err error) {
	return offered, s.One(ctx, &offered, "SELECT "+propertyOffered, property)
}

// propertyAvailability is how the property p of an appointment is, by the words of the view shown_state.
const propertyAvailability = `CASE WHEN p.number IS NULL OR p.hidden_until IS NOT NULL THEN 'GONE' WHEN p.status = 6 THEN 'REALISED'
	WHEN p.status = 2 OR p.marquee = 3 THEN 'SOLD' WHEN p.status = 4 OR p.marquee = 4 THEN 'RENTED'
	WHEN p.status = 1 THEN 'AVAILABLE' ELSE 'GONE' END`

// UnavailableAppointments lists the appointments that have not begun, whose property is not on offer any more and whose people do not know
// it, the next one first, at most n. Those at a property that the desk changed within limits.DeskEmailsWait wait, and those at a property
// of a delivery that can be undone, so that an undo takes the emails back.
func (s *Store) UnavailableAppointments(ctx context.Context, now time.Time, n int) (list []AgentAppointment, err error) {
	err = s.List(ctx, &list,
		agentAppointments+"WHERE a.state = 'BOOKED' AND a.start > ? AND a.unavailable_told IS NULL AND "+propertyAvailability+
			" <> 'AVAILABLE' AND a.property NOT IN (SELECT property FROM undo_property WHERE at > ?) AND a.property NOT"+deliveries.Held+
			" ORDER BY a.start, a.id LIMIT ?",
		now.Unix(), now.Add(-limits.DeskEmailsWait).Unix(), now.Unix(), n)
	return list, err
}

// QueueUnavailableAppointment queues the emails that tell that the property of an appointment is not on offer any more, once. It is false,
// and nothing is queued, when that was told, the appointment was moved or cancelled, or the property came back meanwhile.
func (s *Store) QueueUnavailableAppointment(ctx context.Context, a Appointment, emails []outbox.Email, now time.Time) (bool, error) {
	return outbox.WriteAndQueue(ctx, s.DB, emails, now, handle.Statement{SQL: `UPDATE appointment SET unavailable_told = ?
		WHERE id = ? AND sequence = ? AND state = 'BOOKED' AND unavailable_told IS NULL AND NOT ` + propertyOffered,
		Args: []any{now.Unix(), a.ID, a.Sequence, a.Property}})
}

// ForgetReturnedAppointments makes appointments at homes that are on offer again ordinary ones: that such a home is sold later is told
// anew. It writes only when there are any.
func (s *Store) ForgetReturnedAppointments(ctx context.Context, now time.Time) error {
	var list []string
	err := s.List(ctx, &list, `SELECT a.id FROM appointment a JOIN property p ON p.number = a.property
		WHERE a.state = 'BOOKED' AND a.start > ? AND a.unavailable_told IS NOT NULL AND `+propertyAvailability+" = 'AVAILABLE'", now.Unix())
	if err != nil || len(list) == 0 {
		return err
	}
	_, err = s.Write(ctx,
		handle.Statement{SQL: "UPDATE appointment SET unavailable_told = NULL WHERE id IN (SELECT value FROM json_each(?))",
			Args: []any{handle.JSON(list)}})
	return err
}
