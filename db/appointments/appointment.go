package appointments

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/outbox"
)

// Appointment is a booked viewing. Sequence grows when it is moved or cancelled. RemindAt is when the visitor is
// reminded of it, nil when that is done or not needed. PassedTo is the agent who holds it, nil for the property's own.
type Appointment struct {
	ID       string `db:"id"`
	Lead     string `db:"lead"`
	Property int    `db:"property"`
	Start    int64  `db:"start"`
	State    string `db:"state"`
	Sequence int    `db:"sequence"`
	RemindAt *int64 `db:"remind_at"`
	PassedTo *int   `db:"passed_to"`
}

// Booking is what an appointment is checked against: who books it, how many parties fit, how long it takes, and the time of booking.
type Booking struct {
	Email    string
	Capacity int
	Length   time.Duration
	Now      time.Time
}

// BookAppointment takes a seat for a lead. The list is refused with FULL when no seat is left or the agent is elsewhere or busy then, and
// with ALREADY_REQUESTED when the same person has an open appointment at the property, or one anywhere at that time. FULL is checked first:
// it is the same answer for everybody, whoever has the seat.
func BookAppointment(a Appointment, b Booking) []handle.Statement {
	return append(fits(a, b),
		handle.Guard(forms.AlreadyRequested, `NOT EXISTS (SELECT 1 FROM appointment a JOIN lead l ON l.id = a.lead
			WHERE a.property = ? AND a.state = 'BOOKED' AND a.start >= ? AND l.email = ? AND a.id <> ?)`,
			a.Property, b.Now.Unix(), b.Email, a.ID),
		handle.Insert("appointment", a))
}

// HoldSeat holds a seat for a person who has an open appointment already, so that others cannot tell it from a booked one. The list is
// refused with FULL when no seat is left.
func HoldSeat(a Appointment, b Booking, until time.Time) []handle.Statement {
	return append(hasSeat(a, b), handle.Statement{SQL: "INSERT INTO held_seat (lead, property, start, until) VALUES (?, ?, ?, ?)",
		Args: []any{a.Lead, a.Property, a.Start, until.Unix()}})
}

// hasSeat refuses an appointment without a free seat or a free agent, and one that overlaps another at its property that begins at another
// time, whoever holds that. Its own seat does not count.
func hasSeat(a Appointment, b Booking) []handle.Statement {
	length := int64(b.Length.Seconds())
	const agent = "coalesce(?, (SELECT agent FROM property WHERE number = ?))"
	return []handle.Statement{
		handle.Guard(forms.Full, `(SELECT count(*) FROM seat WHERE property = ? AND start = ? AND until > ? AND id <> ?) < ?`,
			a.Property, a.Start, b.Now.Unix(), a.ID, b.Capacity),
		handle.Guard(forms.Full, `NOT EXISTS (SELECT 1 FROM seat a
			WHERE a.until > ? AND a.start > ? AND a.start < ? AND a.id <> ? AND (a.property <> ? OR a.start <> ?)
			AND (a.agent = `+agent+` OR a.property = ?))`,
			b.Now.Unix(), a.Start-length, a.Start+length, a.ID, a.Property, a.Start, a.PassedTo, a.Property, a.Property),
		handle.Guard(forms.Full, "NOT EXISTS (SELECT 1 FROM busy WHERE agent = "+agent+" AND start < ? AND until > ?)",
			a.PassedTo, a.Property, a.Start+length, a.Start),
	}
}

// fits also refuses an appointment that overlaps another one of the same visitor.
func fits(a Appointment, b Booking) []handle.Statement {
	length := int64(b.Length.Seconds())
	return append(hasSeat(a, b),
		handle.Guard(forms.AlreadyRequested, `NOT EXISTS (SELECT 1 FROM appointment a JOIN lead l ON l.id = a.lead
			WHERE a.state = 'BOOKED' AND a.start > ? AND a.start < ? AND l.email = ? AND a.id <> ?)`,
			a.Start-length, a.Start+length, b.Email, a.ID))
}

// OpenAppointment gives the open appointment that stops a person from booking another: the one at the same property, else one that
// overlaps; nil when there is none.
func (s *Store) OpenAppointment(ctx context.Context, other Appointment, b Booking) (*Appointment, error) {
	var a Appointment
	length := int64(b.Length.Seconds())
	err := s.One(ctx, &a, "SELECT "+handle.ColumnsOf(a, "a.")+` FROM appointment a JOIN lead l ON l.id = a.lead
		WHERE a.state = 'BOOKED' AND l.email = ? AND (a.property = ? AND a.start >= ? OR a.start > ? AND a.start < ?)
		ORDER BY a.property = ? DESC, a.start LIMIT 1`,
		b.Email, other.Property, b.Now.Unix(), other.Start-length, other.Start+length, other.Property)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &a, err
}

