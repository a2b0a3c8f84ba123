package calendar

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/locale"
)

// The week that these tests ask about: from Monday 23 November 2026 on, by the agency's clock.
var monday = time.Date(2026, 11, 23, 0, 0, 0, 0, locale.Zone)

func of(lines ...string) []byte {
	return []byte("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + strings.Join(lines, "\r\n") + "\r\nEND:VCALENDAR\r\n")
}

func event(lines ...string) string {
	return "BEGIN:VEVENT\r\nUID:1\r\n" + strings.Join(lines, "\r\n") + "\r\nEND:VEVENT"
}

// TestBusy reads one calendar after another and lists when it keeps somebody busy in that week.
func TestBusy(t *testing.T) {
	for name, c := range map[string]struct {
		text []byte
		want string
	}{
		"nothing": {of(), ""},
		"UTC":     {of(event("DTSTART:20261124T090000Z", "DTEND:20261124T100000Z")), "Tue 10:00-11:00"},
		"a zone": {of(event("DTSTART;TZID=Europe/London:20261124T090000", "DTEND;TZID=Europe/London:20261124T100000")),
			"Tue 10:00-11:00"},
		"Outlook's zone": {of(event("DTSTART;TZID=Romance Standard Time:20261124T090000",
			"DTEND;TZID=Romance Standard Time:20261124T100000")), "Tue 09:00-10:00"},
		"no zone":                 {of(event("DTSTART:20261124T090000", "DURATION:PT1H30M")), "Tue 09:00-10:30"},
		"a day":                   {of(event("DTSTART;VALUE=DATE:20261124")), "Tue 00:00-Wed 00:00"},
		"days":                    {of(event("DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261125")), "Fri 00:00-Wed 00:00"},
		"days with an empty time": {of(event("DTSTART;VALUE=DATE:20261124", "DURATION:P2DT")), "Tue 00:00-Thu 00:00"},
		"a moment":                {of(event("DTSTART:20261124T090000")), ""},
		"before":                  {of(event("DTSTART:20261122T090000", "DTEND:20261122T100000")), ""},
		"free":                    {of(event("DTSTART:20261124T090000", "DTEND:20261124T100000", "TRANSP:TRANSPARENT")), ""},
		"cancelled":               {of(event("DTSTART:20261124T090000", "DTEND:20261124T100000", "STATUS:CANCELLED")), ""},
		"overlapping": {of(event("DTSTART:20261124T090000", "DTEND:20261124T100000"),
			event("DTSTART:20261124T093000", "DTEND:20261124T110000"),
			event("DTSTART:20261124T110000", "DTEND:20261124T113000")), "Tue 09:00-11:30"},
		"every Tuesday since years": {of(event("DTSTART:20200107T090000", "DTEND:20200107T100000", "RRULE:FREQ=WEEKLY")),
			"Tue 09:00-10:00"},
		"every weekday but one": {of(event("DTSTART:20261102T090000", "DTEND:20261102T100000", "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE",
			"EXDATE:20261124T090000,20261201T090000")), "Mon 09:00-10:00, Wed 09:00-10:00"},
		"ended": {of(event("DTSTART:20200107T090000", "DTEND:20200107T100000", "RRULE:FREQ=WEEKLY;UNTIL=20260101T000000Z")), ""},
		"twice": {of(event("DTSTART:20261123T090000", "DTEND:20261123T100000", "RRULE:FREQ=DAILY;COUNT=2")),
			"Mon 09:00-10:00, Tue 09:00-10:00"},
		"moved": {of(event("DTSTART:20261102T090000", "DTEND:20261102T100000", "RRULE:FREQ=WEEKLY"),
			event("RECURRENCE-ID:20261123T090000", "DTSTART:20261124T140000", "DTEND:20261124T150000")), "Tue 14:00-15:00"},
		"longer once": {of(event("DTSTART:20261102T090000", "DTEND:20261102T100000", "RRULE:FREQ=WEEKLY"),
			event("RECURRENCE-ID:20261123T090000", "DTSTART:20261123T090000", "DTEND:20261123T120000")), "Mon 09:00-12:00"},
		"other dates": {of(event("DTSTART:20261102T090000", "DTEND:20261102T100000", "RDATE:20261125T090000")), "Wed 09:00-10:00"},
	} {
		got, err := Busy(c.text, nil, monday, monday.AddDate(0, 0, 7))
		if words(got.Busy) != c.want || got.Skipped+got.UnknownZones != 0 || err != nil {
			t.Errorf("%s: busy %q, %d events skipped, %d zones unknown (%v), want %q and none", name, words(got.Busy), got.Skipped,
				got.UnknownZones, err, c.want)
		}
	}
}

func words(list []Interval) string {
	var out []string
	for _, i := range list {
		start, end := i.Start.In(locale.Zone), i.End.In(locale.Zone)
		text := start.Format("Mon 15:04") + "-"
		if start.YearDay() != end.YearDay() {
			text += end.Format("Mon ")
		}
		out = append(out, text+end.Format("15:04"))
	}
	return strings.Join(out, ", ")
}

// TestAWholeDayLastsUntilMidnightWhenTheClockChanges asks about the day of 25 hours.
func TestAWholeDayLastsUntilMidnightWhenTheClockChanges(t *testing.T) {
	sunday := time.Date(2026, 10, 25, 0, 0, 0, 0, locale.Zone)
	got, err := Busy(of(event("DTSTART;VALUE=DATE:20261018", "RRULE:FREQ=WEEKLY")), nil, sunday, sunday.AddDate(0, 0, 1))
	list := got.Busy
	if err != nil || len(list) != 1 || !list[0].Start.Equal(sunday) || !list[0].End.Equal(sunday.AddDate(0, 0, 1)) {
		t.Errorf("a day of 25 hours is busy %v (%v), want it from midnight to midnight", list, err)
	}
}

// TestBusySkipsWhatItCannotRead shows that one wrong event does not hide the others.
func TestBusySkipsWhatItCannotRead(t *testing.T) {
	good := event("DTSTART:20261124T090000", "DTEND:20261124T100000")
	for _, bad := range []string{event(), event("DTSTART:soon"), event("DTSTART:20261124T120000", "DTEND:20261124T110000"),
		event("DTSTART:20261124T120000", "RRULE:FREQ=SECONDLY"), event("DTSTART:20261124T120000", "RRULE:FREQ=OFTEN"),
		event("DTSTART:20261124T120000", "DURATION:PT"), event("DTSTART:20261124T120000", "DURATION:P99999999D")} {
		got, err := Busy(of(bad, good), nil, monday, monday.AddDate(0, 0, 7))
		if words(got.Busy) != "Tue 09:00-10:00" || got.Skipped != 1 || err != nil {
			t.Errorf("%q: busy %q with %d events skipped (%v), want Tue 09:00-10:00 and 1", bad, words(got.Busy), got.Skipped, err)
		}
	}
}

func TestBusyRefusesWhatIsNoCalendar(t *testing.T) {
	for _, text := range []string{"", "<!doctype html>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR\r\nBEGIN",
		"BEGIN:VCALENDAR\r\n;;;\r\n\x00"} {
		if _, err := Busy([]byte(text), nil, monday, monday.AddDate(0, 0, 7)); !errors.Is(err, ErrUnreadable) {
			t.Errorf("%q gives %v, want ErrUnreadable", text, err)
		}
	}
}

// TestAnUnreadableCalendarIsNotQuoted is of a line that was broken off from a subject, which names a visitor.
func TestAnUnreadableCalendarIsNotQuoted(t *testing.T) {
	text := "BEGIN:VCALENDAR\nJanssens;Jan\nEND:VCALENDAR"
	_, err := Busy([]byte(text), nil, monday, monday.AddDate(0, 0, 7))
	if !errors.Is(err, ErrUnreadable) || strings.Contains(err.Error(), "Jan") {
		t.Errorf("the error is %v, want ErrUnreadable without the line", err)
	}
}

// TestBusyIsBounded reads a calendar with more events than may be.
func TestBusyIsBounded(t *testing.T) {
	releasetest.Only(t, "it reads 20,000 events")
	var many []string
	for n := range 20_000 {
		many = append(many, event(fmt.Sprintf("DTSTART:202611%02dT%02d%02d00Z", 1+n%28, n/28%24, n/672%60), "DURATION:PT1S"))
	}
	if _, err := Busy(of(many...), nil, monday.AddDate(0, 0, -30), monday.AddDate(0, 0, 90)); !errors.Is(err, ErrTooMany) {
		t.Errorf("a calendar of 20,000 events gives %v, want %v", err, ErrTooMany)
	}
}

// TestARuleIsWorkedOutInTime follows a rule of many years, with an hour for it and with none.
func TestARuleIsWorkedOutInTime(t *testing.T) {
	calendars, err := parse(of(event("DTSTART:20000101T090000", "RRULE:FREQ=DAILY")))
	if err != nil {
		t.Fatal(err)
	}
	for within, want := range map[time.Duration]error{time.Hour: nil, -time.Hour: ErrTooSlow} {
		r := &reader{from: monday, until: monday.AddDate(0, 0, 90), deadline: time.Now().Add(within), unknown: map[string]bool{}}
		if _, err := r.timesOf(calendars[0].Components[0], nil); !errors.Is(err, want) {
			t.Errorf("a rule of 27 years within %v gives %v, want %v", within, err, want)
		}
	}
}
