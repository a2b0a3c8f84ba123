// Package week is the week of appointments at the desk: what each agent does when, the appointments that staff books, moves, cancels and
// reports on, hours that are blocked by hand, and the agents' own calendars. MayChangeAgent alone decides whose appointments a session may
// change.
package week

import "github.com/gevel/gevel/staff"

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct{ *staff.Service }
