package agency

import (
	"testing"
	"time"

	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

func TestSlots(t *testing.T) {
	v := ViewingHours{Hours: map[string][]Hours{"tuesday": {{"09:00", "10:00"}, {"14:00", "14:45"}}, "wednesday": {{"09:00", "10:00"}}},
		Holidays: []locale.Date{"2026-12-01"}}.WithDefaults()
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC) // Monday, 13:00 in Brussels
	for _, c := range []struct {
		name string
		from locale.Date
		days int
		want []string
	}{
		// until 13:00 on Tuesday it is too late to book
		{"two days", "2026-11-24", 2,
			[]string{"2026-11-24T13:00", "2026-11-25T08:00", "2026-11-25T08:30"}},
		{"a holiday", "2026-12-01", 1, nil},
		{"the past", "2026-11-17", 3, nil},
		{"too far ahead", "2027-02-02", 7, nil},
		{"no day", "2026-02-30", 7, nil},
	} {
		var got []string
		for _, s := range v.Slots(c.from, c.days, now) {
			got = append(got, s.Start.Format("2006-01-02T15:04"))
			if s.End.Sub(s.Start) != 30*time.Minute {
				t.Errorf("%s: a slot lasts from %v to %v, want half an hour", c.name, s.Start, s.End)
			}
		}
		if len(got) != len(c.want) {
			t.Fatalf("%s: the slots are %v, want %v", c.name, got, c.want)
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: the slots are %v, want %v", c.name, got, c.want)
			}
		}
	}
}

func TestSlotsAcrossDaylightSaving(t *testing.T) {
	v := ViewingHours{Hours: map[string][]Hours{"sunday": {{"01:30", "03:30"}}}}.WithDefaults()
	v.Days = 400 // more than pages show
	now := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
	spring := v.Slots("2026-03-29", 1, now) // 02:00 becomes 03:00
	if len(spring) != 2 || spring[0].Start.In(locale.Zone).Format("15:04") != "01:30" ||
		spring[1].Start.In(locale.Zone).Format("15:04") != "03:00" {
		t.Errorf("when the clock skips an hour the slots are %v, want 01:30 and 03:00", spring)
	}
	if autumn := v.Slots("2026-10-25", 1, now); len(autumn) != 4 {
		t.Errorf("when the clock repeats an hour the slots are %v, want 4", autumn)
	}
	summer, ok := v.At(time.Date(2026, 7, 4, 23, 30, 0, 0, time.UTC), now) // Sunday in Brussels, Saturday in UTC
	if !ok || summer.Start.In(locale.Zone).Format("15:04") != "01:30" {
		t.Errorf("the slot just after midnight is %v (%v), want 01:30 in Brussels", summer, ok)
	}
}

func TestSlotTimeAndDay(t *testing.T) {
	for start, want := range map[string]string{
		"2026-12-02T13:00:00Z": "2026-12-02 14:00",
		"2026-07-01T13:00:00Z": "2026-07-01 15:00",
		"2026-11-30T23:30:00Z": "2026-12-01 00:30",
	} {
		at, err := time.Parse(time.RFC3339, start)
		if err != nil {
			t.Fatal(err)
		}
		s := Slot{Start: at}
		if got := string(s.Day()) + " " + s.Time(); got != want {
			t.Errorf("the slot at %s is on %s, want %s", start, got, want)
		}
	}
}

func TestSlotsOfTheLastDay(t *testing.T) {
	v := ViewingHours{Hours: map[string][]Hours{"tuesday": {{"09:00", "12:00"}}}, Days: 30}.WithDefaults()
	morning := time.Date(2026, 11, 22, 9, 40, 0, 0, locale.Zone) // 30 days before a Tuesday
	if slots := v.Slots("2026-12-22", 1, morning); len(slots) != 6 {
		t.Errorf("the last day has %d slots, want 6", len(slots))
	}
	if slots := v.Slots("2026-12-29", 1, morning); len(slots) != 0 {
		t.Errorf("after the last day there are %d slots, want none", len(slots))
	}
}

// TestViewingDaysArePagesDays: visitors cannot book further ahead than pages show.
func TestViewingDaysArePagesDays(t *testing.T) {
	for days, want := range map[int]int{0: 30, 14: 14, limits.SlotDays: limits.SlotDays, 365: limits.SlotDays} {
		if v := (ViewingHours{Days: days}).WithDefaults(); v.Days != want {
			t.Errorf("of %d days %d count, want %d", days, v.Days, want)
		}
	}
}
