package calendar

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
	"github.com/gevel/gevel/limits"
	"github.com/teambition/rrule-go"
)

var errZone = errors.New("the time zone cannot be read")

// timezone is a zone that a calendar brings along (VTIMEZONE, RFC 5545 section 3.6.5): when its clocks change, in order.
type timezone struct{ changes []onset }

// onset is one change: when clocks that show offset from are at wall, they show offset to from then on.
type onset struct {
	wall     time.Time
	from, to time.Duration
}

// zonesOf reads a calendar's own time zones by their names, in small letters. One that cannot be read is left out: the name may say enough.
func zonesOf(c *ics.Calendar) map[string]*timezone {
	zones := map[string]*timezone{}
	parts := c.Timezones()
	for _, part := range parts[:min(len(parts), limits.CalendarZones)] {
		id := part.GetProperty(ics.ComponentPropertyTzid)
		if id == nil {
			continue
		}
		if z, err := zoneOf(part); err == nil {
			zones[strings.ToLower(unquoted(id.Value))] = z
		}
	}
	return zones
}

func zoneOf(part *ics.VTimezone) (*timezone, error) {
	z := &timezone{}
	for _, sub := range part.Components {
		var list []onset
		var err error
		switch sub := sub.(type) {
		case *ics.Standard:
			list, err = onsetsOf(&sub.ComponentBase)
		case *ics.Daylight:
			list, err = onsetsOf(&sub.ComponentBase)
		}
		if err != nil {
			return nil, err
		}
		z.changes = append(z.changes, list...)
	}
	if len(z.changes) == 0 || len(z.changes) > limits.CalendarOnsets {
		return nil, errZone
	}
	slices.SortStableFunc(z.changes, func(a, b onset) int { return a.wall.Compare(b.wall) })
	return z, nil
}

func (z *timezone) at(wall time.Time) time.Time {
	for _, change := range slices.Backward(z.changes) {
		seen := wall
		if change.to > change.from {
			seen = wall.Add(change.from - change.to) // in the hour that never comes the former offset holds
		}
		if !change.wall.After(seen) {
			return wall.Add(-change.to)
		}
	}
	return wall.Add(-z.changes[0].from)
}

// The years between which the rules of a zone are worked out. Exchange's begin in 1601, which nothing here needs.
const (
	firstYear = 1970
	lastYear  = 2100
)

// onsetsOf lists the changes of one STANDARD or DAYLIGHT part.
func onsetsOf(part *ics.ComponentBase) (list []onset, err error) {
	start, err := time.Parse(wallClock, text(part, ics.ComponentPropertyDtStart))
	if err != nil {
		return nil, err
	}
	from, err := offset(text(part, ics.ComponentProperty("TZOFFSETFROM")))
	if err != nil {
		return nil, err
	}
	to, err := offset(text(part, ics.ComponentProperty("TZOFFSETTO")))
	if err != nil {
		return nil, err
	}
	walls, err := ruled(text(part, ics.ComponentPropertyRrule), start, from)
	for _, p := range part.GetProperties(ics.ComponentPropertyRdate) {
		for _, one := range strings.Split(p.Value, ",") {
			wall, failed := time.Parse(wallClock, one)
			walls, err = append(walls, wall), errors.Join(err, failed)
		}
	}
	for _, wall := range walls {
		list = append(list, onset{wall, from, to})
	}
	return list, err
}

// ruled lists the onsets that a rule gives; without a rule the first one alone. UNTIL is in UTC, while onsets are by the clock before them.
func ruled(rule string, start time.Time, from time.Duration) ([]time.Time, error) {
	if rule == "" {
		return []time.Time{start}, nil
	}
	option, err := rrule.StrToROption(rule)
	if err != nil {
		return nil, err
	}
	if option.Freq != rrule.YEARLY || len(option.Byhour)+len(option.Byminute)+len(option.Bysecond) > 0 {
		return nil, errZone
	}
	if start.Year() < firstYear && option.Count == 0 {
		start = start.AddDate(firstYear-start.Year(), 0, 0)
	}
	option.Dtstart = start
	if option.Until = option.Until.Add(from); option.Until.Year() < firstYear || option.Until.Year() > lastYear {
		option.Until = time.Date(lastYear, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	r, err := rrule.NewRRule(*option)
	if err != nil {
		return nil, err
	}
	return r.All(), nil
}

func text(part *ics.ComponentBase, name ics.ComponentProperty) string {
	if p := part.GetProperty(name); p != nil {
		return p.Value
	}
	return ""
}

// distance is one from UTC like +0100 or -123456, also as programs write it that know other forms: +01:00, +1, 0100.
var distance = regexp.MustCompile(`^([-+]?)(\d\d?)(?::?(\d\d))?(?::?(\d\d))?$`)

func offset(s string) (time.Duration, error) {
	p := distance.FindStringSubmatch(s)
	if p == nil {
		return 0, errZone
	}
	return time.ParseDuration(p[1] + p[2] + "h" + cmp.Or(p[3], "0") + "m" + cmp.Or(p[4], "0") + "s")
}
