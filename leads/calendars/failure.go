package calendars

import (
	"context"
	"errors"

	"github.com/gevel/gevel/calendar"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/fetch"
)

// failureOf gives the kind of an error of reading a calendar, with the status that its server answered; nil for a fault of the site
// itself.
func failureOf(err error) (kind *appointments.CalendarFailure, status *int) {
	var refused fetch.Unavailable
	if errors.As(err, &refused) {
		status = &refused.Status
	}
	for _, c := range []struct {
		is   bool
		kind appointments.CalendarFailure
	}{
		{status != nil, appointments.CalendarRefused},
		{errors.Is(err, calendar.ErrUnreadable), appointments.NotACalendar},
		{errors.Is(err, calendar.ErrNothing), appointments.NothingInCalendar},
		{errors.Is(err, fetch.ErrTooLarge), appointments.CalendarTooLarge},
		{errors.Is(err, calendar.ErrTooMany), appointments.CalendarTooMany},
		{errors.Is(err, calendar.ErrTooSlow), appointments.CalendarTooSlow},
		{errors.Is(err, context.DeadlineExceeded), appointments.CalendarNoAnswer},
		{errors.As(err, new(fetch.Unreached)), appointments.CalendarUnreachable},
	} {
		if c.is {
			return &c.kind, status
		}
	}
	return nil, nil
}

// ofItsContent are the failures of a calendar that counts all the same. They hold until it changes.
var ofItsContent = map[appointments.CalendarFailure]bool{appointments.CalendarSkipped: true, appointments.UnknownCalendarZone: true}

// contentProblem says what of a calendar is not as its owner means it; nil for nothing.
func contentProblem(r calendar.Reading) (problem *string, kind *appointments.CalendarFailure) {
	say := func(text string, kind appointments.CalendarFailure) (*string, *appointments.CalendarFailure) {
		return &text, &kind
	}
	switch {
	case r.Skipped > 0:
		return say("some events cannot be read whole: only what could be read of them counts", appointments.CalendarSkipped)
	case r.UnknownZones > 0:
		return say("some events are in a time zone that nobody knows: they count by the agency's clock", appointments.UnknownCalendarZone)
	}
	return nil, nil
}
