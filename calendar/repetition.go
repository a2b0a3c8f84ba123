package calendar

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
	"github.com/gevel/gevel/limits"
	"github.com/teambition/rrule-go"
)

var errTooOften = errors.New("the event repeats more often than once a day")

// repetitions lists the starts of an event between two times, without those that are excepted.
func repetitions(e *ics.VEvent, start time.Time, excepted []time.Time, from, until time.Time) ([]time.Time, error) {
	list := append([]time.Time{start}, datesOf(e, ics.ComponentPropertyRdate)...)
	if rule := valueOf(e, ics.ComponentPropertyRrule); rule != "" {
		repeated, err := expand(rule, start, from, until)
		if err != nil {
			return nil, err
		}
		list = append(list, repeated...)
	}
	return slices.DeleteFunc(list, func(at time.Time) bool {
		return at.Before(from) || !at.Before(until) || slices.ContainsFunc(excepted, at.Equal)
	}), nil
}

// expand works out the starts that a rule gives (RFC 5545 section 3.3.10). Rules by hours, minutes or seconds are refused: no diary has
// them, and they cost most.
func expand(rule string, start, from, until time.Time) ([]time.Time, error) {
	option, err := rrule.StrToROptionInLocation(rule, start.Location())
	if err != nil {
		return nil, err
	}
	if option.Freq > rrule.DAILY || len(option.Byhour)+len(option.Byminute)+len(option.Bysecond) > 0 {
		return nil, errTooOften
	}
	option.Dtstart = start
	if option.Until.IsZero() || option.Until.After(until) {
		option.Until = until
	}
	r, err := rrule.NewRRule(*option)
	if err != nil {
		return nil, err
	}
	var list []time.Time
	for next := r.Iterator(); ; {
		at, ok := next()
		if !ok || !at.Before(until) {
			return list, nil
		}
		if !at.Before(from) {
			if list = append(list, at); len(list) > limits.BusyTimes {
				return nil, ErrTooMany
			}
		}
	}
}

// exceptions lists, by the id of a repeating event, the repetitions that events of their own replace.
func exceptions(events []*ics.VEvent) map[string][]time.Time {
	list := map[string][]time.Time{}
	for _, e := range events {
		if p := e.GetProperty(ics.ComponentPropertyRecurrenceId); p != nil {
			if at, err := timeOf(p); err == nil {
				list[e.Id()] = append(list[e.Id()], at)
			}
		}
	}
	return list
}

// datesOf reads the times of all properties of a name, several of which may stand in one.
func datesOf(e *ics.VEvent, name ics.ComponentProperty) (list []time.Time) {
	for i := range e.Properties {
		p := &e.Properties[i]
		if p.IANAToken != string(name) {
			continue
		}
		for _, text := range strings.Split(p.Value, ",") {
			one := *p
			one.Value = text
			if at, err := timeOf(&one); err == nil {
				list = append(list, at)
			}
		}
	}
	return list
}

// after adds a duration like P1DT2H30M or PT45M to a time (RFC 5545 section 3.3.6).
func after(start time.Time, duration string) (time.Time, error) {
	rest, ok := strings.CutPrefix(duration, "P")
	if !ok {
		return start, errEvent
	}
	days, clock, timed := strings.Cut(rest, "T")
	for _, unit := range []struct {
		name byte
		days int
	}{{'W', 7}, {'D', 1}} {
		if number, others, found := strings.Cut(days, string(unit.name)); found {
			n, err := strconv.Atoi(number)
			if err != nil || n > 10_000 {
				return start, errEvent
			}
			start, days = start.AddDate(0, 0, n*unit.days), others
		}
	}
	if !timed {
		return start, nil
	}
	length, err := time.ParseDuration(strings.ToLower(clock))
	return start.Add(length), err
}
