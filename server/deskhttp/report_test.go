package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestAppointmentsAreReported writes the report of an appointment as somebody who may, who may not, or who has an old view; the owner reads
// what is for the owner, and an editor nothing.
func TestAppointmentsAreReported(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	hers, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	past, later := time.Now().Add(-time.Hour).Truncate(time.Minute), time.Now().Add(48*time.Hour)
	v.booked(t, "one", past)
	v.booked(t, "two", later)
	report := func(of string, version int, text, more string) string {
		return fmt.Sprintf(`reportAppointment(input: {appointment: %q, version: %d, text: %q%s})`, of, version, text, more)
	}
	const forOwner = ", forOwner: true"
	for _, c := range []struct{ cookie, mutation, want string }{
		{"", report("one", 0, "Mooi", ""), "SIGNED_OUT"}, {other, report("one", 0, "Mooi", ""), "FORBIDDEN"},
		{editor, report("one", 0, "Mooi", ""), "FORBIDDEN"},
		{hers, report("none", 0, "Mooi", ""), `"path":["appointment"],"code":"UNKNOWN"`},
		{hers, report("two", 0, "Mooi", ""), `"path":["appointment"],"code":"OUT_OF_RANGE"`},
		{hers, report("one", 0, "  ", ""), `"path":["text"],"code":"REQUIRED"`},
		{hers, report("one", 0, strings.Repeat("é", limits.ReportCharacters+1), ""), `"path":["text"],"code":"TOO_LONG"`},
		{hers, report("one", 0, "TÓM vond het mooi", forOwner), `"path":["forOwner"],"code":"PRIVACY"`},
		{hers, report("one", 0, "Schrijf naar OF-one@example.org", forOwner), `"path":["forOwner"],"code":"PRIVACY"`},
		{hers, report("one", 1, "Mooi", ""), "WeekStale"}, {hers, report("one", 0, "Tom vond het mooi", ""), "WeekChanged"},
		{manager, report("one", 0, "Klein", ""), "WeekStale"}, // replayed, or written from an old view
		{manager, report("one", 1, "De tuin is de tombola waard", forOwner), "WeekChanged"},
	} {
		query := "mutation { " + c.mutation + " { __typename ... on InvalidInput { problems { path code } } } }"
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", c.cookie).Text; !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %.120s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
	}
	booked, err := v.Store.Appointments.Bookings(t.Context(), 1096)
	if err != nil || len(booked) != 2 || booked[0].Report != nil || booked[1].Report == nil ||
		*booked[1].Report != "De tuin is de tombola waard" {
		t.Errorf("the owner's appointments are %+v (%v), want the second with the last report", booked, err)
	}
	day := past.In(locale.Zone).Format(time.DateOnly)
	week := `{ desk { week(day: "` + day + `") { agents { appointments { report { version text forOwner } } } } } }`
	for cookie, want := range map[string]string{hers: `{"version":2,"text":"De tuin is de tombola waard","forOwner":true}`,
		other: `"report":null`, editor: `"report":null`} {
		got := v.PostDesk(t, map[string]string{"query": week}, "Cookie", cookie).Text
		if !strings.Contains(got, want) || cookie != hers && strings.Contains(got, "tuin") {
			t.Errorf("with the cookie %q the week is %s, want %s", cookie, got, want)
		}
	}
}

// TestReasonsOfBlockedHoursAreForWhoMayChangeThem shows a reason to the agent and not to an editor, and refuses a long one.
func TestReasonsOfBlockedHoursAreForWhoMayChangeThem(t *testing.T) {
	v := visit(t)
	hers, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	at, _ := v.slots(t)
	block := func(why string) string {
		return fmt.Sprintf("mutation { blockHours(input: {agent: 1, start: %q, end: %q, why: %q}) { "+
			"... on InvalidInput { problems { path code } } } }",
			at.UTC().Format(time.RFC3339), at.Add(time.Hour).UTC().Format(time.RFC3339), why)
	}
	long := block(strings.Repeat("é", limits.BlockReasonCharacters+1))
	if got := v.PostDesk(t, map[string]string{"query": long}, "Cookie", hers).Text; !strings.Contains(got,
		`"path":["why"],"code":"TOO_LONG"`) {
		t.Errorf("a long reason answers %s, want TOO_LONG", got)
	}
	v.PostDesk(t, map[string]string{"query": block(" notaris ")}, "Cookie", hers)
	week := `{ desk { week(day: "` + at.In(locale.Zone).Format(time.DateOnly) + `") { agents { busy { why } } } } }`
	for cookie, want := range map[string]string{hers: `"busy":[{"why":"notaris"}]`, editor: `"busy":[{"why":null}]`} {
		if got := v.PostDesk(t, map[string]string{"query": week}, "Cookie", cookie).Text; !strings.Contains(got, want) {
			t.Errorf("with the cookie %q the week is %s, want %s", cookie, got, want)
		}
	}
}
