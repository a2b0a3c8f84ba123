package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/sitetest"
)

// unconfirmed sets the time of everybody's second step back, so that it must be taken again.
func (v visitor) unconfirmed(t *testing.T) {
	t.Helper()
	if _, err := v.Store.Write(t.Context(),
		handle.Statement{SQL: "UPDATE staff_session SET confirmed_at = confirmed_at - 901"}); err != nil {
		t.Fatal(err)
	}
}

// manage sends a mutation about staff, and returns the answer.
func (v visitor) manage(t *testing.T, cookie, mutation string, headers ...string) string {
	t.Helper()
	fields := ` { __typename ... on InvalidInput { problems { path code } } ... on StaffStale { member { version } }
		... on StaffChanged { member { state secondStep sessions leads version member { name role } } } } }`
	if strings.HasPrefix(mutation, "inviteStaff") {
		fields = strings.Replace(fields, "... on StaffStale { member { version } }", "", 1)
	}
	return v.PostDesk(t, map[string]string{"query": "mutation { " + mutation + fields},
		append([]string{"Cookie", cookie}, headers...)...).Text
}

// ofMember is a mutation about a member of staff of whom a version was seen.
func ofMember(mutation string, member, version int, more string) string {
	return fmt.Sprintf(`%s(input: {member: "StaffMember:%d", version: %d%s})`, mutation, member, version, more)
}

const inviteTom = `inviteStaff(input: {name: "Tom", email: "tom@agency.example", role: AGENT, language: FR})`

// managing are all mutations about staff.
var managing = []string{inviteTom, ofMember("sendStaffLink", 2, 1, ""), ofMember("setStaffRole", 2, 1, ", role: EDITOR"),
	ofMember("endStaffSessions", 2, 1, ""), ofMember("clearStaffStep", 2, 1, ""), ofMember("closeStaff", 2, 1, "")}

func TestStaffIsManagedByManagers(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.othersManageNobody(t, manager, agent, editor)
	v.managesStaff(t, manager)
	v.unconfirmed(t)
	for _, mutation := range managing {
		if got := v.manage(t, manager, mutation); !strings.Contains(got, `"path":[],"code":"CODE_AGAIN"`) {
			t.Errorf("%.40s 15 minutes after the code answers %s, want CODE_AGAIN", mutation, got)
		}
	}
	if got := v.PostDesk(t, map[string]string{"query": "{ desk { confirmedUntil members { email state } } }"}, "Cookie",
		manager).Text; !strings.Contains(got,
		`"confirmedUntil":null,"members":[{"email":"tom@agency.example","state":"INVITED"},`+
			`{"email":"editor@agency.example","state":"ACTIVE"}`) {
		t.Errorf("the manager sees %s, want no confirmation and all members", got)
	}
}

func (v visitor) othersManageNobody(t *testing.T, manager, agent, editor string) {
	t.Helper()
	lieves := "session=" + v.Owner(t, sitetest.Lieve, 1096)
	for _, mutation := range managing {
		for cookie, want := range map[string]string{"": "SIGNED_OUT", lieves: "SIGNED_OUT", agent: "FORBIDDEN", editor: "FORBIDDEN"} {
			if got := v.manage(t, cookie, mutation); !strings.Contains(got, `"`+want+`"`) {
				t.Errorf("with the cookie %.20q, %.40s answers %s, want %s", cookie, mutation, got, want)
			}
		}
		if got := v.manage(t, manager, mutation, "Sec-Fetch-Site", "cross-site"); !strings.Contains(got, "FOREIGN") {
			t.Errorf("%.40s from another site answers %s, want FOREIGN", mutation, got)
		}
	}
}

