package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// TestEmailsOfStaff sets which emails somebody gets: oneself, and as a manager a colleague.
func TestEmailsOfStaff(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	set := func(member, leads, appointments string) string {
		if member != "" {
			member = `member: "` + member + `", `
		}
		return fmt.Sprintf(`mutation { setStaffEmails(input: {%sleads: %s, appointments: %s}) {
			... on InvalidInput { problems { path code } }
			... on StaffEmailsSet { emails { id leads appointments } } } }`, member, leads, appointments)
	}
	const own = "{ desk { emails { leads leadChoices appointments appointmentChoices } } }"
	expect := func(cookie, query, want string) {
		t.Helper()
		if got := v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text; !strings.Contains(got, want) {
			t.Errorf("with the cookie %q, %s answers %s, want %s", cookie, query, got, want)
		}
	}
	for _, c := range []struct{ cookie, query, want string }{
		{agent, own, `{"leads":"NONE","leadChoices":["NONE","OWN"],"appointments":"NONE","appointmentChoices":["NONE","OWN"]}`},
		{editor, own, `"leadChoices":["NONE"],"appointments":"NONE","appointmentChoices":["NONE"]`},
		{"", set("", "OWN", "OWN"), `"code":"SIGNED_OUT"`},
		{agent, set("", "OWN", "NONE"), `{"id":"StaffEmails:2","leads":"OWN","appointments":"NONE"}`},
		{agent, set("", "ALL", "ALL"), `[{"path":["leads"],"code":"UNKNOWN"},{"path":["appointments"],"code":"UNKNOWN"}]`},
		{editor, set("", "OWN", "NONE"), `[{"path":["leads"],"code":"UNKNOWN"}]`},
		{agent, set("StaffMember:2", "NONE", "OWN"), `"appointments":"OWN"`},
		{agent, set("StaffMember:1", "NONE", "NONE"), "FORBIDDEN"},
		{manager, set("StaffMember:2", "OWN", "OWN"), `{"id":"StaffEmails:2","leads":"OWN","appointments":"OWN"}`},
		{manager, set("StaffMember:2", "ALL", "OWN"), `"path":["leads"],"code":"UNKNOWN"`}, // an agent may not have everybody's
		{manager, set("StaffMember:99", "NONE", "NONE"), `"path":["member"],"code":"UNKNOWN"`},
		{manager, set("x", "NONE", "NONE"), `"path":["member"],"code":"UNKNOWN"`},
		{manager, set("", "ALL", "OWN"), `"leads":"ALL"`},
		{manager, own, `{"leads":"ALL","leadChoices":["NONE","OWN","ALL"],"appointments":"OWN","appointmentChoices":["NONE","OWN","ALL"]}`},
		{manager, `{ desk { members { emails { leads } } } }`,
			`{"members":[{"emails":{"leads":"OWN"}},{"emails":{"leads":"NONE"}},{"emails":{"leads":"ALL"}}]}`},
		{agent, `{ desk { actions { nodes { name record before after } } } }`,
			`{"name":"setStaffEmails","record":"staff:2","before":"OWN NONE","after":"NONE OWN"}`},
	} {
		expect(c.cookie, c.query, c.want)
	}
	for i := 1; i <= limits.AllEmailReaders; i++ { // the first manager is one
		more, _ := v.AtDesk(t, fmt.Sprint("manager ", i), desk.Manager)
		want := `"leads":"ALL"`
		if i == limits.AllEmailReaders {
			want = `"path":[],"code":"TOO_MANY"`
		}
		expect(more, set("", "ALL", "NONE"), want)
	}
	v.unconfirmed(t)
	expect(manager, set("", "NONE", "NONE"), `"leads":"NONE"`)
	expect(manager, set("StaffMember:2", "NONE", "NONE"), `"code":"CODE_AGAIN"`)
}
