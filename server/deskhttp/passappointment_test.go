package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/locale"
)

// TestAnAppointmentIsPassedToAnotherAgent passes an appointment to a colleague: week, checks, emails and CRMs follow who holds it, and it
// is undone as a move is.
func TestAnAppointmentIsPassedToAnotherAgent(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	at, next := v.slots(t)
	start := func(at time.Time) string { return at.UTC().Format(time.RFC3339) }
	v.Write(t, "UPDATE property SET agent = 1 WHERE number = 1096")
	v.Write(t, "UPDATE property SET agent = 2, status = 1, marquee = 0 WHERE number = 1095")
	v.Write(t, `UPDATE site SET content = json_set(content, '$.agents[1].email', 'agent@agency.example')`)
	v.does(t, manager, fmt.Sprintf(`planAppointment(input: {property: 1096, start: %q, firstName: "Tom", lastName: "Claes", `+
		`email: "tom@example.org", language: NL})`, start(at)))
	id := v.last(t, manager, "planAppointment").Action.Record
	pass := func(cookie string, to, version int, at time.Time) string {
		return v.change(t, cookie, fmt.Sprintf(`moveAppointment(input: {appointment: %q, version: %d, start: %q, agent: %d})`, id, version,
			start(at), to))
	}
	week := func(more string) string {
		return v.PostDesk(t, map[string]string{"query": `{ desk { week(day: "` + string(locale.Today(at)) +
			`") { agents { number appointments { ` + more + ` } } } } }`}, "Cookie", manager).Text
	}
	for _, c := range []struct{ got, want string }{
		{pass(manager, 99, 0, at), `"path":["agent"],"code":"UNKNOWN"`},
		{pass(agent, 2, 0, at), "FORBIDDEN"}, // the appointment is a colleague's
	} {
		if !strings.Contains(c.got, c.want) {
			t.Errorf("passing it answers %s, want %s", c.got, c.want)
		}
	}
	v.Write(t, fmt.Sprintf("INSERT INTO busy (agent, start, until, source) VALUES (2, %d, %d, 'BLOCKED')", at.Unix(), at.Unix()+60))
	if got := v.check(t, manager, 1096, at, `, appointment: "`+id+`", agent: 2`); !strings.Contains(got, `"agent":2,"refusal":"BUSY"`) {
		t.Errorf("the desk says beforehand %s, want that the colleague is busy", got)
	}
	if got := pass(manager, 2, 0, at); !strings.Contains(got, "FULL") {
		t.Errorf("an agent who is busy gets it: %s", got)
	}
	v.Write(t, "DELETE FROM busy")
	before := len(v.emailsTo(t, "tom@example.org"))
	if got := pass(manager, 2, 0, at); !strings.Contains(got, "WeekChanged") {
		t.Fatalf("passing it answers %s", got)
	}
	if got := week("agent agentNumber version"); !strings.Contains(got, `"number":2,"appointments":[{"agent":"`) ||
		!strings.Contains(got, `"agentNumber":2,"version":1}`) {
		t.Errorf("the week is %s, want it with the colleague", got)
	}
	list := v.emailsTo(t, "tom@example.org")
	if len(list)-before != 1 || !strings.Contains(fmt.Sprint(list), "appointment-passed-visitor") {
		t.Errorf("the visitor gets %d emails more, want one about who comes: %s", len(list)-before, list)
	}
	if got := pass(agent, 1, 1, at); !strings.Contains(got, "FORBIDDEN") {
		t.Errorf("the colleague gives it to somebody whose appointments are not the own: %s", got)
	}
	// the colleague is elsewhere now, and the property's agent is not
	if got := v.check(t, manager, 1095, at, ""); !strings.Contains(got, `"refusal":"ELSEWHERE"`) {
		t.Errorf("at the colleague's own home the desk says %s", got)
	}
	if got := v.check(t, manager, 1096, at.Add(10*time.Minute), ""); !strings.Contains(got, `"refusal":"FULL"`) {
		t.Errorf("at the same home a little later the desk says %s", got)
	}
	plan := fmt.Sprintf(`planAppointment(input: {property: 1096, start: %q, firstName: "Jo", lastName: "Claes", `+
		`email: "jo@example.org", language: NL, outside: true})`, start(at.Add(10*time.Minute)))
	if got := v.change(t, manager, plan); !strings.Contains(got, "FULL") {
		t.Errorf("two visits overlap at a home: %s", got)
	}
	passed := v.last(t, manager, "passAppointment")
	line, want := "", start(at)+" 1/"+start(at)+" 2"
	if err := v.Store.One(t.Context(), &line, "SELECT before || '/' || after FROM action WHERE name = 'passAppointment'"); err != nil ||
		line != want {
		t.Errorf("the log has %s, want %s (%v)", line, want, err)
	}
	if got := v.undoAction(t, manager, passed.Action.ID); !strings.Contains(got, `"stale":0`) {
		t.Errorf("undoing it answers %s", got)
	}
	if got := week("agentNumber version"); !strings.Contains(got, `"agentNumber":1,"version":2}`) {
		t.Errorf("the week is %s, want it back", got)
	}
	if got := pass(manager, 2, 2, next); !strings.Contains(got, "WeekChanged") {
		t.Errorf("passing it to another time answers %s", got)
	}
	if list := v.emailsTo(t, "tom@example.org"); !strings.Contains(fmt.Sprint(list), "appointment-moved-desk-visitor") {
		t.Errorf("the visitor gets %v, want that it was moved", list)
	}
	// whoever leaves the agency gives it back to the property's agent
	v.Write(t, `UPDATE site SET content = json_remove(content, '$.agents[1]')`)
	if got := week("agentNumber"); !strings.Contains(got, `{"agentNumber":1}`) {
		t.Errorf("the week is %s, want it with the home's agent", got)
	}
}

// TestAnAppointmentIsPlannedWithAnotherAgent: a member of staff shows a colleague's property.
func TestAnAppointmentIsPlannedWithAnotherAgent(t *testing.T) {
	v := visit(t)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	at, _ := v.slots(t)
	v.Write(t, "UPDATE property SET agent = 1 WHERE number = 1096")
	v.Write(t, `UPDATE site SET content = json_set(content, '$.agents[1].email', 'agent@agency.example')`)
	plan := func(more string) string {
		return v.change(t, agent, fmt.Sprintf(`planAppointment(input: {property: 1096, start: %q, firstName: "Tom", lastName: "Claes", `+
			`email: "tom@example.org", language: NL%s})`, at.UTC().Format(time.RFC3339), more))
	}
	for _, c := range []struct{ more, want string }{{"", "FORBIDDEN"}, {", agent: 1", "FORBIDDEN"}, {", agent: 2", "WeekChanged"}} {
		if got := plan(c.more); !strings.Contains(got, c.want) {
			t.Errorf("planning it%s answers %s, want %s", c.more, got, c.want)
		}
	}
}
