// Package calendar reads calendars of people (RFC 5545): when somebody is busy.
//
// It works out when an agent is busy: a time by the zone that the calendar brings along (timezone.go), else by a name
// that Go or Windows knows (clock.go), else by the agency's clock, which staff is told. What cannot be worked out
// blocks its own time. Invariant: a calendar that is cut off, too large or too slow is refused whole, and the last
// known times stay.
package calendar
