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
		"a day that ends on itself":   {of(event("DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261124")), day},
		"a day that ends at midnight": {of(event("DTSTART;VALUE=DATE:20261124", "DTEND:20261124T000000")), day},
		"such a day each week":        {of(event("DTSTART;VALUE=DATE:20261103", "DTEND;VALUE=DATE:20261103", "RRULE:FREQ=WEEKLY")), day},
		"a moment that ends at once":  {of(event("DTSTART:20261124T090000", "DTEND:20261124T090000")), ""},
		"names in lower case":         {of(event("dtstart;tzid=Europe/London:20261124T080000", "duration:pt1h")), nine},
		"all in lower case":           {[]byte(strings.ToLower(string(of(event("DTSTART:20261124T080000Z", "DURATION:PT1H"))))), nine},
		"lines that end in CR":        {replaced("\r\n", "\r"), nine},
		"lines with spaces behind":    {replaced("\r\n", " \r\n"), nine},
		"empty lines":                 {replaced("\r\n", "\r\n\r\n"), nine},
		"a text with a broken line": {of(event("DESCRIPTION:key at\r\nthe neighbours\r\n; call first", weekly[0], weekly[1],
			"RRULE:FREQ=WEEKLY")), nine},
		"until the same day":       {of(event("DTSTART:20261124T090000", "DTEND;VALUE=DATE:20261124")), "Tue 09:00-Wed 00:00"},
		"an empty end":             {of(event("DTSTART:20261124T090000", "DTEND:", "DURATION:PT1H")), nine},
		"no T":                     {of(event("DTSTART:20261124090000", "DTEND:20261124100000")), nine},
		"a rule with empty parts":  {of(event(append(weekly, "RRULE:FREQ=WEEKLY;BYDAY=;UNTIL=")...)), nine},
		"free with a space behind": {of(event("DTSTART:20261124T090000", "DTEND:20261124T100000", "TRANSP:TRANSPARENT ")), ""},
		"a repetition of a spaced UID": {of(strings.Replace(event(append(weekly, "RRULE:FREQ=WEEKLY")...), "UID:1", "UID:1 ", 1),
			event("RECURRENCE-ID:20261124T090000", "DTSTART:20261125T140000", "DTEND:20261125T150000")), "Wed 14:00-15:00"},
		"the way to it": {of(event(append(weekly, "RRULE:FREQ=WEEKLY", "X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M")...)),
			"Tue 08:30-10:00"},
		"the way to one that was moved": {of(event(append(weekly, "RRULE:FREQ=WEEKLY")...), event("RECURRENCE-ID:20261124T090000",
			"X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT1H15M", "DTSTART:20261125T140000", "DTEND:20261125T150000")), "Wed 12:45-15:00"},
		"no way":                          {of(event("DTSTART:20261124T090000", "DURATION:PT1H", "X-APPLE-TRAVEL-DURATION:")), nine},
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
		"another day of an hour":         {of(event(append(weekly, "RDATE;VALUE=DATE:20261124")...)), nine},
		"excepted by the clock of its start": {of(event("DTSTART;TZID=Europe/London:20261103T080000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY",
			"EXDATE:20261124T080000")), ""},
		"excepted by the agency's clock, from UTC": {of(event("DTSTART:20261103T080000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY",
			"EXDATE:20261124T090000")), ""},
		"a calendar that is taken back": {of("METHOD:CANCEL", tuesday), ""},
		"one is taken back beside another": {append(of("METHOD:CANCEL", tuesday), of(event("DTSTART:20261126T090000",
			"DURATION:PT1H"))...), "Thu 09:00-10:00"},
		"a calendar of another zone": {append(of("X-WR-TIMEZONE:Europe/London", event("DTSTART:20261124T080000", "DURATION:PT1H")),
			of(event("DTSTART:20261126T090000", "DURATION:PT1H"))...), nine + ", Thu 09:00-10:00"},
		"one of a zone with its times in another": {of("X-WR-TIMEZONE:America/New_York", event("DTSTART:20261124T080000Z",
			"DTEND;TZID=Europe/Brussels:20261124T100000"), event("DTSTART;VALUE=DATE:20261126")), nine + ", Thu 00:00-Fri 00:00"},
		"a calendar of a zone that nobody knows": {of("X-WR-TIMEZONE:Home", tuesday), nine},
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

// TestBusyInFoldedLines folds the lines of a calendar wherever the standard allows it: most programs fold after 75 bytes, also within the
// name of an invited person.
func TestBusyInFoldedLines(t *testing.T) {
	tuesday := []string{"DTSTART:20261124T090000", "DTEND:20261124T100000"}
	weekly := event("DTSTART;TZID=Europe/London:20261103T080000", "DTEND;TZID=Europe/London:20261103T090000", "RRULE:FREQ=WEEKLY",
		"ATTENDEE;CN=\"Peeters: An\";ROLE=REQ-PARTICIPANT:mailto:an@example.org", "SUMMARY:Café")
	const nine = "Tue 09:00-10:00"
	for at := 1; at < len(weekly); at++ {
		if strings.ContainsAny(weekly[at-1:at+1], "\r\n") {
			continue
		}
		for _, fold := range []string{"\r\n ", "\n\t", "\r "} {
			got, err := Busy(of(weekly[:at]+fold+weekly[at:]), nil, monday, monday.AddDate(0, 0, 7))
			if words(got.Busy) != nine || got.Skipped+got.UnknownZones != 0 || err != nil {
				t.Errorf("folded behind %q: busy %+v (%v), want %q", weekly[:at], got, err, nine)
			}
		}
	}
	for name, c := range map[string]struct{ line, want string }{
		"who accepted":                    {"ATTENDEE;PARTSTAT=ACCEPTED;CN=An Peet\r\n ers;X=0:mailto:an@example.org", nine},
		"who declined":                    {"ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLI\r\n NED;CN=An Peeters:mailto:an@example.org", ""},
		"a text with what ends a part":    {"DESCRIPTION:first\r\n BEGIN:VEVENT\r\n END:VEVENT", nine},
		"a broken text with hours":        {"DESCRIPTION:visit\r\nBegin: 10.00\r\nEnd: 11.00\r\nat the door", nine},
		"a name without its colon":        {"LOCATION", nine},
		"a quote within an unquoted name": {`ATTENDEE;CN=Jan "the key" Peeters:mailto:jan@example.org`, nine},
	} {
		got, err := Busy(of(event(append(tuesday, c.line)...)), []string{"an@example.org"}, monday, monday.AddDate(0, 0, 7))
		if words(got.Busy) != c.want || got.Skipped+got.UnknownZones != 0 || err != nil {
			t.Errorf("%s: busy %+v (%v), want %q", name, got, err, c.want)
		}
	}
}

// TestACalendarInUTF16IsRead is of a file that a script of Windows wrote.
func TestACalendarInUTF16IsRead(t *testing.T) {
	file := []byte("\xff\xfe")
	for _, b := range of(event("DTSTART:20261124T090000", "DTEND:20261124T100000")) {
		file = append(file, b, 0)
	}
	for _, text := range [][]byte{file, append(of(event("DTSTART:20261124T090000", "DTEND:20261124T100000")), 0x1a, 0)} {
		if got, err := Busy(text, nil, monday, monday.AddDate(0, 0, 7)); words(got.Busy) != "Tue 09:00-10:00" || err != nil {
			t.Errorf("%.20q…: busy %q (%v), want Tue 09:00-10:00", text, words(got.Busy), err)
		}
	}
}
