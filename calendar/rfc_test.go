package calendar

import (
	"errors"
	"strings"
	"testing"

	"github.com/gevel/gevel/limits"
)

func freeBusy(lines ...string) string {
	return "BEGIN:VFREEBUSY\r\nUID:1\r\n" + strings.Join(lines, "\r\n") + "\r\nEND:VFREEBUSY"
}

// TestBusyAsTheStandardSays reads what RFC 5545 allows and diaries of one person seldom have.
func TestBusyAsTheStandardSays(t *testing.T) {
	tuesday := []string{"DTSTART:20261124T090000", "DTEND:20261124T100000"}
	weekly := event("DTSTART:20261103T090000", "DTEND:20261103T100000", "RRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH")
	for name, c := range map[string]struct {
		text []byte
		want string
	}{
		"busy times alone": {of(freeBusy("DTSTART:20261101T000000Z", "DTEND:20270101T000000Z",
			"FREEBUSY:20261124T080000Z/20261124T090000Z,20261125T080000Z/PT1H30M",
			"FREEBUSY;FBTYPE=FREE:20261126T080000Z/PT1H", "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261127T080000Z/PT1H")),
			"Tue 09:00-10:00, Wed 09:00-10:30, Fri 09:00-10:00"},
		"never busy": {of(freeBusy("DTSTART:20261101T000000Z", "DTEND:20270101T000000Z")), ""},
		"periods": {of(event("DTSTART:20261102T090000", "DTEND:20261102T100000",
			"RDATE;VALUE=PERIOD:20261124T080000Z/PT30M,20261125T080000Z/20261125T110000Z")), "Tue 09:00-09:30, Wed 09:00-12:00"},
		"the hour of its start": {of(event("DTSTART:20261102T090000", "DTEND:20261102T100000",
			"RRULE:FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0;BYSECOND=0")), "Tue 09:00-10:00"},
		"two hours a day": {of(event("DTSTART:20261123T090000", "DTEND:20261123T100000", "RRULE:FREQ=DAILY;BYHOUR=9,14;COUNT=3")),
			"Mon 09:00-10:00, Mon 14:00-15:00, Tue 09:00-10:00"},
		"every other hour": {of(event("DTSTART:20261124T090000", "DURATION:PT30M", "RRULE:FREQ=HOURLY;INTERVAL=2;COUNT=2")),
			"Tue 09:00-09:30, Tue 11:00-11:30"},
		"this and all later ones": {of(weekly,
			event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261125T090000", "DTSTART:20261125T130000", "DTEND:20261125T150000")),
			"Tue 09:00-10:00, Wed 13:00-15:00, Thu 13:00-15:00"},
		"all later ones cancelled": {of(weekly, event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261125T090000", "STATUS:CANCELLED",
			"DTSTART:20261125T090000")), "Tue 09:00-10:00"},
		"all later ones but one": {of(weekly,
			event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261124T090000", "DTSTART:20261124T130000", "DTEND:20261124T140000"),
			event("RECURRENCE-ID:20261125T090000", "DTSTART:20261125T160000", "DTEND:20261125T170000")),
			"Tue 13:00-14:00, Wed 16:00-17:00, Thu 13:00-14:00"},
		"named by its day": {of(weekly, event("RECURRENCE-ID;VALUE=DATE:20261125", "DTSTART:20261125T160000", "DTEND:20261125T170000")),
			"Tue 09:00-10:00, Wed 16:00-17:00, Thu 09:00-10:00"},
		"excepted in UTC": {of(strings.Replace(weekly, "RRULE", "EXDATE:20261125T080000Z\r\nRRULE", 1)),
			"Tue 09:00-10:00, Thu 09:00-10:00"},
		"until a day":          {of(strings.Replace(weekly, "TH", "TH;UNTIL=20261125", 1)), "Tue 09:00-10:00, Wed 09:00-10:00"},
		"until a time in UTC":  {of(strings.Replace(weekly, "TH", "TH;UNTIL=20261125T080000Z", 1)), "Tue 09:00-10:00, Wed 09:00-10:00"},
		"until just before it": {of(strings.Replace(weekly, "TH", "TH;UNTIL=20261125T075959Z", 1)), "Tue 09:00-10:00"},
		"declined":             {of(event(append(tuesday, "ATTENDEE;CN=An;PARTSTAT=DECLINED:MAILTO:An@Example.org")...)), ""},
		"declined by others":   {of(event(append(tuesday, "ATTENDEE;PARTSTAT=DECLINED:mailto:jo@example.org")...)), "Tue 09:00-10:00"},
		"accepted":             {of(event(append(tuesday, "ATTENDEE;PARTSTAT=ACCEPTED:mailto:an@example.org")...)), "Tue 09:00-10:00"},
		"declined, an address in a parameter": {of(event(append(tuesday,
			"ATTENDEE;PARTSTAT=DECLINED;EMAIL=an@example.org:/aMTIzNDU2/principal/")...)), ""},
		"one repetition declined": {of(weekly, event("RECURRENCE-ID:20261125T090000", "DTSTART:20261125T090000", "DTEND:20261125T100000",
			"ATTENDEE;PARTSTAT=DECLINED:mailto:an@example.org")), "Tue 09:00-10:00, Thu 09:00-10:00"},
		"free in Outlook":           {of(event(append(tuesday, "X-MICROSOFT-CDO-BUSYSTATUS:FREE")...)), ""},
		"a day of a duration":       {of(event("DTSTART;VALUE=DATE:20261124", "DURATION:P2D")), "Tue 00:00-Thu 00:00"},
		"with tasks":                {of(event(tuesday...), "BEGIN:VTODO\r\nUID:2\r\nEND:VTODO"), "Tue 09:00-10:00"},
		"a property after an event": {of(event(tuesday...), "X-WR-CALNAME:Agenda"), "Tue 09:00-10:00"},
		"two calendars": {[]byte(string(of(event(tuesday...))) + string(of(event("DTSTART:20261125T090000", "DTEND:20261125T100000")))),
			"Tue 09:00-10:00, Wed 09:00-10:00"},
	} {
		got, err := Busy(c.text, []string{"an@example.org"}, monday, monday.AddDate(0, 0, 7))
		if words(got.Busy) != c.want || got.Skipped+got.UnknownZones != 0 || err != nil {
			t.Errorf("%s: busy %q, %d skipped (%v), want %q and none", name, words(got.Busy), got.Skipped, err, c.want)
		}
	}
}

