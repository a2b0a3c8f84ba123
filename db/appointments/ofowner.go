package appointments

import "context"

// ReportedBooking is an appointment as the owner of its property sees it: without its visitor, and with the report that is for the owner.
type ReportedBooking struct {
	Start  int64   `db:"start"`
	State  string  `db:"state"`
	Report *string `db:"report"`
}

// Bookings lists the appointments at a property that were booked on this site, the latest first.
func (s *Store) Bookings(ctx context.Context, property int) (list []ReportedBooking, err error) {
	err = s.List(ctx, &list, `SELECT a.start, a.state, r.text AS report FROM appointment a
		LEFT JOIN appointment_report r ON r.appointment = a.id AND r.for_owner WHERE a.property = ? ORDER BY a.start DESC`, property)
	return list, err
}
