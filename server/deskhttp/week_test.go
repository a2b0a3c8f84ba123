package deskhttp_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/appointments"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// slots finds two free slots of the property 1096, one after the other, on a day of another week.
func (v visitor) slots(t *testing.T) (first, second time.Time) {
	t.Helper()
	c, err := v.Store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	hours := c.Site.Settings.ViewingHours.WithDefaults()
	for at := time.Now().Truncate(time.Hour).AddDate(0, 0, 7); at.Before(time.Now().AddDate(0, 0, 30)); at = at.Add(30 * time.Minute) {
		next := at.Add(time.Duration(hours.Minutes) * time.Minute)
		if slot, ok := hours.At(at, time.Now()); ok && slot.Start.Equal(at) {
			if _, ok := hours.At(next, time.Now()); ok {
				return at, next
			}
		}
	}
	t.Fatal("the sample has no two viewing times in a row")
	return
}

// booked stores an appointment of a visitor at the property 1096.
func (v visitor) booked(t *testing.T, id string, at time.Time) {
	t.Helper()
	v.LeadFrom(t, "of-"+id)
	if _, err := v.Store.Write(t.Context(), appointments.BookAppointment(appointments.Appointment{ID: id, Lead: "of-" + id,
		Property: 1096, Start: at.Unix(),
		State: "BOOKED"}, appointments.Booking{Email: "of-" + id +
		"@example.org", Capacity: 1, Length: time.Hour, Now: time.Now()})...); err != nil {
		t.Fatal(err)
	}
}

const weekFields = ` { from agents { number changeable appointments { id version start place visitor { name email } } busy { id start } } }`

// change sends a mutation of the week and returns the answer.
func (v visitor) change(t *testing.T, cookie, mutation string) string {
	t.Helper()
	query := "mutation { " + mutation + ` { __typename ... on InvalidInput { problems { path code } } ... on WeekChanged { week` +
		weekFields + ` }`
	if name, _, _ := strings.Cut(mutation, "("); slices.Contains([]string{"moveAppointment", "cancelAppointment", "blockHours"}, name) {
		query += " ... on WeekStale { week" + weekFields + " }"
	}
	return v.PostDesk(t, map[string]string{"query": query + " } }"}, "Cookie", cookie).Text
}

// TestWeekAtTheDesk shows the week to everybody at the desk, and who comes to whoever may change it.
func TestWeekAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	hers, _ := v.AtDeskAs(t, "an", "An.Vermeulen@example.com", desk.Agent)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	at, _ := v.slots(t)
	v.booked(t, "one", at)
	day := at.In(locale.Zone).Format(time.DateOnly)
	for cookie, sees := range map[string]bool{manager: true, hers: true, other: false, editor: false} {
		got := v.PostDesk(t, map[string]string{"query": `{ desk { week(day: "` + day + `")` + weekFields + " } }"}, "Cookie", cookie).Text
		if !strings.Contains(got, `"id":"one","version":0`) || !strings.Contains(got, `"place":"`) {
			t.Errorf("with the cookie %q the week is %s, want the appointment in it", cookie, got)
		}
		if strings.Contains(got, `of-one@example.org`) != sees || strings.Contains(got, `"number":1,"changeable":true`) != sees {
			t.Errorf("with the cookie %q the week is %s; names and changes allowed: want %t", cookie, got, sees)
		}
	}
	for arguments, want := range map[string]string{`(day: "2026-02-30")`: "BAD_INPUT", `(day: "2026-11-22")`: `"from":"2026-11-16"`,
		"": `"from":"`} {
		query := "{ desk { week" + arguments + " { from } } }"
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", editor).Text; !strings.Contains(got, want) {
			t.Errorf("week%s is %s, want %s", arguments, got, want)
		}
	}
}

