// Package calendar reads calendars of people (RFC 5545): when somebody is busy.
package calendar

import (
	"bytes"
	"errors"
	"slices"
	"time"

	ics "github.com/arran4/golang-ical"
	"github.com/gevel/gevel/limits"
)

// Errors of calendars that are refused whole.
var (
	ErrUnreadable = errors.New("this is not a calendar in the iCalendar format")
	ErrTooMany    = errors.New("the calendar has too many busy times")
	ErrTooSlow    = errors.New("the calendar's repeating events take too long to work out")
)

// Interval is a time from Start until before End.
type Interval struct{ Start, End time.Time }

// Busy lists when the events of a calendar keep its owner busy between two times, in order, with overlapping ones joined. Cancelled events
// and those that their owner marked as free do not count. An event that cannot be read is left out and counted in skipped, so that one
// mistake does not free or block all the rest.
func Busy(text []byte, from, until time.Time) (list []Interval, skipped int, err error) {
	c, err := parse(text)
	if err != nil {
		return nil, 0, err
	}
	deadline := time.Now().Add(limits.CalendarTime)
	changed := exceptions(c.Events())
	for _, e := range c.Events() {
		if time.Now().After(deadline) {
			return nil, 0, ErrTooSlow
		}
		times, err := timesOf(e, changed[e.Id()], from, until)
		if err != nil {
			skipped++
			continue
		}
		if list = append(list, times...); len(list) > 10*limits.BusyTimes {
			return nil, 0, ErrTooMany
		}
	}
	if list = joined(list); len(list) > limits.BusyTimes {
		return nil, 0, ErrTooMany
	}
	return list, skipped, nil
}

// parse reads a calendar. The parser is another's: a text that makes it panic is unreadable.
func parse(text []byte) (c *ics.Calendar, err error) {
	defer func() {
		if problem := recover(); problem != nil {
			err = ErrUnreadable
		}
	}()
	text = bytes.Trim(text, "\ufeff \r\n")
	if !bytes.HasPrefix(text, []byte("BEGIN:VCALENDAR")) || !bytes.HasSuffix(text, []byte("\nEND:VCALENDAR")) {
		return nil, ErrUnreadable // also half of a calendar, whose other half may be busy
	}
	if c, err = ics.ParseCalendar(bytes.NewReader(text)); err != nil {
		return nil, ErrUnreadable // the parser's own words may be of the calendar, such as a visitor's name
	}
	return c, nil
}

// joined sorts intervals and joins those that overlap or touch.
func joined(list []Interval) []Interval {
	slices.SortFunc(list, func(a, b Interval) int { return a.Start.Compare(b.Start) })
	var out []Interval
	for _, next := range list {
		if last := len(out) - 1; last >= 0 && !next.Start.After(out[last].End) {
			if next.End.After(out[last].End) {
				out[last].End = next.End
			}
			continue
		}
		out = append(out, next)
	}
	return out
}
