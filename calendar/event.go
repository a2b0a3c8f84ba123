package calendar

import (
	"errors"
	"slices"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"

	"github.com/gevel/gevel/locale"
)

// timesOfEvent lists when an event, with all its repetitions, keeps the owner busy. With an error it lists what could be worked out, the
// first time at least.
func (r *reader) timesOfEvent(e *ics.VEvent, changes []change) (list []Interval, err error) {
	if p := e.GetProperty(ics.ComponentPropertyRecurrenceId); p != nil {
		if slices.ContainsFunc(changes, func(c change) bool { return c.event == e && c.future }) {
			return nil, nil // the event that it changes has its times
		}
		changes = nil
	}
	s, err := r.spanOf(e)
	if err != nil {
		return nil, err
	}
	if r.isFree(e) && len(changes) == 0 {
		return nil, nil
	}
	starts, err := r.repetitions(e, s)
	excepted, failed := r.momentsOf(e, ics.ComponentPropertyExdate, s.start)
	err = either(err, failed)
	for _, p := range e.GetProperties(ics.ComponentPropertyExrule) { // of RFC 2445, which older programs follow
		without, failed := r.expand(p.Value, s)
		excepted, err = append(excepted, without...), either(err, failed)
	}
	for _, start := range starts {
		if slices.ContainsFunc(excepted, start.is) {
			continue
		}
		list = r.add(list, e, s, start, changes)
	}
	if r.isFree(e) {
		return list, err
	}
	extra, failed := r.extraPeriods(e)
	for _, one := range extra {
		list = r.within(list, one)
	}
	return list, either(err, failed)
}

// either is the first error, or the second one without a first. A bound that was reached is never hidden by another fault.
func either(first, second error) error {
	if first == nil || errors.Is(second, ErrTooSlow) || errors.Is(second, ErrTooMany) {
		return second
	}
	return first
}

// add adds one repetition of an event as it was changed, if it was.
func (r *reader) add(list []Interval, e *ics.VEvent, s span, start moment, changes []change) []Interval {
	at, changed := start.time(), change{event: e, span: s}
	for _, c := range changes {
		if !c.future && c.is(start, at) {
			return list // an event of its own says how this one is
		}
		if c.future && !c.at.After(at) {
			changed = c
		}
	}
	if r.isFree(changed.event) {
		return list
	}
	one := Interval{at, s.endOf(start)}
	if changed.event != e {
		one = changed.moved(at)
	}
	if one.End.After(one.Start) { // what takes no time keeps nobody busy on the way to it either
		one.Start = one.Start.Add(-travelTo(changed.event))
	}
	return r.within(list, one)
}

// travelTo is how long the way to an event takes, for which calendars of Apple keep their owner busy before it begins.
func travelTo(e *ics.VEvent) time.Duration {
	departure := moment{clock: location{time.UTC}}
	arrival, err := after(departure, valueOf(e, "X-APPLE-TRAVEL-DURATION"))
	if err != nil {
		return 0
	}
	return max(0, arrival.Sub(departure.time()))
}

// extraPeriods lists the further times of an event that are given with their ends (RDATE of periods, RFC 5545 section 3.8.5.2).
func (r *reader) extraPeriods(e *ics.VEvent) (list []Interval, err error) {
	for _, p := range e.GetProperties(ics.ComponentPropertyRdate) {
		zone, values := zoneName(p)
		for _, text := range strings.Split(values, ",") {
			if !strings.Contains(text, "/") {
				continue
			}
			one, failed := r.periodOf(text, r.clockOf(zone))
			if failed != nil {
				err = failed
				continue
			}
			list = append(list, one)
		}
	}
	return list, err
}

// is reports whether two moments are the same, or one is the day of the other: some programs name a repetition by its day.
func (m moment) is(other moment) bool {
	if m.isDay != other.isDay {
		return m.day() == other.day() || m.wall.Truncate(24*time.Hour).Equal(other.wall.Truncate(24*time.Hour))
	}
	return m.time().Equal(other.time())
}

// day is the agency's day of a moment: 23:00 of the day before, by UTC, is one's midnight.
func (m moment) day() locale.Date { return locale.Today(m.time()) }

// isFree reports whether an event does not count: it was cancelled, its owner is free meanwhile or declined the invitation.
func (r *reader) isFree(e *ics.VEvent) bool {
	shown, status := valueOf(e, ics.ComponentPropertyTransp), valueOf(e, ics.ComponentPropertyStatus)
	return r.cancelled || status == "CANCELLED" || status == "CANCELED" || shown == "TRANSPARENT" ||
		shown == "" && valueOf(e, "X-MICROSOFT-CDO-BUSYSTATUS") == "FREE" || r.isDeclined(e)
}

func (r *reader) isDeclined(e *ics.VEvent) bool {
	for _, p := range e.GetProperties(ics.ComponentPropertyAttendee) {
		if answer := p.ICalParameters["PARTSTAT"]; len(answer) != 1 || !strings.EqualFold(answer[0], "DECLINED") {
			continue
		}
		addresses := append(p.ICalParameters["EMAIL"], strings.TrimSpace(strings.TrimPrefix(strings.ToLower(p.Value), "mailto:")))
		for _, own := range r.owner {
			if slices.ContainsFunc(addresses, func(a string) bool { return strings.EqualFold(a, own) }) {
				return true
			}
		}
	}
	return false
}
