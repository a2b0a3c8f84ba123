package calendar

import (
	_ "embed"
	"regexp"
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

// unquoted is the name of a time zone without what belongs to its line.
func unquoted(name string) string {
	return strings.TrimSpace(strings.Trim(strings.ReplaceAll(name, `\,`, ","), `" `))
}

// clockOf gives the clock of a time zone by the name that a calendar writes. Without a name it is the calendar's own clock, else the
// agency's, and for a name that nobody knows, which is counted, the agency's.
func (r *reader) clockOf(name string) clock {
	if name == "" && r.floating != nil {
		return r.floating
	}
	if known := r.knownClock(name); known != nil {
		return known
	}
	if name != "" {
		r.unknown[name] = true
	}
	return agencyClock
}

// knownClock is the clock of the zone that the calendar brings along, or of one that named finds; nil for none.
func (r *reader) knownClock(name string) clock {
	if name == "" {
		return nil
	}
	if own, ok := r.zones[strings.ToLower(name)]; ok {
		return own
	}
	if known := named(name); known != nil {
		return location{known}
	}
	return nil
}

// cities are a zone as Windows shows it to people: "(UTC+01:00) Brussels, Copenhagen, Madrid, Paris".
var cities = regexp.MustCompile(`^\((?:UTC|GMT) ?[-+]\d\d[:.]\d\d\) *(\pL+)`)

var initial = regexp.MustCompile(`(?:^|[/_-])\pL`)

// capitals is a name as the IANA database writes most: europe/london is Europe/London.
func capitals(name string) string {
	return initial.ReplaceAllStringFunc(strings.ToLower(name), strings.ToUpper)
}

// named finds a zone of the IANA database by its name, in any case and also at the end of a path such as
// /example.org/20260101/Europe/London, by one of its cities in Europe or by Windows' name; or one that is a distance from UTC, as GMT+0200
// is. It is nil for none.
func named(name string) *time.Location {
	if city := cities.FindStringSubmatch(name); city != nil {
		name = "Europe/" + city[1]
	}
	if of := strings.TrimPrefix(strings.TrimPrefix(strings.ToUpper(name), "UTC"), "GMT"); strings.ContainsAny(of, "-+") {
		if fixed, err := offset(of); err == nil {
			return time.FixedZone(name, int(fixed.Seconds()))
		}
	}
	for rest, more := name, true; more; _, rest, more = strings.Cut(rest, "/") {
		if strings.EqualFold(rest, "UTC") || strings.EqualFold(rest, "GMT") || strings.EqualFold(rest, "Z") {
			return time.UTC
		}
		for _, spelled := range []string{rest, capitals(rest)} {
			if known, err := time.LoadLocation(spelled); err == nil && spelled != "Local" && spelled != "" {
				return known
			}
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
