package deskhttp_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/sitetest"
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
	r := v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie)
	var data struct {
		Data struct{ Done struct{ Undo string } }
	}
	if err := json.Unmarshal([]byte(r.Text), &data); err != nil {
		t.Fatalf("%s answers %s (%v)", mutation, r.Text, err)
	}
	return r.Text, data.Data.Done.Undo
}

// bulkDesk is a site with three leads and staff of each role.
type bulkDesk struct {
	visitor
	manager, agent, editor string
}

// namedLeads changes two leads, of which one is named twice and the other with a version that it does not have.
const namedLeads = `setLeadStates(input: {state: SPAM, chosen: {leads: [{lead: "one", version: 1}, {lead: "one", version: 1}, ` +
	`{lead: "two", version: 7}]}})`

// listOf changes all leads of a list of which so many were seen.
func listOf(count int, filter string) string {
	return fmt.Sprintf(`setLeadStates(input: {state: DONE, chosen: {all: {list: ALL, count: %d, filter: {%s}}}})`, count, filter)
}

func TestManyLeadsAtTheDesk(t *testing.T) {
	d := bulkDesk{visitor: visit(t)}
	d.manager, _ = d.AtDesk(t, "manager", desk.Manager)
	d.agent, _ = d.AtDesk(t, "agent", desk.Agent)
	d.editor, _ = d.AtDesk(t, "editor", desk.Editor)
	for _, id := range []string{"one", "two", "three"} {
		d.LeadFrom(t, id)
	}
	back := `undoLeads(input: {undo: "` + d.changesMany(t) + `"})`
	d.undoesMany(t, back)
	for _, mutation := range []string{namedLeads, back} {
		if r := d.PostDesk(t, map[string]string{"query": "mutation { " + mutation + " { __typename } }"}, "Cookie", d.manager,
			"Sec-Fetch-Site",
			"cross-site"); !strings.Contains(r.Text, "FOREIGN") {
			t.Errorf("%.40s from another site answers %s, want FOREIGN", mutation, r.Text)
		}
	}
	if got := d.say(t, d.manager, `setLeadState(input: {lead: "two", version: 1, state: DONE})`); !strings.Contains(got,
		`"stateVersion":2`) {
		t.Errorf("changing one lead by itself answers %s, want its second version", got)
	}
}

// changesMany changes leads by name and by list, and returns what undoes the last change.
func (d bulkDesk) changesMany(t *testing.T) (undo string) {
	t.Helper()
	for _, c := range []struct{ cookie, mutation, want string }{
		{"", namedLeads, "SIGNED_OUT"}, {"session=" + d.Owner(t, sitetest.Lieve, 1096), namedLeads, "SIGNED_OUT"},
		{d.editor, namedLeads, "FORBIDDEN"},
		{d.manager, `setLeadStates(input: {state: DONE})`, `"path":["chosen"],"code":"REQUIRED"`},
		{d.manager, `setLeadStates(input: {state: DONE, chosen: {leads: []}})`, `"path":["chosen"],"code":"REQUIRED"`},
		{d.manager, strings.Replace(namedLeads, "chosen: {", "chosen: {all: {list: ALL, count: 3}, ", 1),
			`"path":["chosen"],"code":"REQUIRED"`},
		{d.manager, listOf(limits.DeskBulk+1, ""), `"path":["chosen","all"],"code":"TOO_MANY"`},
		{d.manager, listOf(3, `words: "`+strings.Repeat("x", 101)+`"`), "BAD_INPUT"},
		{d.agent, namedLeads, `"count":1,"stale":1,"undo":"`}, {d.agent, namedLeads, `"count":0,"stale":2,"undo":null`}, // the same again
		{d.manager, listOf(9, ""), `{"__typename":"LeadListChanged","totalCount":3}`},
		{d.manager, listOf(1, `words: "three"`), `"count":1,"stale":0`},
		{d.manager, listOf(1, `words: "three"`), `"count":0,"stale":0,"undo":null`},
		{d.manager, `handOverLeads(input: {agent: "x", chosen: {leads: [{lead: "one", version: 1}]}})`,
			`"path":["agent"],"code":"UNKNOWN"`},
		{d.manager, `handOverLeads(input: {agent: "StaffMember:3", chosen: {leads: [{lead: "one", version: 1}]}})`,
			`"path":["agent"],"code":"UNKNOWN"`},
		{d.manager,
			`handOverLeads(input: {agent: "StaffMember:1", chosen: {leads: [{lead: "one", version: 1}, {lead: "two", version: 1}]}})`,
			`"leads":[{"id":"one","state":"SPAM","agent":{"name":"manager of the agency"}}`},
		{d.agent, `setLeadStates(input: {state: NEW, chosen: {leads: [{lead: "one", version: 2}]}})`,
			`"count":0,"stale":1,"undo":null,"leads":[]`},
	} {
		got, made := d.many(t, c.cookie, c.mutation)
		if !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %.20q, %.120s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
		if made != "" {
			undo = made
		}
	}
	return undo
}

func (d bulkDesk) undoesMany(t *testing.T, back string) {
	t.Helper()
	for _, c := range []struct{ cookie, want string }{{"", "SIGNED_OUT"}, {d.editor, "FORBIDDEN"},
		{d.agent, `"path":["undo"],"code":"UNKNOWN"`},
		{d.manager, `"count":2,"stale":0,"undo":null,"leads":[{"id":"one","state":"SPAM","agent":null}`},
		{d.manager, `"path":["undo"],"code":"UNKNOWN"`}} {
		if got, _ := d.many(t, c.cookie, back); !strings.Contains(got, c.want) {
			t.Errorf("undoing with the cookie %.20q answers %s, want %s", c.cookie, got, c.want)
		}
	}
}
