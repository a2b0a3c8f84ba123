package calendar

import (
	"errors"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
	"github.com/gevel/gevel/locale"
)

var errEvent = errors.New("the event has no start, or ends before it")

// timesOf lists when an event, with all its repetitions, keeps somebody busy between two times. Repetitions that another event replaces
// are left out.
func timesOf(e *ics.VEvent, replaced []time.Time, from, until time.Time) (list []Interval, err error) {
	defer func() {
		if problem := recover(); problem != nil { // the rules are worked out by another's code
			list, err = nil, errEvent
		}
	}()
	if isFree(e) {
		return nil, nil
	}
	if e.GetProperty(ics.ComponentPropertyRecurrenceId) != nil {
		replaced = nil // this is what replaces one
	}
	start, end, err := span(e)
	if err != nil {
		return nil, err
	}
	length := end.Sub(start)
	starts, err := repetitions(e, start, append(replaced, datesOf(e, ics.ComponentPropertyExdate)...), from.Add(-length), until)
	for _, at := range starts {
		if i := (Interval{at, endOf(e, at, start, end)}); i.End.After(i.Start) && i.End.After(from) && i.Start.Before(until) {
			list = append(list, i)
		}
	}
	return list, err
}

// endOf is the end of a repetition: a whole day stays one on the days when the clock changes.
func endOf(e *ics.VEvent, at, start, end time.Time) time.Time {
	if !isDay(e.GetProperty(ics.ComponentPropertyDtStart)) {
		return at.Add(end.Sub(start))
	}
	days := int(end.Sub(start).Round(24*time.Hour) / (24 * time.Hour))
	return at.AddDate(0, 0, days)
}

// isFree reports whether an event does not count: it was cancelled, or its owner is free meanwhile.
func isFree(e *ics.VEvent) bool {
	return valueOf(e, ics.ComponentPropertyStatus) == "CANCELLED" || valueOf(e, ics.ComponentPropertyTransp) == "TRANSPARENT"
}

// span is an event's start and end. Without an end, a day is whole and a moment keeps nobody busy (RFC 5545 section 3.6.1).
func span(e *ics.VEvent) (start, end time.Time, err error) {
	begins := e.GetProperty(ics.ComponentPropertyDtStart)
	if start, err = timeOf(begins); err != nil {
		return start, end, err
	}
	switch ends, lasts := e.GetProperty(ics.ComponentPropertyDtEnd), valueOf(e, ics.ComponentPropertyDuration); {
	case ends != nil:
		end, err = timeOf(ends)
	case lasts != "":
		end, err = after(start, lasts)
	case isDay(begins):
		end = start.AddDate(0, 0, 1)
	default:
		end = start
	}
	if err == nil && end.Before(start) {
		err = errEvent
	}
	return start, end, err
}

func isDay(p *ics.IANAProperty) bool { return p != nil && len(p.Value) == len("20060102") }

// timeOf reads a date or a time. One without a time zone, or with a zone of an unknown name, is by the agency's clock.
func timeOf(p *ics.IANAProperty) (time.Time, error) {
	if p == nil {
		return time.Time{}, errEvent
	}
	zone := locale.Zone
	if names := p.ICalParameters["TZID"]; len(names) == 1 {
		if known, err := time.LoadLocation(names[0]); err == nil && names[0] != "Local" {
			zone = known
		}
	}
	return parseTime(p.Value, zone)
}

func parseTime(text string, zone *time.Location) (time.Time, error) {
	if utc, ok := strings.CutSuffix(text, "Z"); ok {
		return time.ParseInLocation("20060102T150405", utc, time.UTC)
	}
	if len(text) == len("20060102") {
		return time.ParseInLocation("20060102", text, locale.Zone)
	}
	return time.ParseInLocation("20060102T150405", text, zone)
}

func valueOf(e *ics.VEvent, name ics.ComponentProperty) string {
	if p := e.GetProperty(name); p != nil {
		return strings.ToUpper(p.Value)
	}
	return ""
}
