package db

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
)

// Appointment is a visit that was booked. Sequence grows when it is moved or cancelled.
type Appointment struct {
	ID       string `db:"id"`
	Lead     string `db:"lead"`
	Property int    `db:"property"`
	Start    int64  `db:"start"`
	State    string `db:"state"`
	Sequence int    `db:"sequence"`
}

// seatsLeft is the condition that a visit has a seat left for one more: property, start and capacity are its arguments. What
// belongs to the appointment of the fourth does not count.
const seatsLeft = `(SELECT count(*) FROM appointment WHERE property = ? AND start = ? AND state = 'BOOKED' AND id <> ?) < ?`

// Booked takes a seat at a visit for a lead. The list is refused with FULL when none is left, and with ALREADY_REQUESTED when
// the same person has one there.
func Booked(a Appointment, email string, capacity int) []Statement {
	return []Statement{
		guard(agency.AlreadyRequested, `NOT EXISTS (SELECT 1 FROM appointment a JOIN lead l ON l.id = a.lead
			WHERE a.property = ? AND a.start = ? AND a.state = 'BOOKED' AND l.email = ? AND l.id <> ?)`, a.Property, a.Start, email, a.Lead),
		guard(agency.Full, seatsLeft, a.Property, a.Start, a.ID, capacity),
		insert("appointment", a),
	}
}

// Taken counts the seats taken at the visits of a property from one moment until another, by start.
func (s *Store) Taken(ctx context.Context, property int, from, until time.Time) (map[int64]int, error) {
	var rows []struct {
		Start int64 `db:"start"`
		Seats int   `db:"seats"`
	}
	err := s.list(ctx, &rows, `SELECT start, count(*) AS seats FROM appointment
		WHERE property = ? AND state = 'BOOKED' AND start BETWEEN ? AND ? GROUP BY start`, property, from.Unix(), until.Unix())
	taken := make(map[int64]int, len(rows))
	for _, r := range rows {
		taken[r.Start] = r.Seats
	}
	return taken, err
}

// Appointment reads an appointment with the lead that booked it, nil when there is none.
func (s *Store) Appointment(ctx context.Context, id string) (*Appointment, *Lead, error) {
	var a Appointment
	err := s.one(ctx, &a, "SELECT "+columnsOf(a, "")+" FROM appointment WHERE id = ?", id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	var l Lead
	err = s.one(ctx, &l, "SELECT "+columnsOf(l, "")+" FROM lead WHERE id = ?", a.Lead)
	return &a, &l, err
}

// MoveAppointment writes the appointment as it is to be, moved or cancelled, with its letters. Its sequence is one more than that
// of the row it changes; when somebody else changed it meanwhile, nothing is written and the error is Refused with LINK_ENDED.
// A seat that is not left is refused with FULL.
func (s *Store) MoveAppointment(ctx context.Context, a Appointment, capacity int, now time.Time, letters []Letter) error {
	list := []Statement{
		guard(agency.LinkEnded, "EXISTS (SELECT 1 FROM appointment WHERE id = ? AND state = 'BOOKED' AND sequence = ?)", a.ID, a.Sequence-1),
		{SQL: "UPDATE appointment SET start = ?, state = ?, sequence = ? WHERE id = ?", Args: []any{a.Start, a.State, a.Sequence, a.ID}},
	}
	if a.State == "BOOKED" {
		list = append(list, guard(agency.Full, seatsLeft, a.Property, a.Start, a.ID, capacity))
	}
	for _, letter := range letters {
		list = append(list, letter.queued(&a.Lead, now.Unix()))
	}
	_, err := s.Write(ctx, list...)
	return asRefusal(err)
}
