package leads

import (
	"context"
	"errors"

	"github.com/gevel/gevel/calendar"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
)

// calendarFailure gives the kind of an error of reading a calendar, with the status that its server answered; nil for a fault of the site
// itself.
func calendarFailure(err error) (kind *db.CalendarFailure, status *int) {
	var refused fetch.Unavailable
	if errors.As(err, &refused) {
		status = &refused.Status
	}
	for _, c := range []struct {
		is   bool
		kind db.CalendarFailure
	}{
		{status != nil, db.CalendarRefused},
		{errors.Is(err, calendar.ErrUnreadable), db.NotACalendar},
		{errors.Is(err, calendar.ErrNothing), db.NothingInCalendar},
		{errors.Is(err, fetch.ErrTooLarge), db.CalendarTooLarge},
		{errors.Is(err, calendar.ErrTooMany), db.CalendarTooMany},
		{errors.Is(err, calendar.ErrTooSlow), db.CalendarTooSlow},
		{errors.Is(err, context.DeadlineExceeded), db.CalendarNoAnswer},
		{errors.As(err, new(fetch.Unreached)), db.CalendarUnreachable},
	} {
		if c.is {
			return &c.kind, status
		}
	}
	return nil, nil
}

// ofItsContent are the failures of a calendar that counts all the same. They hold until it changes.
var ofItsContent = map[db.CalendarFailure]bool{db.CalendarSkipped: true, db.UnknownCalendarZone: true}

// contentProblem says what of a calendar is not as its owner means it; nil for nothing.
func contentProblem(r calendar.Reading) (problem *string, kind *db.CalendarFailure) {
	say := func(text string, kind db.CalendarFailure) (*string, *db.CalendarFailure) { return &text, &kind }
	switch {
	case r.Skipped > 0:
		return say("some events cannot be read whole: only what could be read of them counts", db.CalendarSkipped)
	case r.UnknownZones > 0:
		return say("some events are in a time zone that nobody knows: they count by the agency's clock", db.UnknownCalendarZone)
	}
	return nil, nil
}
