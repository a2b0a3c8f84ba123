package calendar

import (
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
)

// timesOfFreeBusy reads the busy times that a program publishes instead of events (VFREEBUSY, RFC 5545 section 3.6.4).
func (r *reader) timesOfFreeBusy(part *ics.VBusy) (list []Interval, err error) {
	for _, p := range part.GetProperties(ics.ComponentPropertyFreebusy) {
		if types := p.ICalParameters["FBTYPE"]; len(types) == 1 && strings.EqualFold(types[0], "FREE") {
			continue
		}
		zone, values := zoneName(p)
		for _, text := range strings.Split(values, ",") {
			if text == "" {
				continue
			}
			one, failed := r.periodOf(text, r.clockOf(zone))
			if failed != nil {
				err = failed
				continue
			}
			list = r.within(list, one)
		}
	}
	return list, err
}

// periodOf reads a period: a start, and an end or a duration (RFC 5545 section 3.3.9).
func (r *reader) periodOf(text string, zone clock) (Interval, error) {
	begins, ends, _ := strings.Cut(text, "/")
	start, err := r.parseMoment(begins, zone)
	if err != nil {
		return Interval{}, err
	}
	var end time.Time
	if strings.HasPrefix(ends, "P") {
		end, err = after(start, ends)
	} else {
		var m moment
		if m, err = r.parseMoment(ends, zone); err == nil {
			end = m.time()
		}
	}
	if err == nil && end.Before(start.time()) {
		err = errEvent
	}
	return Interval{start.time(), end}, err
}

// within adds an interval to a list if it lies in the time that is asked about.
func (r *reader) within(list []Interval, one Interval) []Interval {
	if one.End.After(one.Start) && one.End.After(r.from) && one.Start.Before(r.until) {
		return append(list, one)
	}
	return list
}