// managesStaff does everything that a manager may do with a member, and tries what nobody may.
func (v visitor) managesStaff(t *testing.T, manager string) {
	t.Helper()
	for _, c := range []struct{ mutation, want string }{
		{inviteTom, `"state":"INVITED","secondStep":false,"sessions":0,"leads":0,"version":1,"member":{"name":"Tom","role":"AGENT"}`},
		{inviteTom, `"path":["email"],"code":"ALREADY_REQUESTED"`},
		{`inviteStaff(input: {name: " ", email: "x", role: AGENT, language: FR})`,
			`{"path":["name"],"code":"REQUIRED"},{"path":["email"],"code":"EMAIL"}`},
		{strings.Replace(inviteTom, "Tom", strings.Repeat("x", 101), 1), `"path":["name"],"code":"TOO_LONG"`},
		{ofMember("setStaffRole", 1, 1, ", role: EDITOR"), `"path":["member"],"code":"LAST_MANAGER"`},
		{ofMember("closeStaff", 1, 1, ""), `"path":["member"],"code":"LAST_MANAGER"`},
		{ofMember("closeStaff", 99, 1, ""), `"path":["member"],"code":"UNKNOWN"`},
		{strings.Replace(ofMember("closeStaff", 2, 1, ""), "StaffMember:", "", 1), `"path":["member"],"code":"UNKNOWN"`},
		{ofMember("closeStaff", 2, 1, `, leadsTo: "StaffMember:3"`), `"path":["leadsTo"],"code":"UNKNOWN"`},
		{ofMember("closeStaff", 2, 1, `, leadsTo: "x"`), `"path":["leadsTo"],"code":"UNKNOWN"`},
		{ofMember("setStaffRole", 2, 1, ", role: MANAGER"), `"version":2,"member":{"name":"agent of the agency","role":"MANAGER"}`},
		{ofMember("setStaffRole", 2, 1, ", role: AGENT"), `{"__typename":"StaffStale","member":{"version":2}}`},
		{ofMember("closeStaff", 2, 7, ""), `"StaffStale"`}, {ofMember("clearStaffStep", 2, 1, ""), `"StaffStale"`},
		{ofMember("sendStaffLink", 2, 1, ""), `"StaffStale"`},
		{ofMember("sendStaffLink", 4, 1, ""), `"state":"INVITED"`},
		{ofMember("endStaffSessions", 3, 1, ""), `"state":"ACTIVE","secondStep":false,"sessions":0`},
		{ofMember("clearStaffStep", 2, 2, ""), `"state":"INVITED","secondStep":false,"sessions":0`},
		{ofMember("clearStaffStep", 2, 2, ""), `"StaffStale"`}, // sent again
		{ofMember("closeStaff", 2, 3, `, leadsTo: "StaffMember:1"`), `"state":"CLOSED"`},
		{ofMember("closeStaff", 2, 4, ""), `"StaffStale"`}, // closed already
	} {
		if got := v.manage(t, manager, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("%s answers %s, want %s", c.mutation, got, c.want)
		}
	}
}

func TestTheLogOfTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.LeadFrom(t, "one")
	v.say(t, agent, `setLeadState(input: {lead: "one", version: 1, state: SPAM})`)
	const spam = `{"by":"agent of the agency","name":"setLeadState","record":"lead:one","before":"NEW","after":"SPAM"}`
	for _, c := range []struct{ cookie, arguments, want string }{
		{manager, "", spam + `,{"by":"editor of the agency","name":"signIn"`},
		{agent, "", spam + `,{"by":"agent of the agency","name":"signIn"`},
		{editor, "", `{"nodes":[{"by":"editor of the agency","name":"signIn","record":"","before":"","after":""}]`},
		{editor, `(member: "StaffMember:3")`, `"name":"signIn"`}, {editor, `(member: "StaffMember:2")`, "FORBIDDEN"},
		{manager, `(member: "StaffMember:2")`, spam}, {manager, `(member: "x")`, "BAD_INPUT"}, {manager, `(after: "x")`, "BAD_INPUT"},
		{manager, `(after: "1.1")`, `"nodes":[]`}, {"", "", `"desk":null`}} {
		query := "{ desk { actions" + c.arguments + " { nodes { by name record before after } hasNextPage } } }"
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", c.cookie).Text; !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %.20q, the log%s is %s, want %s", c.cookie, c.arguments, got, c.want)
		}
	}
}
