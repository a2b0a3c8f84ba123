package appointments

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/db/references"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// AgentAppointment is an appointment as its agent sees it: with the person who booked it, and the address even when it is not published.
type AgentAppointment struct {
	Appointment
	Agent     int              `db:"agent"`
	Reference string           `db:"reference"` // of the property, as people know it
	FirstName string           `db:"first_name"`
	LastName  string           `db:"last_name"`
	Email     string           `db:"email"`
	Phone     string           `db:"phone"`
	Title     locale.Localized `db:"title"` // of the property
	City      int              `db:"city"`
	Street    string           `db:"street"`
	Number    string           `db:"house_number"`
	Box       string           `db:"box_number"`
	Latitude  *float64         `db:"latitude"` // of the property, nil when nobody said where it is
	Longitude *float64         `db:"longitude"`
	Goal      market.Goal      `db:"goal"`
	// AVAILABLE, SOLD, RENTED, REALISED or GONE: hidden at the desk, off the site or deleted
	Availability string `db:"home_state"`
	Notified     bool   `db:"told"` // visitor and agent know that its property is not on offer any more
	AppointmentReport
}

// AgentAppointments lists the appointments that an agent holds since a time, the latest limits.FeedEvents, cancelled ones too.
func (s *Store) AgentAppointments(ctx context.Context, agent int, since time.Time) (list []AgentAppointment, err error) {
	err = s.List(ctx, &list,
		agentAppointments+"WHERE "+holder+" = ? AND a.start >= ? ORDER BY a.start DESC LIMIT ?", agent,
		since.Unix(),
		limits.FeedEvents)
	return list, err
}

// AppointmentsBetween lists the appointments of all agents that begin between two times and take place, by time.
func (s *Store) AppointmentsBetween(ctx context.Context, from, until time.Time) (list []AgentAppointment, err error) {
	err = s.List(ctx, &list, agentAppointments+"WHERE a.state = 'BOOKED' AND a.start >= ? AND a.start < ? ORDER BY a.start, a.id LIMIT ?",
		from.Unix(), until.Unix(), limits.WeekEvents)
	return list, err
}

// NextAppointments lists the appointments at a property that begin after a time and take place, the earliest limits.PropertyAppointments.
func (s *Store) NextAppointments(ctx context.Context, property int, now time.Time) (list []AgentAppointment, err error) {
	err = s.List(ctx, &list, agentAppointments+"WHERE a.property = ? AND a.state = 'BOOKED' AND a.start > ? ORDER BY a.start, a.id LIMIT ?",
		property, now.Unix(), limits.PropertyAppointments)
	return list, err
}

// FreshAppointment is an appointment at a property that nobody booked yet, with all that is known of the property; nil for a property that
// is not there.
func (s *Store) FreshAppointment(ctx context.Context, property int, start time.Time) (*AgentAppointment, error) {
	a := AgentAppointment{Appointment: Appointment{Property: property, Start: start.Unix()}}
	err := s.One(ctx, &a, `SELECT p.agent, p.city, p.latitude, p.longitude, coalesce(p.street, '') AS street,
		coalesce(p.house_number, '') AS house_number, coalesce(p.box_number, '') AS box_number, `+propertyAvailability+` AS home_state
		FROM property p WHERE p.number = ?`, property)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &a, err
}

// AppointmentOfLead is the appointment that a lead booked, cancelled or not; nil for none.
func (s *Store) AppointmentOfLead(ctx context.Context, lead string) (*AgentAppointment, error) {
	var list []AgentAppointment
	err := s.List(ctx, &list, agentAppointments+"WHERE a.lead = ? ORDER BY a.start DESC LIMIT 1", lead)
	if len(list) == 0 {
		return nil, err
	}
	return &list[0], err
}

// NextViewing is when the next appointment begins that a lead booked, or that its sender has at the same property; nil for none.
func (s *Store) NextViewing(ctx context.Context, l inbox.Lead, now time.Time) (*time.Time, error) {
	var start *int64
	err := s.One(ctx, &start, `SELECT min(a.start) FROM appointment a JOIN lead l ON l.id = a.lead
		WHERE a.state = 'BOOKED' AND a.start > ? AND (l.id = ? OR l.email = ? AND l.email <> '' AND a.property = ?)`,
		now.Unix(), l.ID, l.Email, l.Property)
	return locale.OptionalMoment(start), err
}

// holder is the agent who holds the appointment a of the property p: the property's own, unless it was passed to another.
const holder = "coalesce(a.passed_to, p.agent, a.home ->> 'agent')"

// AgentOfAppointment gives the agent who holds an appointment and when it begins; 0 when there is none.
func (s *Store) AgentOfAppointment(ctx context.Context, id string) (agent int, start time.Time, err error) {
	var row struct {
		Agent int   `db:"agent"`
		Start int64 `db:"start"`
	}
	err = s.One(ctx, &row, "SELECT coalesce("+holder+`, 0) AS agent, a.start
		FROM appointment a LEFT JOIN property p ON p.number = a.property WHERE a.id = ?`, id)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return row.Agent, time.Unix(row.Start, 0), err
}

// agentAppointments joins appointments a with their properties p, leads l and reports r. Of a property that was deleted it has what was
// noted then.
var agentAppointments = "SELECT " + handle.ColumnsOf(Appointment{}, "a.") + `, ` + holder + ` AS agent,
	` + references.ShownReference("a.property") + ` AS reference, l.first_name, l.last_name, l.email, l.phone,
	coalesce(p.title, a.home -> 'title') AS title, coalesce(p.city, a.home ->> 'city') AS city,
	p.latitude, p.longitude, coalesce(p.goal, a.home ->> 'goal') AS goal, ` + propertyAvailability + ` AS home_state,
		a.unavailable_told IS NOT NULL AS told,
		coalesce(p.street, a.home ->> 'street', '') AS street, coalesce(p.house_number, a.home ->> 'house_number', '') AS house_number,
		coalesce(p.box_number, a.home ->> 'box_number', '') AS box_number,
		coalesce(r.version, 0) AS report_version, coalesce(r.text, '') AS report, coalesce(r.for_owner, 0) AS report_for_owner
	FROM appointment a LEFT JOIN property p ON p.number = a.property
		JOIN lead l ON l.id = a.lead AND (p.number IS NOT NULL OR a.home IS NOT NULL)
		LEFT JOIN appointment_report r ON r.appointment = a.id `
