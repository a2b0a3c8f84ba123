package db

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
)

// Appointment is a visit that was booked. Sequence grows when it is moved or cancelled. RemindAt is when the visitor is
// reminded of it, nil when that is done or not needed.
type Appointment struct {
	ID       string `db:"id"`
	Lead     string `db:"lead"`
	Property int    `db:"property"`
	Start    int64  `db:"start"`
	State    string `db:"state"`
	Sequence int    `db:"sequence"`
	RemindAt *int64 `db:"remind_at"`
}

// Booking is what a visit must fit into: who books it, how many parties are shown round at once, how long a visit takes, and
// the moment of booking.
type Booking struct {
	Email    string
	Capacity int
	Length   time.Duration
	Now      time.Time
}

// Booked takes a seat at a visit for a lead. The list is refused with FULL when none is left or the agent is elsewhere then, and
// with ALREADY_REQUESTED when the same person has an open appointment at the home, or one anywhere at that time. FULL is
// looked for first: it says the same to everybody, whoever has the seat.
func BookAppointment(a Appointment, b Booking) []Statement {
	return append(fits(a, b),
		guard(agency.AlreadyRequested, `NOT EXISTS (SELECT 1 FROM appointment a JOIN lead l ON l.id = a.lead
			WHERE a.property = ? AND a.state = 'BOOKED' AND a.start >= ? AND l.email = ? AND a.id <> ?)`, a.Property, b.Now.Unix(), b.Email, a.ID),
		insert("appointment", a))
}

// Held holds the seat of a visit that a person cannot have beside another, so that nobody else can tell it from one that was booked. The
// list is refused with FULL when there is none.
func HoldSeat(a Appointment, b Booking, until time.Time) []Statement {
	return append(hasSeat(a, b), Statement{SQL: "INSERT INTO held_seat (lead, property, start, until) VALUES (?, ?, ?, ?)",
		Args: []any{a.Lead, a.Property, a.Start, until.Unix()}})
}

// hasSeat refuses a visit for which there is no seat or no agent. What belongs to the appointment itself does not count.
func hasSeat(a Appointment, b Booking) []Statement {
	length := int64(b.Length.Seconds())
	return []Statement{
		guard(agency.Full, `(SELECT count(*) FROM seat WHERE property = ? AND start = ? AND until > ? AND id <> ?) < ?`,
			a.Property, a.Start, b.Now.Unix(), a.ID, b.Capacity),
		guard(agency.Full, `NOT EXISTS (SELECT 1 FROM seat a JOIN property p ON p.number = a.property
			WHERE a.until > ? AND a.start > ? AND a.start < ? AND a.id <> ? AND (a.property <> ? OR a.start <> ?)
			AND p.agent = (SELECT agent FROM property WHERE number = ?))`, b.Now.Unix(), a.Start-length, a.Start+length, a.ID, a.Property, a.Start, a.Property),
	}
}

// fits refuses a visit for which there is no seat, no agent or no time of the visitor. What belongs to the appointment itself
// does not count.
func fits(a Appointment, b Booking) []Statement {
	length := int64(b.Length.Seconds())
	return append(hasSeat(a, b),
		guard(agency.AlreadyRequested, `NOT EXISTS (SELECT 1 FROM appointment a JOIN lead l ON l.id = a.lead
			WHERE a.state = 'BOOKED' AND a.start > ? AND a.start < ? AND l.email = ? AND a.id <> ?)`, a.Start-length, a.Start+length, b.Email, a.ID))
}

// Standing gives the open appointment because of which a person cannot book another: the one at the same home, else one that
// overlaps; nil when there is none.
func (s *Store) OpenAppointment(ctx context.Context, wanted Appointment, b Booking) (*Appointment, error) {
	var a Appointment
	length := int64(b.Length.Seconds())
	err := s.one(ctx, &a, "SELECT "+columnsOf(a, "a.")+` FROM appointment a JOIN lead l ON l.id = a.lead
		WHERE a.state = 'BOOKED' AND l.email = ? AND (a.property = ? AND a.start >= ? OR a.start > ? AND a.start < ?)
		ORDER BY a.property = ? DESC, a.start LIMIT 1`, b.Email, wanted.Property, b.Now.Unix(), wanted.Start-length, wanted.Start+length, wanted.Property)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &a, err
}

// Taken counts the seats taken at the visits of a property from one moment until another, by start, as it is now.
func (s *Store) SeatsTaken(ctx context.Context, property int, from, until, now time.Time) (map[int64]int, error) {
	var rows []struct {
		Start int64 `db:"start"`
		Seats int   `db:"seats"`
	}
	err := s.list(ctx, &rows, `SELECT start, count(*) AS seats FROM seat
		WHERE property = ? AND until > ? AND start BETWEEN ? AND ? GROUP BY start`, property, now.Unix(), from.Unix(), until.Unix())
	taken := make(map[int64]int, len(rows))
	for _, r := range rows {
		taken[r.Start] = r.Seats
	}
	return taken, err
}

// Elsewhere lists when the agent of a property begins visits of other homes, from one moment until another, as it is now.
func (s *Store) AgentAppointments(ctx context.Context, property int, from, until, now time.Time) (starts []int64, err error) {
	err = s.list(ctx, &starts, `SELECT DISTINCT a.start FROM seat a JOIN property p ON p.number = a.property
		WHERE a.until > ? AND a.start BETWEEN ? AND ? AND a.property <> ? AND p.agent = (SELECT agent FROM property WHERE number = ?)`,
		now.Unix(), from.Unix(), until.Unix(), property, property)
	return starts, err
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
// A visit that does not fit is refused with FULL, or ALREADY_REQUESTED when the person is expected elsewhere then. Seats that are held for
// the person are free again.
func (s *Store) MoveAppointment(ctx context.Context, a Appointment, b Booking, letters []Email) error {
	list := []Statement{
		guard(agency.LinkEnded, "EXISTS (SELECT 1 FROM appointment WHERE id = ? AND state = 'BOOKED' AND sequence = ?)", a.ID,
			a.Sequence-1),
		{SQL: "DELETE FROM held_seat WHERE lead IN (SELECT id FROM lead WHERE email = ?)", Args: []any{b.Email}},
		{SQL: "UPDATE appointment SET start = ?, state = ?, sequence = ?, remind_at = ? WHERE id = ?",
			Args: []any{a.Start, a.State, a.Sequence, a.RemindAt, a.ID}},
	}
	if a.State == "BOOKED" {
		list = append(list, fits(a, b)...)
	}
	for _, letter := range letters {
		list = append(list, letter.queue(&a.Lead, b.Now.Unix())...)
	}
	_, err := s.Write(ctx, list...)
	return asRefusal(err)
}

// StreetOf reads the address of a home, whether its owner publishes it or not: for the agency, and for a visitor whom the
// agency's settings send to it. It is nil where none is known.
func (s *Store) StreetOf(ctx context.Context, property int) (*agency.Address, error) {
	var a struct {
		Street string `db:"street"`
		Number string `db:"house_number"`
		Box    string `db:"box_number"`
	}
	err := s.one(ctx, &a, `SELECT coalesce(street, '') AS street, coalesce(house_number, '') AS house_number, coalesce(box_number, '') AS box_number
		FROM property WHERE number = ?`, property)
	if errors.Is(err, sql.ErrNoRows) || err == nil && a.Street == "" {
		return nil, nil
	}
	return &agency.Address{Street: a.Street, HouseNumber: a.Number, BoxNumber: a.Box}, err
}
