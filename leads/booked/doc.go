// Package booked is what becomes of an appointment: which times are free for one and where it begins, and, once it is booked, that it is
// moved or cancelled, by the visitor or at the desk, that visitor and agent hear of it and are reminded, and that its agent reads it in a
// calendar. One whose property was sold, rented, hidden or removed is told once to visitor and agent (column unavailable_told), and cannot
// be moved. The forms that book one are in package leads.
package booked

import "github.com/gevel/gevel/leads/compose"

// Service changes appointments and tells of them. Its methods are safe for concurrent use.
type Service struct{ compose.Composer }
