package calendar

import (
	"strconv"
	"strings"
	"time"
)

// after is the moment that lies a duration like P1DT2H30M or PT45M after another (RFC 5545 section 3.3.6). Days are days of the clock, also
// when one has 23 or 25 hours; hours are exact. Behind days an empty time counts as none: the npm package ics 3.12.0 writes two days as
// P2DT, although a "T" must have hours, minutes or seconds (findings/ics-writes-days-with-an-empty-time.sh).
func after(start moment, duration string) (time.Time, error) {
	rest, ok := strings.CutPrefix(strings.TrimPrefix(duration, "+"), "P")
	if !ok {
		return time.Time{}, errEvent
	}
	days, clock, timed := strings.Cut(rest, "T")
	wall := start.wall
	for _, unit := range []struct {
		name string
		days int
	}{{"W", 7}, {"D", 1}} {
		if number, others, found := strings.Cut(days, unit.name); found {
			n, err := strconv.Atoi(number)
			if err != nil || n > 10_000 {
				return time.Time{}, errEvent
			}
			wall, days = wall.AddDate(0, 0, n*unit.days), others
		}
	}
	end := start.clock.at(wall)
	if !timed || clock == "" && rest != "T" {
		return end, nil
	}
	length, err := time.ParseDuration(strings.ToLower(clock))
	return end.Add(length), err
}
