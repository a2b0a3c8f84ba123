package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

func TestSavedListsOfLeads(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.LeadFrom(t, "one")
	v.LeadFrom(t, "two")
	v.say(t, manager, `handOverLead(input: {lead: "one", version: 1, agent: "StaffMember:1"})`)
	save := func(name, filter string, shared bool) string {
		return fmt.Sprintf(`saveLeadList(input: {name: %q, list: ALL, filter: {%s}, shared: %t})`, name, filter, shared)
	}
	const (
		about  = "property: 1096"
		remove = `removeLeadList(input: {list: "SavedList:1"})`
		lists  = `{ desk { savedLists { id name count shared by removable list filter { property words } } } }`
		none   = `"savedLists":[]`
		shared = `"id":"SavedList:1","name":"The house","count":%d,"shared":true,"by":%q,"removable":%t,"list":"ALL",` +
			`"filter":{"property":1096,`
	)
	change := func(mutation string) string {
		return "mutation { " + mutation + " { __typename ... on InvalidInput { problems { path code } } } }"
	}
	steps := []struct{ cookie, query, want string }{
		{"", change(save("x", about, false)), "SIGNED_OUT"}, {editor, change(save("x", about, false)), "FORBIDDEN"},
		{editor, lists, "FORBIDDEN"}, {agent, change(save("x", about, true)), "FORBIDDEN"}, {manager, lists, none},
		{manager, change(save(" ", about, false)), `"path":["name"],"code":"REQUIRED"`},
		{manager, change(save(strings.Repeat("x", limits.SavedListCharacters+1), about, false)), `"code":"TOO_LONG"`},
		{manager, change(save("x", "", false)), `"path":["filter"],"code":"REQUIRED"`},
		{manager, change(save("x", `forms: ["sendPigeon"]`, false)), "BAD_INPUT"},
		{manager, change(save("The house", `words: "keuring"`, false)), "LeadListsChanged"}, {agent, lists, none},
		{manager, change(save("The house", about, true)), "LeadListsChanged"}, // replaces the manager's own
		{manager, lists, fmt.Sprintf(shared, 2, "", true)}, {agent, lists, fmt.Sprintf(shared, 1, "manager of the agency", false)},
		{"", change(remove), "SIGNED_OUT"}, {editor, change(remove), "FORBIDDEN"}, {agent, change(remove), `"code":"UNKNOWN"`},
		{manager, change(`removeLeadList(input: {list: "x"})`), `"code":"UNKNOWN"`},
		{manager, change(remove), "LeadListsChanged"}, {manager, change(remove), `"code":"UNKNOWN"`}, {agent, lists, none},
		{manager, `{ desk { leadCounts(filter: {words: "one"}) { list count } } }`, `{"list":"ALL","count":1}`},
		{agent, `{ desk { leadCounts(filter: {words: "one"}) { list count } } }`, `{"list":"ALL","count":0}`},
	}
	for _, s := range steps {
		if got := v.PostDesk(t, map[string]string{"query": s.query}, "Cookie", s.cookie).Text; !strings.Contains(got, s.want) {
			t.Errorf("with the cookie %q, %s answers %s, want %s", s.cookie, s.query, got, s.want)
		}
	}
	for i := range limits.SavedLists {
		v.PostDesk(t, map[string]string{"query": change(save(fmt.Sprint("list ", i), about, false))}, "Cookie", agent)
	}
	if got := v.PostDesk(t, map[string]string{"query": change(save("one more", about, false))}, "Cookie",
		agent).Text; !strings.Contains(got,
		`"code":"TOO_MANY"`) {
		t.Errorf("list number %d answers %s, want TOO_MANY", limits.SavedLists+1, got)
	}
	for i := range limits.SharedLists + 1 {
		got := v.PostDesk(t, map[string]string{"query": change(save(fmt.Sprint("shared ", i), about, true))}, "Cookie", manager).Text
		if strings.Contains(got, `"code":"TOO_MANY"`) != (i == limits.SharedLists) {
			t.Errorf("shared list number %d answers %s; there may be %d", i+1, got, limits.SharedLists)
		}
	}
}
