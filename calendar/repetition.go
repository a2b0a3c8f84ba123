package calendar

import (
	"errors"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
	"github.com/gevel/gevel/limits"
	"github.com/teambition/rrule-go"
)

var errTooOften = errors.New("the event repeats more often than once an hour")

// repetitions lists the starts of an event that may keep the owner busy in the time that is asked about. With an error the first start is
// there, and the dates that are given one by one.
func (r *reader) repetitions(e *ics.VEvent, s span) (list []moment, err error) {
	list, err = r.momentsOf(e, ics.ComponentPropertyRdate, s.start)
	for i, m := range list {
		if m.isDay && !s.start.isDay { // on that day, at the time of the first
			list[i] = moment{wall: m.wall.Add(s.start.wall.Sub(s.start.wall.Truncate(24 * time.Hour))), clock: s.start.clock}
		}
	}
	list = append(list, s.start)
	for _, p := range e.GetProperties(ics.ComponentPropertyRrule) {
		repeated, failed := r.expand(p.Value, s)
		list, err = append(list, repeated...), either(err, failed)
	}
	return list, err
}

// expand works out the starts that a rule gives (RFC 5545 section 3.3.10), by the event's own clock. Rules by minutes or seconds are
// refused: no diary has them, and they cost most.
func (r *reader) expand(rule string, s span) (list []moment, err error) {
	until, isLast, rule := r.untilOf(strings.ToUpper(strings.ReplaceAll(rule, " ", "")), s.start.clock)
	if rule == "" {
		return nil, nil
	}
	option, err := rrule.StrToROption(rule)
	if err != nil {
		return nil, err
	}
	if option.Freq > rrule.HOURLY {
		return nil, errTooOften
	}
	const aside = 48 * time.Hour // more than clocks of two zones differ, and than changes of repetitions move them
	first, last := r.from.Add(-s.length()-30*aside).UTC(), r.until.Add(30*aside).UTC()
	option.Dtstart, option.Until = s.start.wall, last
	rules, err := rrule.NewRRule(*option)
	if err != nil {
		return nil, err
	}
	next := rules.Iterator()
	for steps := 0; ; steps++ {
		wall, ok := next()
		if !ok || isLast && s.start.clock.at(wall).After(until) {
			return list, nil
		}
		if steps%1000 == 999 && time.Now().After(r.deadline) {
			return nil, ErrTooSlow
		}
		if wall.Before(first) {
			continue
		}
		if list = append(list, moment{wall, s.start.clock, s.start.isDay}); len(list) > limits.BusyTimes {
			return nil, ErrTooMany
		}
	}
}

// untilOf takes the last moment out of a rule, and what says no more than is so without it: that the calendar is ours and that days that a
// month lacks are left out (RFC 7529), a program's own parts, and nothing. A rule may name its last moment by its date alone, which
// then counts whole.
func (r *reader) untilOf(rule string, zone clock) (until time.Time, isLast bool, rest string) {
	var parts []string
	for _, part := range strings.Split(rule, ";") {
		value, found := strings.CutPrefix(part, "UNTIL=")
		if !found {
			saysNothing := strings.HasSuffix(part, "=") || strings.HasPrefix(part, "X-")
			if part != "" && part != "RSCALE=GREGORIAN" && part != "SKIP=OMIT" && !saysNothing {
				parts = append(parts, part)
			}
			continue
		}
		if m, err := r.parseMoment(value, zone); err == nil {
			if isLast, until = true, m.time(); m.isDay {
				until = m.clock.at(m.wall.AddDate(0, 0, 1)).Add(-time.Second)
			}
		}
	}
	return until, isLast, strings.Join(parts, ";")
}
