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

// TestAbsencesOfStaff sets when somebody is away: oneself, and as a manager a colleague.
func TestAbsencesOfStaff(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	v.AtDesk(t, "editor", desk.Editor)
	day := func(days int) string { return string(locale.Today(time.Now().AddDate(0, 0, days))) }
	set := func(fields string) string {
		return `mutation { setAbsence(input: {` + fields + `}) { ... on InvalidInput { problems { path code } }
			... on AbsenceSet { absence { from until now substitute { id } } } } }`
	}
	between := func(from, until int, more string) string {
		return set(fmt.Sprintf(`from: %q, until: %q%s`, day(from), day(until), more))
	}
	const own = "{ desk { absence { until } } }"
	for _, c := range []struct{ cookie, query, want string }{
		{"", between(0, 1, ""), "SIGNED_OUT"},
		{agent, own, `"absence":null`},
		{agent, between(0, 1, `, substitute: "StaffMember:1"`), `"now":true,"substitute":{"id":"StaffMember:1"}`},
		{agent, own, `"until":"` + day(1) + `"`},
		{agent, between(2, limits.AbsenceDays, ""), `"now":false,"substitute":null`},
		{agent, between(2, limits.AbsenceDays+1, ""), `[{"path":["until"],"code":"OUT_OF_RANGE"}]`},
		{agent, between(3, 2, ""), `[{"path":["until"],"code":"END_BEFORE_START"}]`},
		{agent, between(-3, -2, ""), `[{"path":["until"],"code":"PAST"}]`},
		{agent, set(`from: "` + day(1) + `"`), `[{"path":["until"],"code":"REQUIRED"}]`},
		{agent, between(0, 1, `, substitute: "StaffMember:2"`), `[{"path":["substitute"],"code":"UNKNOWN"}]`}, // oneself
		{agent, between(0, 1, `, substitute: "StaffMember:3"`), `[{"path":["substitute"],"code":"UNKNOWN"}]`}, // an editor
		{agent, between(0, 1, `, substitute: "x"`), `[{"path":["substitute"],"code":"UNKNOWN"}]`},
		{agent, between(0, 1, `, member: "StaffMember:1"`), "FORBIDDEN"},
		{manager, between(0, 1, `, member: "StaffMember:9"`), `[{"path":["member"],"code":"UNKNOWN"}]`},
		{manager, between(0, 1, `, member: "StaffMember:2", substitute: "StaffMember:1"`), `"now":true`},
		{manager, "{ desk { members { member { id } absence { now } } } }", `{"member":{"id":"StaffMember:2"},"absence":{"now":true}}`},
		{agent, set(""), `"absence":null`}, {agent, own, `"absence":null`},
		{agent, `{ desk { actions { nodes { name before after } } } }`,
			`"name":"setAbsence","before":"` + day(0) + " " + day(1) + ` staff:1","after":""`},
	} {
		if got := v.PostDesk(t, map[string]string{"query": c.query}, "Cookie", c.cookie).Text; !strings.Contains(got, c.want) {
			t.Errorf("%s answers %s, want %s", c.query, got, c.want)
		}
	}
}

// TestTheCourseOfALeadSaysWhoDidWhat: closed, handed over, taken, given back, and what was undone.
func TestTheCourseOfALeadSaysWhoDidWhat(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	v.LeadFrom(t, "lead")
	change := func(cookie, query string) string {
		t.Helper()
		of := map[bool]string{true: "LeadsChanged", false: "LeadChanged"}[strings.HasPrefix(query, "undo")]
		answer := v.PostDesk(t, map[string]string{"query": "mutation { " + query + " { ... on " + of + " { undo } __typename } }"},
			"Cookie", cookie).Text
		_, rest, _ := strings.Cut(answer, `"undo":"`)
		undo, _, _ := strings.Cut(rest, `"`)
		return undo
	}
	change(manager, `setLeadState(input: {lead: "lead", version: 1, state: IN_HAND})`)
	change(manager, `handOverLead(input: {lead: "lead", version: 1, agent: "StaffMember:2"})`)
	undo := change(agent, `setLeadState(input: {lead: "lead", version: 2, state: DONE})`)
	change(agent, `undoLeads(input: {undo: "`+undo+`"})`)
	change(agent, `handOverLead(input: {lead: "lead", version: 2})`)
	got := v.PostDesk(t, map[string]string{
		"query": `{ desk { lead(id: "lead") { ruled { to } steps { by undone state from to } } } }`}, "Cookie", manager).Text
	const of = " of the agency"
	want := `{"ruled":null,"steps":[` + strings.Join([]string{
		`{"by":"manager` + of + `","undone":false,"state":"IN_HAND","from":"","to":""}`,
		`{"by":"manager` + of + `","undone":false,"state":null,"from":"","to":"agent` + of + `"}`,
		`{"by":"agent` + of + `","undone":false,"state":"DONE","from":"","to":""}`,
		`{"by":"agent` + of + `","undone":true,"state":"IN_HAND","from":"","to":""}`,
		`{"by":"agent` + of + `","undone":false,"state":null,"from":"agent` + of + `","to":""}`}, ",") + `]}`
	if !strings.Contains(got, want) {
		t.Errorf("the course is %s, want %s", got, want)
	}
}
