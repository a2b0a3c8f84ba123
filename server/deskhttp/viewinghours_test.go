package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// weekInMay is the first Monday of May of next year.
func weekInMay() time.Time {
	day := time.Date(time.Now().Year()+1, time.May, 1, 0, 0, 0, 0, time.UTC)
	return day.AddDate(0, 0, int(8-day.Weekday())%7)
}

// TestViewingHoursAreSetAtTheDesk sets hours and days without appointments, and what cannot be set; the week follows.
func TestViewingHoursAreSetAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	part := func(field, value string, version int) string {
		return fmt.Sprintf("field: %q, value: %q, version: %d", "settings.visits."+field, value, version)
	}
	monday := weekInMay()
	tuesday, wednesday := monday.AddDate(0, 0, 1).Format(time.DateOnly), monday.AddDate(0, 0, 2).Format(time.DateOnly)
	many := "[" + strings.Repeat(`"2027-01-01",`, limits.Holidays) + `"2027-01-01"]`
	hours := `{"monday":[` + strings.Repeat(`{"from":"09:00","until":"09:30"},`, limits.HoursOfDay) + `{"from":"09:00","until":"09:30"}]}`
	for _, c := range []struct{ cookie, part, want string }{
		{editor, part("holidays", `["2027-01-01"]`, 0), "FORBIDDEN"}, {"", part("holidays", `["2027-01-01"]`, 0), "SIGNED_OUT"},
		{manager, part("holidays", `["2027-02-30"]`, 0), "DATE_INVALID"}, {manager, part("holidays", many, 0), "TOO_MANY"},
		{manager, part("holidays", `{"a":1}`, 0), "UNKNOWN"}, {manager, part("hours", hours, 0), "TOO_MANY"},
		{manager, part("hours", `{"maandag":[]}`, 0), "UNKNOWN"}, {manager, part("hours", `[1]`, 0), "UNKNOWN"},
		{manager, part("hours", `{"monday":[{"from":"12:00","until":"09:00"}]}`, 0), "END_BEFORE_START"},
		{manager, part("hours", `{"monday":[{"from":"09:00","until":"10:00"},{"from":"09:30","until":"11:00"}]}`, 0), "END_BEFORE_START"},
		{manager, part("hours", `{"monday":[{"from":"09:00","until":"10:00"}],"tuesday":[{"from":"09:00","until":"10:00"}]}`, 0),
			"PartsSaved"},
		{manager, part("holidays", `["`+tuesday+`"]`, 0), "PartsSaved"}, {manager, part("holidays", `["`+wednesday+`"]`, 0), "PartsStale"},
	} {
		if got := v.savePart(t, c.cookie, "site", c.part); !strings.Contains(got, c.want) {
			t.Errorf("%.150s answers %s, want %s", c.part, got, c.want)
		}
	}
	nine := time.Date(monday.Year(), monday.Month(), monday.Day(), 9, 0, 0, 0, locale.Zone) // the Tuesday has no appointments
	if err := v.Store.Appointments.BlockHours(t.Context(), appointments.BlockOf(1, nine, nine.Add(30*time.Minute))); err != nil {
		t.Fatal(err)
	}
	day := monday.Format(time.DateOnly)
	week := `{ desk { week(day: "` + day + `") { agents { number times { start state } } } } }`
	want := `{"number":1,"times":[{"start":"` + day + `T07:00:00Z","state":"BUSY"},{"start":"` + day + `T07:30:00Z","state":"FREE"}]}`
	if got := v.PostDesk(t, map[string]string{"query": week}, "Cookie", editor).Text; !strings.Contains(got, want) {
		t.Errorf("the week is %s, want %s", got, want)
	}
}
