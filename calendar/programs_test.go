package calendar

import (
	"errors"
	"strings"
	"testing"
)

// TestBusyAsProgramsWriteIt reads calendars as programs write them that do not follow the standard to the letter. Each would make its
// owner look free, or be refused.
func TestBusyAsProgramsWriteIt(t *testing.T) {
	tuesday := event("DTSTART:20261124T090000", "DTEND:20261124T100000")
	weekly := []string{"DTSTART:20261103T090000", "DTEND:20261103T100000"}
	replaced := func(old, replacement string) []byte {
		return []byte(strings.ReplaceAll(string(of(tuesday)), old, replacement))
	}
	const nine, day = "Tue 09:00-10:00", "Tue 00:00-Wed 00:00"
	for name, c := range map[string]struct {
		text []byte
		want string
	}{
		"a day that ends on itself":  {of(event("DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261124")), day},
		"such a day each week":       {of(event("DTSTART;VALUE=DATE:20261103", "DTEND;VALUE=DATE:20261103", "RRULE:FREQ=WEEKLY")), day},
		"a moment that ends at once": {of(event("DTSTART:20261124T090000", "DTEND:20261124T090000")), ""},
		"names in lower case":        {of(event("dtstart;tzid=Europe/London:20261124T080000", "duration:pt1h")), nine},
		"all in lower case":          {[]byte(strings.ToLower(string(of(event("DTSTART:20261124T080000Z", "DURATION:PT1H"))))), nine},
		"lines that end in CR":       {replaced("\r\n", "\r"), nine},
		"lines with spaces behind":   {replaced("\r\n", " \r\n"), nine},
		"empty lines":                {replaced("\r\n", "\r\n\r\n"), nine},
		"a text with a broken line": {of(event("DESCRIPTION:key at\r\nthe neighbours\r\n; call first", weekly[0], weekly[1],
			"RRULE:FREQ=WEEKLY")), nine},
		"no seconds":                      {of(event("DTSTART:20261124T0900", "DTEND:20261124T1000")), nine},
		"signs in the time":               {of(event("DTSTART:2026-11-24T09:00:00+01:00", "DTEND:2026-11-24T09:00:00Z")), nine},
		"parts of a second":               {of(event("DTSTART:20261124T080000.000Z", "DTEND:20261124T090000.000Z")), nine},
		"until 24 o'clock":                {of(event("DTSTART:20261124T220000", "DTEND:20261124T240000")), "Tue 22:00-Wed 00:00"},
		"a rule that names its calendar":  {of(event(append(weekly, "RRULE:RSCALE=GREGORIAN;FREQ=WEEKLY;SKIP=OMIT")...)), nine},
		"a rule with spaces and an end":   {of(event(append(weekly, "RRULE:FREQ=WEEKLY; BYDAY=TU;")...)), nine},
		"a rule with a part of a program": {of(event(append(weekly, "RRULE:FREQ=WEEKLY;X-EVENT=1")...)), nine},
		"no rule": {of(event("DTSTART:20261124T090000", "DTEND:20261124T100000", "RRULE:", "EXDATE:", "RDATE:")),
			nine},
		"excepted by a rule": {of(event(append(weekly, "RRULE:FREQ=WEEKLY;BYDAY=TU,TH", "EXRULE:FREQ=WEEKLY;BYDAY=TH")...)),
			nine},
		"a day excepted by UTC":          {of(event("DTSTART;VALUE=DATE:20261103", "RRULE:FREQ=WEEKLY", "EXDATE:20261123T230000Z")), ""},
		"a list with a comma at its end": {of(event(append(weekly, "RRULE:FREQ=WEEKLY", "EXDATE:20261124T090000,")...)), ""},
		"no busy time":                   {of(freeBusy("FREEBUSY:", "FREEBUSY:20261124T080000Z/PT1H")), nine},
		"cancelled, in American":         {of(event("DTSTART:20261124T090000", "DTEND:20261124T100000", "STATUS:CANCELED")), ""},
		"changed since": {of(event("SEQUENCE:2", "DTSTART:20261124T090000", "DTEND:20261124T100000"),
			event("SEQUENCE:1", "DTSTART:20261126T090000", "DTEND:20261126T100000")), nine},
		"cancelled since": {of(tuesday, event("SEQUENCE:1", "STATUS:CANCELLED", "DTSTART:20261124T090000")), ""},
		"one repetition moved twice": {of(event(append(weekly, "RRULE:FREQ=WEEKLY")...),
			event("RECURRENCE-ID:20261124T090000", "SEQUENCE:1", "DTSTART:20261125T090000", "DTEND:20261125T100000"),
			event("RECURRENCE-ID:20261124T090000", "SEQUENCE:2", "DTSTART:20261126T090000", "DTEND:20261126T100000")), "Thu 09:00-10:00"},
		"two without a UID": {[]byte(strings.ReplaceAll(string(of(tuesday, event("SEQUENCE:1", "DTSTART:20261126T090000",
			"DTEND:20261126T100000"))), "UID:1\r\n", "")), nine + ", Thu 09:00-10:00"},
	} {
		got, err := Busy(c.text, nil, monday, monday.AddDate(0, 0, 7))
		if words(got.Busy) != c.want || got.Skipped+got.UnknownZones != 0 || err != nil {
			t.Errorf("%s: busy %q of %+v (%v), want %q and nothing skipped", name, words(got.Busy), got, err, c.want)
		}
	}
	_, err := Busy(replaced("\r\n", "\r\n  "), nil, monday, monday.AddDate(0, 0, 7))
	if !errors.Is(err, ErrUnreadable) && !errors.Is(err, ErrNothing) {
		t.Errorf("a calendar whose lines all go on with the one before gives %v, want an error", err)
	}
}
