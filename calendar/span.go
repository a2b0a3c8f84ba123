package calendar

import (
	"time"

	ics "github.com/arran4/golang-ical"
)

// span is an event's first start and its end.
type span struct {
	start    moment
	end      time.Time
	duration string // as the event writes it instead of an end
}

// spanOf reads when an event begins and ends. Without an end, a day is whole and a moment keeps nobody busy (RFC 5545 section 3.6.1).
func (r *reader) spanOf(e *ics.VEvent) (s span, err error) {
	if s.start, err = r.momentOf(e.GetProperty(ics.ComponentPropertyDtStart)); err != nil {
		return s, err
	}
	s.end = s.start.time()
	if ends := e.GetProperty(ics.ComponentPropertyDtEnd); ends != nil && ends.Value != "" {
		var end moment
		if end, err = r.momentOf(ends); err == nil {
			s.end = end.time()
		}
		isDay := end.isDay || s.start.isDay
		if err == nil && isDay && end.wall.Equal(s.start.wall.Truncate(24*time.Hour)) { // for some programs the end is the last day
			s.end = s.start.clock.at(end.wall.AddDate(0, 0, 1))
		}
	} else if s.duration = valueOf(e, ics.ComponentPropertyDuration); s.duration != "" {
		s.end, err = after(s.start, s.duration)
	} else if s.start.isDay {
		s.end = s.start.clock.at(s.start.wall.AddDate(0, 0, 1))
	}
	if err == nil && s.end.Before(s.start.time()) {
		err = errEvent
	}
	return s, err
}

func (s span) length() time.Duration { return s.end.Sub(s.start.time()) }

// endOf is the end of a repetition: whole days stay whole when the clock changes.
func (s span) endOf(start moment) time.Time {
	if s.duration != "" {
		if end, err := after(start, s.duration); err == nil {
			return end
		}
	}
	if s.start.isDay {
		days := int(s.length().Round(24*time.Hour) / (24 * time.Hour))
		return start.clock.at(start.wall.AddDate(0, 0, days))
	}
	return start.time().Add(s.length())
}
