package deskhttp_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// TestTheLogHasWhichHoursOfASeriesWereFreed frees all hours of a series of everybody from its second week, without those of the first
// that were freed before.
func TestTheLogHasWhichHoursOfASeriesWereFreed(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	at, _ := v.slots(t)
	local := at.In(locale.Zone)
	hours := func(week int) string {
		start, end := local.AddDate(0, 0, 7*week), local.Add(time.Hour).AddDate(0, 0, 7*week)
		return start.UTC().Format(time.RFC3339) + "/" + end.UTC().Format(time.RFC3339)
	}
	day := func(week int) string { return local.AddDate(0, 0, 7*week).Format(time.DateOnly) }
	v.change(t, manager, fmt.Sprintf("blockHours(input: {start: %q, end: %q, weeklyUntil: %q})", at.UTC().Format(time.RFC3339),
		at.Add(time.Hour).UTC().Format(time.RFC3339), day(3)))
	last, pressed := v.blockIn(t, manager, day(3)), v.blockIn(t, manager, day(2))
	for _, c := range []struct{ block, all, record, want string }{
		{last, "false", "1", hours(3)}, {pressed, "true", "1", hours(0) + "/" + day(2)},
	} {
		v.change(t, manager, `unblockHours(input: {block: "`+c.block+`", all: `+c.all+`})`)
		want := fmt.Sprintf(`"name":"unblockHours","record":%q,"before":%q,"after":""`, c.record, c.want)
		if got := v.logOf(t, manager); strings.Count(got, want) != 1 {
			t.Errorf("the log is %s, want one %s", got, want)
		}
	}
	if got, want := v.logOf(t, manager), `"record":"2","before":"`+hours(0)+"/"+day(3)+`"`; strings.Count(got, want) != 1 {
		t.Errorf("the log is %s, want the hours of the second agent with their last day, %s", got, want)
	}
}

// TestFreedHoursOfEverybodyAreOneLineOfTheLog frees from its second week all of a series of everybody.
func TestFreedHoursOfEverybodyAreOneLineOfTheLog(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	at, _ := v.slots(t)
	day := at.In(locale.Zone).AddDate(0, 0, 7).Format(time.DateOnly)
	hours := at.UTC().Format(time.RFC3339) + "/" + at.Add(time.Hour).UTC().Format(time.RFC3339)
	times := strings.Replace(hours, "/", `", end: "`, 1)
	v.change(t, manager, `blockHours(input: {start: "`+times+`", weeklyUntil: "`+day+`"})`)
	v.change(t, manager, `unblockHours(input: {block: "`+v.blockIn(t, manager, day)+`", all: true})`)
	want := `"name":"unblockHours","record":"","before":"` + hours + "/" + day + `"`
	if got := v.logOf(t, manager); strings.Count(got, want) != 1 || strings.Count(got, `"unblockHours"`) != 1 {
		t.Errorf("the log is %s, want one line, %s", got, want)
	}
}

// blockIn is the number of the first blocked hours of a series in the week of a day.
func (v visitor) blockIn(t *testing.T, cookie, day string) string {
	t.Helper()
	query := `{ desk { week(day: "` + day + `") { agents { busy { id series { agents } } } } } }`
	week := v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	found := regexp.MustCompile(`"id":"(\d+)","series":{`).FindStringSubmatch(week)
	if found == nil {
		t.Fatalf("the week has no blocked hours: %s", week)
	}
	return found[1]
}
