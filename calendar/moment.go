package calendar

import (
	"cmp"
	"errors"
	"regexp"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"
)

var (
	errEvent  = errors.New("the event has no start, or ends before it")
	errMoment = errors.New("this is neither a day nor a time")

	// written is a day or a time, also as programs write them that have only heard of the form: 2026-11-24T09:00:00+01:00, 20261124T0900,
	// 20261124090000, 20261124T240000.
	written = regexp.MustCompile(`^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d):?(\d\d)?(?:[.,]\d+)? ?(Z|[-+]\d\d:?\d\d)?)?$`)
)

// wallClock is the form of a time of day in a calendar (RFC 5545 section 3.3.5).
const wallClock = "20060102T150405"

// moment is a date or a time as a calendar writes it: what a clock on the wall shows, and which clock. Events repeat by that clock, so
// moments are worked out before they become times.
type moment struct {
	wall  time.Time // in UTC, whatever the clock
	clock clock
	isDay bool
}

func (m moment) time() time.Time { return m.clock.at(m.wall) }

// momentOf reads a property that has one date or time.
func (r *reader) momentOf(p *ics.IANAProperty) (moment, error) {
	if p == nil {
		return moment{}, errEvent
	}
	name, value := zoneName(p)
	return r.parseMoment(value, r.clockOf(name))
}

func (r *reader) parseMoment(text string, zone clock) (m moment, err error) {
	p := written.FindStringSubmatch(strings.ToUpper(strings.TrimSpace(text)))
	if p == nil {
		return m, errMoment
	}
	day, hour, minute, second, offset := p[1]+p[2]+p[3], p[4], p[5], cmp.Or(p[6], "00"), strings.ReplaceAll(p[7], ":", "")
	if hour == "" {
		m = moment{clock: agencyClock, isDay: true}
		m.wall, err = time.Parse("20060102", day)
		return m, err
	}
	m = moment{clock: zone}
	if m.wall, err = time.Parse(wallClock, day+"T"+strings.Replace(hour, "24", "00", 1)+minute+second); err != nil {
		return m, err
	}
	if hour == "24" {
		m.wall = m.wall.AddDate(0, 0, 1)
	}
	if offset != "" {
		m.clock = location{time.UTC}
	}
	if at, failed := time.Parse("-0700", offset); failed == nil {
		_, seconds := at.Zone()
		m.wall = m.wall.Add(-time.Duration(seconds) * time.Second)
	}
	return m, nil
}

// zoneName is the name of a property's time zone, "" for none, and its value. A name with a colon should be quoted (RFC 5545 section 3.2);
// where it is not, the parser takes its end for the beginning of the value.
func zoneName(p *ics.IANAProperty) (name, value string) {
	names := p.ICalParameters["TZID"]
	if len(names) == 0 {
		return "", p.Value
	}
	name, value = names[0], p.Value
	if i := strings.LastIndexByte(value, ':'); i >= 0 {
		name, value = name+":"+value[:i], value[i+1:]
	}
	return unquoted(name), value
}

// momentsOf reads the dates and times of all properties of a name, several of which may stand in one. Periods are left
// out, and with an error what cannot be read. Times without a zone are by that of the event's start, where it names one: some programs
// write it there alone.
func (r *reader) momentsOf(e *ics.VEvent, name ics.ComponentProperty, start moment) (list []moment, err error) {
	own := r.clockOf("")
	if p := e.GetProperty(ics.ComponentPropertyDtStart); p != nil {
		if zone, _ := zoneName(p); zone != "" {
			own = start.clock
		}
	}
	for _, p := range e.GetProperties(name) {
		zone, values := zoneName(p)
		by := own
		if zone != "" {
			by = r.clockOf(zone)
		}
		for _, text := range strings.Split(values, ",") {
			if text == "" || strings.Contains(text, "/") {
				continue
			}
			m, failed := r.parseMoment(text, by)
			if failed != nil {
				err = failed
				continue
			}
			list = append(list, m)
		}
	}
	return list, err
}

func valueOf(e *ics.VEvent, name ics.ComponentProperty) string {
	if p := e.GetProperty(name); p != nil {
		return strings.ToUpper(p.Value)
	}
	return ""
}
