package traffic

import (
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

func TestPeriodsOf(t *testing.T) {
	for at, want := range map[string]Periods{
		"2026-11-21T12:00:00Z": {"2026-11-21", "2026-11-16", "2026-11-09", "2026-11-14", "2026-11-01"},
		"2026-11-22T23:30:00Z": {"2026-11-23", "2026-11-23", "2026-11-16", "2026-11-16", "2026-11-01"}, // Monday already
		"2026-03-29T10:00:00Z": {"2026-03-29", "2026-03-23", "2026-03-16", "2026-03-22", "2026-03-01"}, // a Sunday, the clock skips an hour
		"2026-12-31T23:00:00Z": {"2027-01-01", "2026-12-28", "2026-12-21", "2026-12-25", "2027-01-01"},
	} {
		now, err := time.Parse(time.RFC3339, at)
		if err != nil {
			t.Fatal(err)
		}
		if got := PeriodsOf(now); got != want {
			t.Errorf("the periods at %s are %+v, want %+v", at, got, want)
		}
	}
}

func TestFillDays(t *testing.T) {
	now := time.Date(2026, 3, 30, 10, 0, 0, 0, time.UTC)
	list := FillDays(map[locale.Date]int{"2026-03-29": 3, "2026-01-01": 9}, 3, now)
	want := []DayCount{{"2026-03-28", 0}, {"2026-03-29", 3}, {"2026-03-30", 0}}
	for i, d := range list {
		if *d != want[i] {
			t.Errorf("a day is %+v, want %+v", *d, want[i])
		}
	}
	if len(list) != len(want) {
		t.Errorf("the list has %d days, want %d", len(list), len(want))
	}
}
