package calendar

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
	"time"
)

// zonePart is a VTIMEZONE as Exchange writes it, for a zone whose clocks change as those of the European Union, at an offset of winter.
func zonePart(name string, winter, summer string) string {
	return strings.Join([]string{"BEGIN:VTIMEZONE", "TZID:" + name,
		"BEGIN:STANDARD", "DTSTART:16010101T030000", "TZOFFSETFROM:" + summer, "TZOFFSETTO:" + winter,
		"RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10", "END:STANDARD",
		"BEGIN:DAYLIGHT", "DTSTART:16010101T020000", "TZOFFSETFROM:" + winter, "TZOFFSETTO:" + summer,
		"RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"}, "\r\n")
}

// TestATimeIsByItsZone reads an event at ten o'clock in zones as programs name them; Brussels shows the hour on the right.
func TestATimeIsByItsZone(t *testing.T) {
	own := zonePart("Customized Time Zone", "+0000", "+0100")
	for _, c := range []struct{ zones, tzid, want string }{
		{"", "GMT Standard Time", "Tue 11:00-12:00"},
		{"", `"GMT Standard Time"`, "Tue 11:00-12:00"},
		{"", "Eastern Standard Time", "Tue 16:00-17:00"},
		{"", "Romance Standard Time", "Tue 10:00-11:00"},
		{"", "W. Europe Standard Time", "Tue 10:00-11:00"},
		{"", "Europe/London", "Tue 11:00-12:00"},
		{"", "/mozilla.org/20050126_1/Europe/London", "Tue 11:00-12:00"},
		{"", "/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires", "Tue 14:00-15:00"},
		{"", "tzone://Microsoft/Utc", "Tue 11:00-12:00"},
		{"", `"tzone://Microsoft/Utc"`, "Tue 11:00-12:00"},
		{"", "UTC", "Tue 11:00-12:00"},
		{"", "europe/london", "Tue 11:00-12:00"},
		{"", "GMT+0200", "Tue 09:00-10:00"},
		{"", `"UTC-05:00"`, "Tue 16:00-17:00"},
		{"", `"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"`, "Tue 11:00-12:00"},
		{"", `"(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna"`, "Tue 10:00-11:00"},
		{zonePart("Eastern Time", "-05:00", "-04:00"), "eastern time ", "Tue 16:00-17:00"},
		{zonePart("Riga", "0200", "0300"), "Riga", "Tue 09:00-10:00"},
		{zonePart(`(UTC+02:00) Helsinki\, Riga`, "+02", "+03"), `"(UTC+02:00) Helsinki, Riga"`, "Tue 09:00-10:00"},
		{own, "Customized Time Zone", "Tue 11:00-12:00"},
		{own, `"Customized Time Zone"`, "Tue 11:00-12:00"},
		{zonePart("tzone://Microsoft/Custom", "-0500", "-0400"), "tzone://Microsoft/Custom", "Tue 16:00-17:00"},
		{zonePart("Europe/Paris", "+0000", "+0100"), "Europe/Paris", "Tue 11:00-12:00"}, // what the calendar says of its zone holds
	} {
		lines := event("DTSTART;TZID="+c.tzid+":20261124T100000", "DTEND;TZID="+c.tzid+":20261124T110000")
		if c.zones != "" {
			lines = c.zones + "\r\n" + lines
		}
		got, err := Busy(of(lines), nil, monday, monday.AddDate(0, 0, 7))
		if words(got.Busy) != c.want || got.UnknownZones+got.Skipped != 0 || err != nil {
			t.Errorf("%s: busy %q, %d zones unknown, %d skipped (%v), want %q", c.tzid, words(got.Busy), got.UnknownZones, got.Skipped, err,
				c.want)
		}
	}
}

// TestAnUnknownZoneIsTheAgencysClockAndSaid counts each name once.
func TestAnUnknownZoneIsTheAgencysClockAndSaid(t *testing.T) {
	one := event("DTSTART;TZID=Main office:20261124T100000", "DTEND;TZID=Main office:20261124T110000")
	got, err := Busy(of(one, one), nil, monday, monday.AddDate(0, 0, 7))
	if words(got.Busy) != "Tue 10:00-11:00" || got.UnknownZones != 1 || err != nil {
		t.Errorf("busy %q with %d zones unknown (%v), want Tue 10:00-11:00 and 1", words(got.Busy), got.UnknownZones, err)
	}
}

