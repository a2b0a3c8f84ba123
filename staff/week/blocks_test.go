package week

import (
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

// TestHoursOfEachWeekFollowTheClock repeats nine to ten over the days on which the clock changes.
func TestHoursOfEachWeekFollowTheClock(t *testing.T) {
	for _, c := range []struct{ first, until, last string }{
		{"2027-03-22 09:00", "2027-04-05", "2027-04-05 09:00"}, {"2026-10-19 09:00", "2026-11-01", "2026-10-26 09:00"},
		{"2026-11-23 00:00", "2026-11-23", "2026-11-23 00:00"},
	} {
		start, err := time.ParseInLocation("2006-01-02 15:04", c.first, locale.Zone)
		if err != nil {
			t.Fatal(err)
		}
		until := locale.Date(c.until)
		list, problems := (&Hours{Start: start, End: start.Add(time.Hour), WeeklyUntil: &until}).times()
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		last := list[len(list)-1]
		if got := time.Unix(last.Start, 0).In(locale.Zone).Format("2006-01-02 15:04"); got != c.last || last.Until-last.Start != 3600 {
			t.Errorf("from %s each week until %s the last time is %s for %d seconds, want %s for an hour", c.first, c.until, got,
				last.Until-last.Start, c.last)
		}
	}
}

// TestHoursOfANightWithAnotherClock repeats hours that begin and end at one time by the clock, and hours at a time that a night leaves out.
func TestHoursOfANightWithAnotherClock(t *testing.T) {
	for _, c := range []struct {
		start  string
		length time.Duration
		until  locale.Date
	}{{"2027-10-31T00:59:54Z", time.Hour, "2027-11-08"}, {"2027-10-31T00:30:00Z", 45 * time.Minute, "2027-11-08"},
		{"2027-03-21T01:30:00Z", 30 * time.Minute, "2027-04-05"}, {"2027-03-21T01:00:00Z", 90 * time.Minute, "2027-04-05"}} {
		start, err := time.Parse(time.RFC3339, c.start)
		if err != nil {
			t.Fatal(err)
		}
		list, problems := (&Hours{Start: start, End: start.Add(c.length), WeeklyUntil: &c.until}).times()
		if len(problems) > 0 || len(list) < 2 {
			t.Fatal(c.start, list, problems)
		}
		for _, b := range list {
			if b.Until <= b.Start {
				t.Errorf("%s for %s each week gives hours from %d until %d", c.start, c.length, b.Start, b.Until)
			}
		}
	}
}
