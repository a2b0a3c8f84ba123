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
