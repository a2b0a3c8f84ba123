package calendar

import (
	_ "embed"
	"strings"
	"time"

	"github.com/gevel/gevel/locale"
)

// clock knows the moment at which the clocks of a time zone show something. An hour that comes twice is the first one, an hour that never
// comes is by the offset before the change (RFC 5545 section 3.3.5).
type clock interface {
	at(wall time.Time) time.Time
}

// location is a clock whose zone Go knows.
type location struct{ *time.Location }

var agencyClock = location{locale.Zone}

func (l location) at(wall time.Time) time.Time {
	_, before := wall.Add(-24 * time.Hour).In(l.Location).Zone()
	_, after := wall.Add(24 * time.Hour).In(l.Location).Zone()
	first := wall.Add(-time.Duration(before) * time.Second)
	if _, offset := first.In(l.Location).Zone(); offset == before {
		return first
	}
	second := wall.Add(-time.Duration(after) * time.Second)
	if _, offset := second.In(l.Location).Zone(); offset == after {
		return second
	}
	return first
}

// windowsZones are the names of Windows' time zones with those of the IANA database: file supplemental/windowsZones.json of the npm package
// cldr-core 48.2.0 (Unicode License v3), its rows of territory 001.
//
//go:embed windowszones.txt
var windowsZones string

// clockOf gives the clock of a time zone by the name that a calendar writes: the zone that the calendar brings along, one that Go knows,
// also at the end of a path such as /example.org/20260101/Europe/London, or one of Windows. Without a name, and for a name that nobody
// knows, which is counted, it is the agency's clock.
func (r *reader) clockOf(name string) clock {
	if name == "" {
		return agencyClock
	}
	if own, ok := r.zones[name]; ok {
		return own
	}
	if known := named(name); known != nil {
		return location{known}
	}
	r.unknown[name] = true
	return agencyClock
}

// named finds a zone of the IANA database by its name or Windows' name, nil for none.
func named(name string) *time.Location {
	for rest, more := name, true; more; _, rest, more = strings.Cut(rest, "/") {
		if strings.EqualFold(rest, "UTC") || strings.EqualFold(rest, "GMT") || strings.EqualFold(rest, "Z") {
			return time.UTC
		}
		if known, err := time.LoadLocation(rest); err == nil && rest != "Local" && rest != "" {
			return known
		}
	}
	for line := range strings.Lines(windowsZones) {
		if windows, iana, _ := strings.Cut(strings.TrimSpace(line), "\t"); strings.EqualFold(windows, name) {
			known, _ := time.LoadLocation(iana)
			return known
		}
	}
	return nil
}
