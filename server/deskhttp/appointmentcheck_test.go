package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// check reads what there is to know of an appointment at a property.
func (v visitor) check(t *testing.T, cookie string, property int, at time.Time, more string) string {
	t.Helper()
	const fields = "agent refusal elsewhere warning before { place minutes spare tight } after { minutes spare tight }"
	query := fmt.Sprintf("{ desk { appointmentCheck(property: %d, start: %q%s) { %s } } }", property, at.UTC().Format(time.RFC3339), more,
		fields)
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// appoints stores an appointment at a property, whatever else its agent does.
func (v visitor) appoints(t *testing.T, id string, property int, at time.Time) {
	t.Helper()
	v.LeadFrom(t, "of-"+id)
	v.Write(t, fmt.Sprintf(`INSERT INTO appointment (id, lead, property, start, state, sequence)
		VALUES ('%s', '%s', %d, %d, 'BOOKED', 0)`, id, "of-"+id, property, at.Unix()))
}

// TestAppointmentIsCheckedFirst compares what the desk says of an appointment beforehand with what the site does when it is planned: each
// refusal is one of the write, and what has a warning needs outside.
func TestAppointmentIsCheckedFirst(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	at, next := v.slots(t)
	// the agent of 1096 shows another property the day after, and is away after it
	v.Write(t, "UPDATE property SET agent = 1, latitude = 51.145, longitude = 5.742 WHERE number = 1096")
	v.Write(t, "UPDATE property SET agent = 1, status = 1, marquee = 0, latitude = 51.098, longitude = 5.788 WHERE number = 1095")
	v.booked(t, "here", at)
	other := at.AddDate(0, 0, 1)
	v.appoints(t, "there", 1095, other)
	away := at.AddDate(0, 0, 2)
	v.Write(t, fmt.Sprintf("INSERT INTO busy (agent, start, until, source) VALUES (1, %d, %d, 'BLOCKED')", away.Unix(),
		away.Add(time.Hour).Unix()))
	plan := func(start time.Time, name string) string {
		return v.change(t, manager, fmt.Sprintf(`planAppointment(input: {property: 1096, start: %q, firstName: "Tom", lastName: "Claes", `+
			`email: "%s@example.org", language: NL, outside: true})`, start.UTC().Format(time.RFC3339), name))
	}
	for i, c := range []struct {
		start   time.Time
		refusal string
	}{
		{at, "FULL"}, {at.Add(10 * time.Minute), "ELSEWHERE"}, {other, "ELSEWHERE"}, {away, "BUSY"}, {away.Add(-10 * time.Minute), "BUSY"},
		{time.Now().Add(-time.Hour), "PAST"}, {next, ""}, {at.AddDate(0, 0, 3).Add(7 * time.Hour), ""},
	} {
		got := v.check(t, editor, 1096, c.start, "")
		want := `"refusal":null`
		if c.refusal != "" {
			want = `"refusal":"` + c.refusal + `"`
		}
		if !strings.Contains(got, want) {
			t.Errorf("%d: the desk says %s, want %s", i, got, want)
		}
		if planned := plan(c.start, fmt.Sprint("visitor", i)); strings.Contains(planned, "WeekChanged") != (c.refusal == "") {
			t.Errorf("%d: planning answers %s, but the desk said %q", i, planned, c.refusal)
		}
	}
	if got := v.check(t, editor, 1096, at, `, appointment: "here"`); !strings.Contains(got, `"refusal":null`) {
		t.Errorf("an appointment that stays where it is is refused: %s", got)
	}
	if got := v.check(t, editor, 1, at, ""); !strings.Contains(got, `"appointmentCheck":null`) {
		t.Errorf("a property that is not there gives %s", got)
	}
	v.Write(t, "UPDATE property SET status = 2 WHERE number = 1096")
	if got := v.check(t, editor, 1096, at, ""); !strings.Contains(got, `"refusal":"UNAVAILABLE"`) {
		t.Errorf("a property that is sold gives %s", got)
	}
}

// TestWarningsOfAppointments reads why visitors could not book a time.
func TestWarningsOfAppointments(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	at, _ := v.slots(t)
	holiday := locale.Today(at.AddDate(0, 0, 7))
	for c, want := range map[time.Time]string{at: `"warning":null`, at.Add(7 * time.Minute): `"warning":"OUTSIDE"`,
		at.AddDate(0, 0, 52*7): `"warning":"NOTICE"`} {
		got := v.check(t, manager, 1096, c, "")
		if !strings.Contains(got, want) {
			t.Errorf("%s gives %s, want %s", c, got, want)
		}
	}
	v.savePart(t, manager, "site", fmt.Sprintf(`field: "settings.visits.holidays", value: "[\"%s\"]", version: 0`, holiday))
	if got := v.check(t, manager, 1096, at.AddDate(0, 0, 7), ""); !strings.Contains(got, `"warning":"HOLIDAY"`) {
		t.Errorf("a holiday gives %s", got)
	}
}

// TestWayBetweenAppointments estimates the way from an appointment to the next one, in the week and before it is planned; not where nobody
// said where one of the two is.
func TestWayBetweenAppointments(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	at, next := v.slots(t)
	v.Write(t, "UPDATE property SET agent = 1, latitude = 51.145, longitude = 5.742 WHERE number = 1096")
	v.Write(t, "UPDATE property SET agent = 1, latitude = 51.098, longitude = 5.788 WHERE number = 1095")
	v.booked(t, "first", at)
	// 6.1 km as the crow flies: 7.95 km of streets, at 40 km an hour
	if got := v.check(t, manager, 1095, next, ""); !strings.Contains(got, `"minutes":12,"spare":0,"tight":true},"after":null`) {
		t.Errorf("right after another home the desk says %s", got)
	}
	if got := v.check(t, manager, 1095, next.Add(30*time.Minute), ""); !strings.Contains(got, `"minutes":12,"spare":30,"tight":false}`) {
		t.Errorf("half an hour later the desk says %s", got)
	}
	v.appoints(t, "second", 1095, next)
	week := func() string {
		return v.PostDesk(t, map[string]string{"query": `{ desk { week(day: "` + string(locale.Today(at)) +
			`") { minutes agents { appointments { id travel { minutes tight } } } } } }`}, "Cookie", manager).Text
	}
	if got := week(); !strings.Contains(got, `{"id":"first","travel":null},{"id":"second","travel":{"minutes":12,"tight":true}}`) {
		t.Errorf("the week is %s", got)
	}
	v.Write(t, "UPDATE property SET latitude = NULL, longitude = NULL WHERE number = 1095")
	if got := week(); !strings.Contains(got, `{"id":"second","travel":null}`) {
		t.Errorf("a home without a place gives %s", got)
	}
}

// TestAppointmentsAreUndone moves an appointment outside the viewing hours, and undoes that and the booking by the list of what one did.
func TestAppointmentsAreUndone(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	other, _ := v.AtDesk(t, "other", desk.Manager)
	at, next := v.slots(t)
	start := func(at time.Time) string { return at.UTC().Format(time.RFC3339) }
	v.does(t, manager, fmt.Sprintf(`planAppointment(input: {property: 1096, start: %q, firstName: "Tom", lastName: "Claes", `+
		`email: "tom@example.org", language: NL})`, start(at)))
	planned := v.last(t, manager, "planAppointment")
	id := planned.Action.Record
	odd := next.Add(7 * time.Minute)
	move := fmt.Sprintf(`moveAppointment(input: {appointment: %q, version: 0, start: %q`, id, start(odd))
	if got := v.change(t, manager, move+"})"); !strings.Contains(got, `"path":["start"],"code":"UNKNOWN"`) {
		t.Errorf("moving outside the viewing hours answers %s", got)
	}
	v.does(t, manager, move+", outside: true})")
	if why := v.last(t, manager, "planAppointment").Why; why == nil || *why != "CHANGED" {
		t.Errorf("a booking that was moved since stays because of %v", why)
	}
	moved := v.last(t, manager, "moveAppointment")
	if got := v.undoAction(t, other, moved.Action.ID); !strings.Contains(got, `"code":"UNKNOWN"`) {
		t.Errorf("a colleague undoes the move: %s", got)
	}
	if got := v.undoAction(t, manager, moved.Action.ID); !strings.Contains(got, `"stale":0`) {
		t.Errorf("undoing the move answers %s", got)
	}
	lines, want := "", start(at)+"/"+start(odd)+" "+start(odd)+"/"+start(at)
	if err := v.Store.One(t.Context(), &lines, `SELECT group_concat(before || '/' || after, ' ' ORDER BY id)
		FROM action WHERE record = ? AND name = 'moveAppointment'`, id); err != nil || lines != want {
		t.Errorf("the log has %s, want %s (%v)", lines, want, err)
	}
	a, _, err := v.Store.Appointments.Appointment(t.Context(), id)
	if err != nil || a.Start != at.Unix() || a.Sequence != 2 {
		t.Errorf("the appointment is %+v, want it back (%v)", a, err)
	}
	if got := v.undoAction(t, manager, moved.Action.ID); !strings.Contains(got, `"code":"UNKNOWN"`) {
		t.Errorf("undoing the move again answers %s", got)
	}
	v.does(t, manager, fmt.Sprintf(`planAppointment(input: {property: 1096, start: %q, firstName: "Jo", lastName: "Claes", `+
		`email: "jo@example.org", language: NL})`, start(next)))
	planned = v.last(t, manager, "planAppointment")
	if got := v.undoAction(t, manager, planned.Action.ID); !strings.Contains(got, `"stale":0`) {
		t.Errorf("undoing the booking answers %s", got)
	}
	if a, _, err = v.Store.Appointments.Appointment(t.Context(), planned.Action.Record); err != nil || a.State != "CANCELLED" {
		t.Errorf("the booking is %+v, want it cancelled (%v)", a, err)
	}
}
