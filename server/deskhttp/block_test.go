package deskhttp_test

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestHoursAreBlockedAtTheDesk blocks hours and frees them again, by each role.
func TestHoursAreBlockedAtTheDesk(t *testing.T) {
	v := visit(t)
	hers, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	at, _ := v.slots(t)
	block := func(agent int, start, end time.Time) string {
		return fmt.Sprintf("blockHours(input: {agent: %d, start: %q, end: %q})", agent, start.UTC().Format(time.RFC3339),
			end.UTC().Format(time.RFC3339))
	}
	for _, c := range []struct{ cookie, mutation, want string }{
		{other, block(1, at, at.Add(time.Hour)), "FORBIDDEN"}, {hers, block(2, at, at.Add(time.Hour)), "FORBIDDEN"},
		{hers, block(99, at, at.Add(time.Hour)), `"path":["agent"],"code":"UNKNOWN"`},
		{hers, block(1, at, at), `"path":["end"],"code":"UNKNOWN"`},
		{hers, block(1, at.AddDate(0, -2, 0), at.AddDate(0, -1, 0)), `"path":["end"],"code":"PAST"`},
		{hers, block(1, at, at.AddDate(0, 0, limits.BlockedDays+1)), `"path":["end"],"code":"TOO_LONG"`},
		{hers, block(1, at, at.Add(time.Hour)), `"busy":[{"id":"1","start":"` + at.UTC().Format(time.RFC3339)},
		{other, `unblockHours(input: {block: "1"})`, "FORBIDDEN"}, {hers, `unblockHours(input: {block: "x"})`, `"code":"UNKNOWN"`},
		{hers, `unblockHours(input: {block: "1"})`, `"busy":[]`}, {hers, `unblockHours(input: {block: "1"})`, `"code":"UNKNOWN"`},
	} {
		if got := v.change(t, c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
	}
	hours := at.UTC().Format(time.RFC3339) + "/" + at.Add(time.Hour).UTC().Format(time.RFC3339)
	for _, want := range []string{`"name":"blockHours","record":"1","before":"","after":"` + hours + `"`,
		`"name":"unblockHours","record":"1","before":"` + hours + `","after":""`} {
		if got := v.logOf(t, hers); strings.Count(got, want) != 1 {
			t.Errorf("the log is %s, want one %s", got, want)
		}
	}
	for range limits.BlockedHours {
		if err := v.Store.Appointments.BlockHours(t.Context(), appointments.BlockOf(1, at, at.Add(time.Hour))); err != nil {
			t.Fatal(err)
		}
	}
	if got := v.change(t, hers, block(1, at, at.Add(time.Hour))); !strings.Contains(got, `"path":["agent"],"code":"TOO_MANY"`) {
		t.Errorf("one block more than an agent may have answers %s, want TOO_MANY", got)
	}
}

// TestHoursAreBlockedEachWeekForEverybody blocks hours of all agents in three weeks, as a manager alone, and frees some of them again.
func TestHoursAreBlockedEachWeekForEverybody(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	hers, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	at, _ := v.slots(t)
	day := func(weeks int) string { return at.In(locale.Zone).AddDate(0, 0, 7*weeks).Format(time.DateOnly) }
	block := func(agent, until string, length time.Duration) string {
		return fmt.Sprintf("blockHours(input: {%s start: %q, end: %q, weeklyUntil: %q})", agent, at.UTC().Format(time.RFC3339),
			at.Add(length).UTC().Format(time.RFC3339), until)
	}
	for _, c := range []struct{ cookie, mutation, want string }{
		{hers, block("", day(2), time.Hour), "FORBIDDEN"},
		{manager, block("", "2027-02-30", time.Hour), `"path":["weeklyUntil"],"code":"UNKNOWN"`},
		{manager, block("", day(-1), time.Hour), `"path":["weeklyUntil"],"code":"OUT_OF_RANGE"`},
		{manager, block("", day(2), 8*24*time.Hour), `"path":["weeklyUntil"],"code":"OUT_OF_RANGE"`},
		{manager, block("", day(limits.BlockedWeeks), time.Hour), `"path":["weeklyUntil"],"code":"TOO_LONG"`},
		{manager, block("", day(2), time.Hour), `"__typename":"WeekChanged"`},
		{hers, block("agent: 1,", day(limits.BlockedWeeks-1), time.Hour), `"__typename":"WeekChanged"`},
	} {
		if got := v.change(t, c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
	}
	c, err := v.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	agents := len(c.Site.Agents)
	series := fmt.Sprintf(`"series":{"lastDay":%q,"agents":%d}`, day(2), agents)
	week := func(weeks int) string {
		query := `{ desk { week(day: "` + day(weeks) + `") { agents { number busy { id series { lastDay agents } } } } } }`
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text
	}
	for weeks, want := range []int{agents, agents, agents, 0} {
		if got := week(weeks); strings.Count(got, series) != want {
			t.Errorf("after %d weeks the agents are busy as %s, want %d with %s", weeks, got, want, series)
		}
	}
	block1 := regexp.MustCompile(`"number":1,"busy":\[{"id":"(\d+)","series":{"lastDay":"[^"]+","agents":` + strconv.Itoa(agents)).
		FindStringSubmatch(week(1))
	if block1 == nil {
		t.Fatalf("the agent 1 is not blocked with everybody: %s", week(1))
	}
	v.change(t, hers, `unblockHours(input: {block: "`+block1[1]+`", all: true})`) // her own alone
	series = fmt.Sprintf(`"series":{"lastDay":%q,"agents":%d}`, day(2), agents-1)
	if got := week(2); strings.Count(got, series) != agents-1 {
		t.Errorf("once an agent freed the own hours the week has %s, want those of the others blocked", got)
	}
	rest := regexp.MustCompile(`"id":"(\d+)",` + series).FindStringSubmatch(week(2))
	if v.change(t, manager, `unblockHours(input: {block: "`+rest[1]+`", all: true})`); strings.Contains(week(0)+week(2), series) {
		t.Errorf("once a manager freed all of them the weeks have %s, want none blocked", week(0)+week(2))
	}
	all := at.UTC().Format(time.RFC3339) + "/" + at.Add(time.Hour).UTC().Format(time.RFC3339) + "/" + day(2)
	line := func(agent int) string {
		return fmt.Sprintf(`"name":"unblockHours","record":"%d","before":%q,"after":""`, agent, all)
	}
	if got := v.logOf(t, hers); strings.Count(got, line(1)) != 1 {
		t.Errorf("the agent's log is %s, want one %s", got, line(1))
	}
	got := v.logOf(t, manager)
	for agent := range agents - 1 {
		if strings.Count(got, line(agent+2)) != 1 {
			t.Errorf("the manager's log is %s, want one %s", got, line(agent+2))
		}
	}
}

// logOf is what the log shows of hours, the newest first.
func (v visitor) logOf(t *testing.T, cookie string) string {
	t.Helper()
	const query = "{ desk { actions { nodes { name record before after } } } }"
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// TestHoursAreBlockedOverAppointmentsThatWereSeen blocks hours with an appointment in them once the mutation names it as seen.
func TestHoursAreBlockedOverAppointmentsThatWereSeen(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	at, next := v.slots(t)
	v.booked(t, "one", at)
	hours := fmt.Sprintf("agent: 1, start: %q, end: %q", at.Add(-time.Hour).UTC().Format(time.RFC3339), next.UTC().Format(time.RFC3339))
	ask := func(cookie, hours string) string {
		query := "{ desk { appointmentsInside(" + hours + ") { id agent visitor { name } } } }"
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	for cookie, want := range map[string]string{manager: `"visitor":{"name":"Tom`, other: `"visitor":null`} {
		if got := ask(cookie, hours); !strings.Contains(got, `"id":"one","agent":"An Vermeulen",`+want) {
			t.Errorf("with the cookie %q the appointments inside are %s, want one with %s", cookie, got, want)
		}
	}
	for hours, want := range map[string]string{strings.Replace(hours, "agent: 1", "agent: 2", 1): `"appointmentsInside":[]`,
		strings.Replace(hours, "agent: 1", "agent: 99", 1): "BAD_INPUT"} {
		if got := ask(manager, hours); !strings.Contains(got, want) {
			t.Errorf("appointmentsInside(%s) is %s, want %s", hours, got, want)
		}
	}
	for _, c := range []struct{ seen, want string }{
		{"", `"__typename":"WeekStale"`}, {`, seen: ["two"]`, `"__typename":"WeekStale"`},
		{`, seen: ["one"]`, `"__typename":"WeekChanged"`},
	} {
		if got := v.change(t, manager, "blockHours(input: {"+hours+c.seen+"})"); !strings.Contains(got, c.want) {
			t.Errorf("blockHours with seen %.40s answers %s, want %s", c.seen, got, c.want)
		}
	}
	if a, _, err := v.Store.Appointments.Appointment(t.Context(), "one"); err != nil || a.State != "BOOKED" {
		t.Errorf("the appointment inside is %+v (%v), want it to stay", a, err)
	}
}

// TestManyAppointmentsInsideAreRefused blocks hours with more appointments in them than can be shown.
func TestManyAppointmentsInsideAreRefused(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	at, next := v.slots(t)
	v.LeadFrom(t, "many")
	if _, err := v.Store.Write(t.Context(),
		handle.Statement{SQL: `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
		INSERT INTO appointment (id, lead, property, start, state) SELECT 'many' || i, 'many', 1096, ?, 'BOOKED' FROM n`,
			Args: []any{limits.BlockedAppointments, at.Unix()}}); err != nil {
		t.Fatal(err)
	}
	got := v.change(t, manager, fmt.Sprintf("blockHours(input: {agent: 1, start: %q, end: %q})", at.UTC().Format(time.RFC3339),
		next.UTC().Format(time.RFC3339)))
	if !strings.Contains(got, `"path":["end"],"code":"TOO_LONG"`) {
		t.Errorf("hours with one appointment too many answer %s, want TOO_LONG", got)
	}
}
