package inbox

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

func TestWorkingDaysThatArePromised(t *testing.T) {
	for _, c := range []struct {
		now  string
		days int
		want string
	}{
		{"2026-11-24 09:00", 1, "2026-11-23 09:00"}, {"2026-11-23 09:00", 1, "2026-11-20 09:00"}, // Tuesday, Monday
		{"2026-11-22 09:00", 1, "2026-11-20 00:00"}, {"2026-11-24 09:00", 3, "2026-11-19 09:00"},
		{"2026-11-24 09:00", 5, "2026-11-17 09:00"}, {"2026-10-26 09:00", 1, "2026-10-23 09:00"}, // over the change of the clock
	} {
		now, err := time.ParseInLocation("2006-01-02 15:04", c.now, locale.Zone)
		if err != nil {
			t.Fatal(err)
		}
		if got := Promised(now, c.days).Format("2006-01-02 15:04"); got != c.want {
			t.Errorf("%d working days before %s is %s, want %s", c.days, c.now, got, c.want)
		}
	}
}

func TestWhenALeadIsLate(t *testing.T) {
	for _, c := range []struct {
		created string
		days    int
		want    string
	}{
		{"2026-11-23 09:00", 1, "2026-11-24 09:00"}, {"2026-11-20 16:30", 1, "2026-11-23 16:30"}, // Monday, Friday
		{"2026-11-21 09:00", 1, "2026-11-23 23:59"}, {"2026-11-22 09:00", 2, "2026-11-24 23:59"}, // Saturday, Sunday
		{"2026-11-20 09:00", 5, "2026-11-27 09:00"},
	} {
		created, err := time.ParseInLocation("2006-01-02 15:04", c.created, locale.Zone)
		if err != nil {
			t.Fatal(err)
		}
		if got := answerBy(created, c.days).Format("2006-01-02 15:04"); got != c.want {
			t.Errorf("%d working days after %s is %s, want %s", c.days, c.created, got, c.want)
		}
	}
}

// TestOneRuleSaysWhatIsLate compares the sign of a lead with the list of late ones, for random moments of some weeks.
func TestOneRuleSaysWhatIsLate(t *testing.T) {
	begin := time.Date(2026, 10, 12, 0, 0, 0, 0, locale.Zone) // the clock changes in the second week
	moment := func() time.Time { return begin.Add(time.Duration(rand.IntN(40*24*60)) * time.Minute) }
	for range 20_000 {
		created, now, days := moment(), moment(), 1+rand.IntN(7)
		by := answerBy(created, days)
		if listed, late := created.Before(Promised(now, days)), by.Before(now); listed != late && !by.Equal(now) {
			t.Fatalf("%d days promised: a lead of %s is due by %s and at %s listed as late: %v, want %v", days, created, by, now, listed,
				late)
		}
	}
}
