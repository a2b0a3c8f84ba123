package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// AgentAppointment is an appointment as its agent sees it: with the person who booked it, and the address even when it is not published.
type AgentAppointment struct {
	Appointment
	FirstName string           `db:"first_name"`
	LastName  string           `db:"last_name"`
	Email     string           `db:"email"`
	Phone     string           `db:"phone"`
	Title     locale.Localized `db:"title"` // of the property
	City      int              `db:"city"`
	Street    string           `db:"street"`
	Number    string           `db:"house_number"`
	Box       string           `db:"box_number"`
}

// AgentAppointments lists the appointments at an agent's properties since a time, the latest limits.FeedEvents, cancelled ones too.
func (s *Store) AgentAppointments(ctx context.Context, agent int, since time.Time) (list []AgentAppointment, err error) {
	err = s.list(ctx, &list, "SELECT "+columnsOf(Appointment{}, "a.")+`, l.first_name, l.last_name, l.email, l.phone, p.title, p.city,
			coalesce(p.street, '') AS street, coalesce(p.house_number, '') AS house_number, coalesce(p.box_number, '') AS box_number
		FROM appointment a JOIN property p ON p.number = a.property JOIN lead l ON l.id = a.lead
		WHERE p.agent = ? AND a.start >= ? ORDER BY a.start DESC LIMIT ?`, agent, since.Unix(), limits.FeedEvents)
	return list, err
}