// SeatsTaken counts the seats that are taken or held at the property of a viewing between two times, by start. Its own does not count.
func (s *Store) SeatsTaken(ctx context.Context, v Viewing, from, until, now time.Time) (map[int64]int, error) {
	var rows []struct {
		Start int64 `db:"start"`
		Seats int   `db:"seats"`
	}
	err := s.List(ctx, &rows, `SELECT start, count(*) AS seats FROM seat
		WHERE property = ? AND id <> ? AND until > ? AND start BETWEEN ? AND ? GROUP BY start`,
		v.Property, v.Moved, now.Unix(), from.Unix(), until.Unix())
	taken := make(map[int64]int, len(rows))
	for _, r := range rows {
		taken[r.Start] = r.Seats
	}
	return taken, err
}

// Appointment reads an appointment with the lead that booked it, nil when there is none.
func (s *Store) Appointment(ctx context.Context, id string) (*Appointment, *inbox.Lead, error) {
	var a Appointment
	err := s.One(ctx, &a, "SELECT "+handle.ColumnsOf(a, "")+" FROM appointment WHERE id = ?", id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, err
	}
	var l inbox.Lead
	err = s.One(ctx, &l, "SELECT "+handle.ColumnsOf(l, "")+" FROM lead WHERE id = ?", a.Lead)
	return &a, &l, err
}

// MoveAppointment writes an appointment that was moved, passed to another agent or cancelled, with its emails. Its sequence is one more
// than that of the row it changes; when somebody else changed it meanwhile, nothing is written and the error is Refused with LINK_ENDED.
// One that does not fit is refused with FULL, or ALREADY_REQUESTED when the person has another appointment then; with UNKNOWN when the
// property is not on offer. Seats that are held for the person are released. The CRMs that its form goes to are told. by are lines of the
// desk's log, for a change that is made there.
func (s *Store) MoveAppointment(ctx context.Context, a Appointment, b Booking, emails []outbox.Email, by ...desklog.Action) error {
	list := []handle.Statement{
		handle.Guard(forms.LinkEnded, "EXISTS (SELECT 1 FROM appointment WHERE id = ? AND state = 'BOOKED' AND sequence = ?)", a.ID,
			a.Sequence-1),
		{SQL: "DELETE FROM held_seat WHERE lead IN (SELECT id FROM lead WHERE email = ?)", Args: []any{b.Email}},
		{SQL: `UPDATE appointment SET start = ?, state = ?, sequence = ?, remind_at = ?,
			passed_to = nullif(?, (SELECT agent FROM property WHERE number = property)) WHERE id = ?`,
			Args: []any{a.Start, a.State, a.Sequence, a.RemindAt, a.PassedTo, a.ID}},
	}
	if a.State == "BOOKED" {
		list = append(list, handle.Guard(forms.Unknown, propertyOffered, a.Property))
		list = append(list, fits(a, b)...)
	}
	for _, email := range emails {
		list = append(list, email.Queue(&a.Lead, b.Now.Unix())...)
	}
	for _, line := range by {
		list = append(list, line.Insert())
	}
	_, err := s.Write(ctx, append(list, crmlinks.ChangeToCRMs(a.Lead, a.Sequence, a.Start, a.State == "CANCELLED", b.Now.Unix()))...)
	return handle.AsRefusal(err)
}

// StreetOf reads the address of a property even when it is not published: for the agency, and for a visitor whom the settings let meet the
// agent there. It is nil where none is known.
func (s *Store) StreetOf(ctx context.Context, property int) (*agency.Address, error) {
	var a struct {
		Street string `db:"street"`
		Number string `db:"house_number"`
		Box    string `db:"box_number"`
	}
	err := s.One(ctx, &a, `SELECT coalesce(street, '') AS street, coalesce(house_number, '') AS house_number,
		coalesce(box_number, '') AS box_number
		FROM property WHERE number = ?`, property)
	if errors.Is(err, sql.ErrNoRows) || err == nil && a.Street == "" {
		return nil, nil
	}
	return &agency.Address{Street: a.Street, HouseNumber: a.Number, BoxNumber: a.Box}, err
}

// Planned notes in the log that the desk booked an appointment, and that its lead needs no answer.
func Planned(lead string, by desklog.Action) []handle.Statement {
	return []handle.Statement{by.Insert(), {SQL: `UPDATE lead_handling SET state = 'DONE', state_version = state_version + 1,
		state_by = ?, state_at = ?
		WHERE lead = ?`, Args: []any{by.Staff, by.At.Unix(), lead}}}
}