// TestClocksThatChange asks both kinds of clock for the hours that never come and that come twice, in Brussels in 2027.
func TestClocksThatChange(t *testing.T) {
	c, err := parse(of(zonePart("own", "+0100", "+0200"), event("DTSTART:20261124T100000")))
	if err != nil {
		t.Fatal(err)
	}
	for wall, want := range map[string]string{
		"20270328T013000": "00:30", "20270328T023000": "01:30", "20270328T033000": "01:30", // 02:30 never comes
		"20271031T013000": "23:30", "20271031T023000": "00:30", "20271031T033000": "02:30", // 02:30 comes twice
		"20270701T120000": "10:00", "20270101T120000": "11:00",
	} {
		at, _ := time.Parse(wallClock, wall)
		for name, clock := range map[string]clock{"Go's": agencyClock, "the calendar's": zonesOf(c[0])["own"]} {
			if got := clock.at(at).UTC().Format("15:04"); got != want {
				t.Errorf("%s clock: %s is at %s UTC, want %s", name, wall, got, want)
			}
		}
	}
}

// TestZoneOfOneEnd reads a zone that changed its rules (Lisbon's of 1996), with dates given one by one and a last one in UTC.
func TestZoneOfOneEnd(t *testing.T) {
	zone := strings.Join([]string{"BEGIN:VTIMEZONE", "TZID:own",
		"BEGIN:STANDARD", "DTSTART:19920927T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD",
		"BEGIN:STANDARD", "DTSTART:19961027T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0000",
		"RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20251026T010000Z", "RDATE:20261025T020000", "END:STANDARD",
		"BEGIN:DAYLIGHT", "DTSTART:19960331T010000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100",
		"RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT", "END:VTIMEZONE"}, "\r\n")
	got, err := Busy(of(zone, event("DTSTART;TZID=own:20261124T100000", "DURATION:PT1H")), nil, monday, monday.AddDate(0, 0, 7))
	if words(got.Busy) != "Tue 11:00-12:00" || err != nil {
		t.Errorf("busy %q (%v), want Tue 11:00-12:00", words(got.Busy), err)
	}
}

// TestWindowsNames compares the table with the one that Go has in its comments, and reads an event in each zone.
func TestWindowsNames(t *testing.T) {
	source, err := os.ReadFile(goRoot(t) + "/src/time/zoneinfo_abbrs_windows.go")
	if err != nil {
		t.Fatal(err)
	}
	ofGo := map[string]string{}
	for _, m := range regexp.MustCompile(`"([^"]+)":\s+\{"[^\n]*// (\S+)`).FindAllStringSubmatch(string(source), -1) {
		ofGo[m[1]] = m[2]
	}
	lines := strings.Split(strings.TrimSpace(windowsZones), "\n")
	if len(lines) != len(ofGo) {
		t.Errorf("the table has %d names, Go's %d", len(lines), len(ofGo))
	}
	for _, line := range lines {
		windows, iana, _ := strings.Cut(line, "\t")
		zone, err := time.LoadLocation(iana)
		if err != nil || ofGo[windows] != iana {
			t.Errorf("%s is %s (%v), for Go %q", windows, iana, err, ofGo[windows])
			continue
		}
		at := time.Date(2026, 11, 24, 10, 0, 0, 0, zone)
		start := fmt.Sprintf("DTSTART;TZID=%s:20261124T100000", windows)
		got, err := Busy(of(event(start, "DURATION:PT1H")), nil, monday, monday.AddDate(0, 0, 7))
		if err != nil || len(got.Busy) != 1 || !got.Busy[0].Start.Equal(at) || got.UnknownZones > 0 {
			t.Errorf("%s: busy %v (%v), want from %v", windows, got.Busy, err, at)
		}
	}
}

func goRoot(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}