// TestWhatCannotBeWorkedOutBlocksItsOwnTime reads events of which a part is wrong.
func TestWhatCannotBeWorkedOutBlocksItsOwnTime(t *testing.T) {
	other := event("DTSTART:20261127T090000", "DTEND:20261127T093000")
	for _, line := range []string{"RRULE:FREQ=SECONDLY", "RRULE:FREQ=SOMETIMES", "RRULE:W1 MO #0", "RDATE:soon",
		"RDATE;VALUE=PERIOD:20261125T080000Z/later", "EXDATE:never"} {
		got, err := Busy(of(event("DTSTART:20261124T090000", "DTEND:20261124T100000", line), other), nil, monday, monday.AddDate(0, 0, 7))
		if words(got.Busy) != "Tue 09:00-10:00, Fri 09:00-09:30" || got.Skipped != 1 || err != nil {
			t.Errorf("%s: busy %q, %d skipped (%v), want Tuesday and Friday, and 1", line, words(got.Busy), got.Skipped, err)
		}
	}
}

// TestACalendarOfWhichNothingIsUnderstoodIsNoFreeWeek refuses what would make its owner look free.
func TestACalendarOfWhichNothingIsUnderstoodIsNoFreeWeek(t *testing.T) {
	for _, part := range []string{event("DTSTART:soon"), freeBusy("FREEBUSY:soon"), "BEGIN:VTODO\r\nUID:2\r\nEND:VTODO",
		"BEGIN:VAVAILABILITY\r\nUID:3\r\nEND:VAVAILABILITY"} {
		if got, err := Busy(of(part), nil, monday, monday.AddDate(0, 0, 7)); !errors.Is(err, ErrNothing) {
			t.Errorf("%q: busy %v (%v), want ErrNothing", part, got.Busy, err)
		}
	}
	if _, err := Busy(of(), nil, monday, monday.AddDate(0, 0, 7)); err != nil {
		t.Errorf("an empty calendar gives %v, want no error: a new one is empty", err)
	}
}

// TestFilesOfCalendarsAreBounded reads as many calendars, zones and changes of clocks as are read, and one more.
func TestFilesOfCalendarsAreBounded(t *testing.T) {
	file := strings.Repeat(string(of()), limits.CalendarsPerFile)
	if _, err := Busy([]byte(file), nil, monday, monday.AddDate(0, 0, 7)); err != nil {
		t.Errorf("%d calendars in a file: %v", limits.CalendarsPerFile, err)
	}
	if _, err := Busy([]byte(file+string(of())), nil, monday, monday.AddDate(0, 0, 7)); !errors.Is(err, ErrUnreadable) {
		t.Errorf("one calendar more: %v, want ErrUnreadable", err)
	}
	dates := strings.Repeat(",20200101T000000", limits.CalendarOnsets-2)
	zone := strings.Replace(zonePart("own", "+0000", "+0000"), "RRULE", "RDATE:20190101T000000"+dates+"\r\nRRULE", 1)
	meeting := event("DTSTART;TZID=own:20261124T100000", "DURATION:PT1H")
	if got, _ := Busy(of(zone, meeting), nil, monday, monday.AddDate(0, 0, 7)); got.UnknownZones != 1 {
		t.Errorf("a zone with more than %d changes is not left out", limits.CalendarOnsets)
	}
	zones := strings.Repeat("BEGIN:VTIMEZONE\r\nTZID:other\r\nEND:VTIMEZONE\r\n", limits.CalendarZones) + zonePart("own", "+0000", "+0000")
	if got, _ := Busy(of(zones, meeting), nil, monday, monday.AddDate(0, 0, 7)); got.UnknownZones != 1 {
		t.Errorf("more than %d zones are read", limits.CalendarZones)
	}
}