// TestAppointmentsAreChangedAtTheDesk moves and cancels an appointment by each role, and from a version that a colleague changed.
func TestAppointmentsAreChangedAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	hers, _ := v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	first, second := v.slots(t)
	v.booked(t, "one", first)
	move := func(version int, to time.Time) string {
		return fmt.Sprintf(`moveAppointment(input: {appointment: "one", version: %d, start: %q})`, version,
			to.UTC().Format(time.RFC3339))
	}
	stop := func(version int) string {
		return fmt.Sprintf(`cancelAppointment(input: {appointment: "one", version: %d})`, version)
	}
	for _, c := range []struct{ cookie, mutation, want string }{
		{other, move(0, second), "FORBIDDEN"}, {editor, stop(0), "FORBIDDEN"},
		{hers, move(0, second.Add(time.Minute)), `"path":["start"],"code":"UNKNOWN"`},
		{hers, move(0, time.Now().Add(-time.Hour)), `"path":["start"],"code":"PAST"`},
		{hers, strings.Replace(move(0, second), `"one"`, `"none"`, 1), `"path":["appointment"],"code":"UNKNOWN"`},
		{hers, move(0, second), `"id":"one","version":1,"start":"` + second.UTC().Format(time.RFC3339)},
		{manager, move(0, first), `"__typename":"WeekStale"`}, {manager, stop(0), `"__typename":"WeekStale"`},
		{manager, stop(1), `"__typename":"WeekChanged"`}, {manager, stop(2), `"__typename":"WeekStale"`},
	} {
		if got := v.change(t, c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
	}
	a, _, err := v.Store.Appointments.Appointment(t.Context(), "one")
	if err != nil || a.State != "CANCELLED" || a.Sequence != 2 || a.Start != second.Unix() {
		t.Errorf("the appointment is %+v, want it moved once and then cancelled (%v)", a, err)
	}
}

// TestStaffPlansAppointments books an appointment for a visitor at the desk, and some that are refused.
func TestStaffPlansAppointments(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	at, next := v.slots(t)
	plan := func(property int, start time.Time, email, more string) string {
		return fmt.Sprintf(`planAppointment(input: {property: %d, start: %q, firstName: "Tom", lastName: "Claes", email: %q, `+
			`language: FR%s})`,
			property, start.UTC().Format(time.RFC3339), email, more)
	}
	odd := at.Add(7*time.Minute).AddDate(0, 0, 1)
	for _, c := range []struct{ cookie, mutation, want string }{
		{editor, plan(1096, at, "tom@example.org", ""), "FORBIDDEN"}, {other, plan(1096, at, "tom@example.org", ""), "FORBIDDEN"},
		{manager, plan(7, at, "tom@example.org", ""), `"path":["property"],"code":"UNKNOWN"`},
		{manager, plan(0, at, "tom@example.org", `, reference: "MAAS-7"`), `"path":["reference"],"code":"UNKNOWN"`},
		{manager, plan(0, at, "nobody", `, reference: "n° 1.096"`), `"path":["email"],"code":"EMAIL"`},
		{other, plan(0, at, "tom@example.org", `, reference: "REF1096"`), "FORBIDDEN"},
		{manager, plan(1096, at, "nobody", ""), `"path":["email"],"code":"EMAIL"`},
		{manager, plan(1096, time.Now().Add(-time.Hour), "tom@example.org", ", outside: true"), `"path":["start"],"code":"PAST"`},
		{manager, plan(1096, odd, "tom@example.org", ""), `"path":["start"],"code":"UNKNOWN"`},
		{manager, plan(1096, at, "tom@example.org", fmt.Sprintf(", remark: %q", strings.Repeat("x", limits.FormTextCharacters+1))),
			`"path":["remark"],"code":"TOO_LONG"`},
		{manager, plan(1096, at, "tom@example.org", ""), `"visitor":{"name":"Tom Claes","email":"tom@example.org"}`},
		{manager, plan(1096, next, "tom@example.org", ""), `"code":"ALREADY_REQUESTED"`},
		{manager, plan(1096, odd, "an@example.org", ", outside: true"), `"__typename":"WeekChanged"`},
		{manager, plan(1111, odd.Add(time.Minute), "jo@example.org", ", outside: true"), `"path":["`}, // hidden, or its agent is away
	} {
		if got := v.change(t, c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %.150s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
	}
	var kinds []string
	due, err := v.Store.Outbox.DueEmails(t.Context(), time.Now().Add(time.Minute), 10)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range due {
		kinds = append(kinds, e.Kind)
	}
	if got := strings.Join(kinds, " "); strings.Count(got, "appointment-visitor") != 2 || strings.Count(got, "appointment-agency") != 2 {
		t.Errorf("the emails are %s, want those of two bookings", got)
	}
	list := v.PostDesk(t, map[string]string{"query": `{ desk { leads(list: DONE) { nodes { form stateBy } } } }`}, "Cookie", manager).Text
	if strings.Count(list, `"form":"bookAppointment","stateBy":"manager of the agency"`) != 2 {
		t.Errorf("the leads that are done are %s, want the two that were planned", list)
	}
	var captchas int
	if err := v.Store.One(t.Context(), &captchas, "SELECT count(*) FROM captcha"); err != nil || captchas != 0 {
		t.Errorf("planning at the desk used %d captchas, want none (%v)", captchas, err)
	}
}
