package detail

import "github.com/gevel/gevel/locale"

// On is when one can move in, said on a day. A first day that has come is not said any more: a reader would take it for one to come. Where
// nothing else is said of a property on offer, one can move in at once.
func (a Availability) On(day locale.Date, offered bool) Availability {
	if a.From == nil || *a.From > day {
		return a
	}
	a.From = nil
	if a.Moment == nil && offered {
		atOnce := AvailabilityMoment("IMMEDIATELY")
		a.Moment = &atOnce
	}
	return a
}
