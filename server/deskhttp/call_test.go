package deskhttp_test

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
)

// TestACallBecomesALead notes calls: each is a lead like one that a visitor sent, for whom the rules name or for whom it says.
func TestACallBecomesALead(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	note := func(fields string) string {
		return `mutation { noteCall(input: {` + fields + `}) { ... on InvalidInput { problems { path code } }
			... on CallNoted { lead { form name email phone message property agent { name } state } } } }`
	}
	for _, c := range []struct{ cookie, query, want string }{
		{"", note(`key: "call zero", phone: "0470 00 00 10"`), "SIGNED_OUT"},
		{editor, note(`key: "call zero", phone: "0470 00 00 10"`), "FORBIDDEN"},
		{manager, note(`key: "short", phone: "0470 00 00 10"`), `[{"path":["key"],"code":"OUT_OF_RANGE"}]`},
		{manager, note(`key: "call zero", name: "Lieve"`), `[{"path":["phone"],"code":"REQUIRED"}]`},
		{manager, note(`key: "call zero", phone: "12"`), `[{"path":["phone"],"code":"PHONE"}]`},
		{manager, note(`key: "call zero", email: "x"`), `[{"path":["email"],"code":"EMAIL"}]`},
		{manager, note(`key: "call zero", phone: "0470 00 00 10", property: 99999`), `[{"path":["property"],"code":"UNKNOWN"}]`},
		{manager, note(`key: "call zero", phone: "0470 00 00 10", reference: "no such"`), `[{"path":["reference"],"code":"UNKNOWN"}]`},
		{manager, note(`key: "call zero", phone: "0470 00 00 10", agent: "x"`), `[{"path":["agent"],"code":"UNKNOWN"}]`},
		{manager, note(`key: "call zero", phone: "0470 00 00 10", agent: "StaffMember:3"`), `"code":"UNKNOWN"`}, // an editor
		{manager, note(`key: "call zero", phone: "0470 00 00 10", text: "` + strings.Repeat("x", 5001) + `"`), `"code":"TOO_LONG"`},
		{manager, note(`key: "call one", name: "Lieve Van Dyck", phone: "0470 00 00 10", property: 1096, text: "Wil de tuin zien"`),
			`{"form":"noteCall","name":"Lieve Van Dyck","email":"","phone":"0470 00 00 10","message":"Wil de tuin zien","property":1096,` +
				`"agent":null,"state":"NEW"}`},
		{manager, note(`key: "call one", phone: "0470 00 00 11"`), `"name":"Lieve Van Dyck"`}, // the same again
		{manager, note(`key: "call two", email: "Jef@Example.com", agent: "StaffMember:2"`),
			`"name":"","email":"jef@example.com","phone":"","message":"","property":null,"agent":{"name":"agent of the agency"}`},
		{manager, note(`key: "call four", name: "An", phone: "0475/12.34.56", email: "an@example.org"`), `"name":"An"`},
		{manager, `{ desk { find(words: "0475123456") { people { email } } } }`, `"people":[{"email":"an@example.org"}]`},
		{agent, note(`key: "call three", phone: "0470 00 00 12", agent: "StaffMember:1"`), `"lead":null`},
		{manager, `{ desk { leads(list: ALL) { totalCount } forms { form name } } }`, `"totalCount":4`},
		{manager, `{ desk { forms { form name } } }`, `{"form":"noteCall","name":"Telefoongesprek"}`},
		{manager, `{ desk { find(words: "Wil de tuin") { leads { name } } } }`, `"name":"Lieve Van Dyck"`},
		{manager, `{ desk { find(words: "0470 00 00 10") { people { name email who } } } }`,
			`"people":[{"name":"Lieve Van Dyck","email":"","who":"tel:0470000010"}]`}, // by number, also who has no email address
		{manager, `{ desk { actions { nodes { name record } } } }`, `{"name":"noteCall","record":"lead:`},
	} {
		if got := v.PostDesk(t, map[string]string{"query": c.query}, "Cookie", c.cookie).Text; !strings.Contains(got, c.want) {
			t.Errorf("%.90s answers %s, want %s", c.query, got, c.want)
		}
	}
	for who, want := range map[string]int{"agent@agency.example": 1, "manager@agency.example": 1} {
		if list := v.emailsTo(t, who); len(list) != want {
			t.Errorf("%s gets the emails %v, want %d", who, list, want)
		}
	}
}

// TestTheRulesGiveACall notes a call that a rule gives to somebody: who noted it for oneself gets no email about it.
func TestTheRulesGiveACall(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	const rule = `[{\"form\":\"noteCall\",\"to\":\"STAFF\",\"staff\":[\"manager@agency.example\"]}]`
	v.savePart(t, manager, "site", `field: "settings.leadRules", value: "`+rule+`", version: 0`)
	v.does(t, manager, `noteCall(input: {key: "call one", phone: "0470 00 00 10"})`)
	const mine = `{ desk { leads(list: MINE) { nodes { form agent { name } } } } }`
	got := v.PostDesk(t, map[string]string{"query": mine}, "Cookie", manager).Text
	if !strings.Contains(got, `{"form":"noteCall","agent":{"name":"manager of the agency"}}`) {
		t.Errorf("the rule for calls gives %s", got)
	}
	if list := v.emailsTo(t, "manager@agency.example"); len(list) != 0 {
		t.Errorf("who noted the call gets %v", list)
	}
}
