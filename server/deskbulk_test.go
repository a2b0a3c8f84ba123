package server_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// many sends a mutation about many leads, and returns the answer and the id with which it is undone.
func (v visitor) many(t *testing.T, cookie, mutation string) (answer, undo string) {
	t.Helper()
	const fields = ` { __typename ... on InvalidInput { problems { path code } } ... on LeadListChanged { totalCount }
		... on LeadsChanged { count stale undo leads { id state agent { name } } } } }`
	query := "mutation { done: " + mutation + fields
	if strings.HasPrefix(mutation, "undoLeads") {
		query = strings.Replace(query, "... on LeadListChanged { totalCount }", "", 1)
	}
	r := v.postJSON(t, map[string]string{"query": query}, "Cookie", cookie)
	var data struct {
		Data struct{ Done struct{ Undo string } }
	}
	if err := json.Unmarshal([]byte(r.text), &data); err != nil {
		t.Fatalf("%s answers %s (%v)", mutation, r.text, err)
	}
	return r.text, data.Data.Done.Undo
}

func TestManyLeadsAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	agent, _ := v.atDesk(t, "agent", agency.DeskAgent)
	editor, _ := v.atDesk(t, "editor", agency.DeskEditor)
	for _, id := range []string{"one", "two", "three"} {
		v.leadFrom(t, id)
	}
	named := `setLeadStates(input: {state: SPAM, chosen: {leads: [{lead: "one", version: 1}, {lead: "one", version: 1}, {lead: "two", ` +
		`version: 7}]}})`
	list := func(count int, filter string) string {
		return fmt.Sprintf(`setLeadStates(input: {state: DONE, chosen: {all: {list: ALL, count: %d, filter: {%s}}}})`, count, filter)
	}
	var undo string
	for _, c := range []struct{ cookie, mutation, want string }{
		{"", named, "SIGNED_OUT"}, {"session=" + v.owner(t, lieve, 1096), named, "SIGNED_OUT"}, {editor, named, "FORBIDDEN"},
		{manager, `setLeadStates(input: {state: DONE})`, `"path":["chosen"],"code":"REQUIRED"`},
		{manager, `setLeadStates(input: {state: DONE, chosen: {leads: []}})`, `"path":["chosen"],"code":"REQUIRED"`},
		{manager, strings.Replace(named, "chosen: {", "chosen: {all: {list: ALL, count: 3}, ", 1), `"path":["chosen"],"code":"REQUIRED"`},
		{manager, list(limits.DeskBulk+1, ""), `"path":["chosen","all"],"code":"TOO_MANY"`},
		{manager, list(3, `words: "`+strings.Repeat("x", 101)+`"`), "BAD_INPUT"},
		{agent, named, `"count":1,"stale":1,"undo":"`}, {agent, named, `"count":0,"stale":2,"undo":null`}, // the same again
		{manager, list(9, ""), `{"__typename":"LeadListChanged","totalCount":3}`},
		{manager, list(1, `words: "three"`), `"count":1,"stale":0`},
		{manager, list(1, `words: "three"`), `"count":0,"stale":0,"undo":null`},
		{manager, `handOverLeads(input: {agent: "x", chosen: {leads: [{lead: "one", version: 1}]}})`, `"path":["agent"],"code":"UNKNOWN"`},
		{manager, `handOverLeads(input: {agent: "StaffMember:3", chosen: {leads: [{lead: "one", version: 1}]}})`,
			`"path":["agent"],"code":"UNKNOWN"`},
		{manager, `handOverLeads(input: {agent: "StaffMember:1", chosen: {leads: [{lead: "one", version: 1}, {lead: "two", version: 1}]}})`,
			`"leads":[{"id":"one","state":"SPAM","agent":{"name":"manager of the agency"}}`},
		{agent, `setLeadStates(input: {state: NEW, chosen: {leads: [{lead: "one", version: 2}]}})`,
			`"count":0,"stale":1,"undo":null,"leads":[]`},
	} {
		got, made := v.many(t, c.cookie, c.mutation)
		if !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %.20q, %.120s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
		if made != "" {
			undo = made
		}
	}
	back := `undoLeads(input: {undo: "` + undo + `"})`
	for _, c := range []struct{ cookie, want string }{{"", "SIGNED_OUT"}, {editor, "FORBIDDEN"},
		{agent, `"path":["undo"],"code":"UNKNOWN"`},
		{manager, `"count":2,"stale":0,"undo":null,"leads":[{"id":"one","state":"SPAM","agent":null}`},
		{manager, `"path":["undo"],"code":"UNKNOWN"`}} {
		if got, _ := v.many(t, c.cookie, back); !strings.Contains(got, c.want) {
			t.Errorf("undoing with the cookie %.20q answers %s, want %s", c.cookie, got, c.want)
		}
	}
	for _, mutation := range []string{named, back} {
		if r := v.postJSON(t, map[string]string{"query": "mutation { " + mutation + " { __typename } }"}, "Cookie", manager,
			"Sec-Fetch-Site",
			"cross-site"); !strings.Contains(r.text, "FOREIGN") {
			t.Errorf("%.40s from another site answers %s, want FOREIGN", mutation, r.text)
		}
	}
	if got := v.say(t, manager, `setLeadState(input: {lead: "two", version: 1, state: DONE})`); !strings.Contains(got, `"stateVersion":2`) {
		t.Errorf("one lead cannot be changed any more: %s", got)
	}
}
