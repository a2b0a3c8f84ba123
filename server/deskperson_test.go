package server_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

func TestPeopleAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	agent, _ := v.atDesk(t, "agent", agency.DeskAgent)
	editor, _ := v.atDesk(t, "editor", agency.DeskEditor)
	v.leadFrom(t, "one")
	v.leadFrom(t, "two")
	if _, err := v.store.Write(t.Context(), db.Statement{SQL: "UPDATE lead SET phone = '+32 475 12 34 56', content = ? WHERE id = 'one'",
		Args: []any{`{"Remark":"Is er een keuring <b>?"}`}}); err != nil {
		t.Fatal(err)
	}
	v.say(t, manager, `handOverLead(input: {lead: "one", version: 1, agent: "StaffMember:1"})`)
	find := func(cookie, who string) string {
		query := fmt.Sprintf(`mutation { lookUpPerson(input: {who: %q}) { ... on InvalidInput { problems { path code } }
			... on PeopleFound { people { email counts { kind count } entries { kind lead property form } } } } }`, who)
		return v.postJSON(t, map[string]string{"query": query}, "Cookie", cookie).text
	}
	const found = `"people":[{"email":"one@example.org","counts":[{"kind":"LEAD","count":1}],` +
		`"entries":[{"kind":"LEAD","lead":%s,"property":1096,`
	for _, c := range []struct{ cookie, who, want string }{{editor, "one@example.org", "FORBIDDEN"},
		{manager, " ", `"path":["who"],"code":"REQUIRED"`}, {manager, "one@", `"code":"EMAIL"`}, {manager, "1234567", `"code":"PHONE"`},
		{manager, strings.Repeat("x", limits.PersonCharacters+1), `"code":"TOO_LONG"`},
		{manager, "One@Example.org ", fmt.Sprintf(found, `"one"`)}, {agent, "one@example.org", fmt.Sprintf(found, "null")},
		{manager, "0475/12.34.56", fmt.Sprintf(found, `"one"`)}, {manager, "0475 12 34 57", `"people":[]`},
		{manager, "nobody@example.org", `"people":[{"email":"nobody@example.org","counts":[],"entries":[]}]`}} {
		if got := find(c.cookie, c.who); !strings.Contains(got, c.want) {
			t.Errorf("looking up %.40q answers %s, want %s", c.who, got, c.want)
		}
	}
	file := func(cookie, email string) (int, string) {
		status, text, _ := v.fileOf(t, "/desk/person.json", cookie, url.Values{"email": {email}})
		return status, text
	}
	for _, c := range []struct {
		cookie, email string
		status        int
		want          string
	}{{"", "one@example.org", 403, "SIGNED_OUT"}, {agent, "one@example.org", 403, "FORBIDDEN"}, {manager, "one", 400, "BAD_INPUT"},
		{manager, "ONE@example.org", 200, "Is er een keuring <b>?"}} {
		if status, text := file(c.cookie, c.email); status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("the file of %s has status %d: %s, want %d with %s", c.email, status, text, c.status, c.want)
		}
	}
	for _, c := range []struct {
		cookie string
		status int
		want   string
	}{{"", 403, "SIGNED_OUT"}, {agent, 403, "FORBIDDEN"}, {manager, 200, "<dd>Is er een keuring &lt;b&gt;?</dd>"}} {
		status, text, _ := v.fileOf(t, "/desk/person.html", c.cookie, url.Values{"email": {"one@example.org"}})
		if status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("the page has status %d: %s, want %d with %s", status, text, c.status, c.want)
		}
	}
	erase := func(cookie, again string) string {
		query := fmt.Sprintf(`mutation { erasePerson(input: {email: "one@example.org", again: %q}) {
			... on InvalidInput { problems { path code } }
			... on PersonErased { receipt counts { kind count } } } }`, again)
		return v.postJSON(t, map[string]string{"query": query}, "Cookie", cookie).text
	}
	for _, c := range []struct{ cookie, again, want string }{{agent, "one@example.org", "FORBIDDEN"}, {manager, "", `"code":"REQUIRED"`},
		{manager, "two@example.org", `"path":["again"],"code":"UNKNOWN"`},
		{manager, "one@example.org", `"counts":[{"kind":"LEAD","count":1}]`}} {
		if got := erase(c.cookie, c.again); !strings.Contains(got, c.want) {
			t.Errorf("erasing with %q answers %s, want %s", c.again, got, c.want)
		}
	}
	if left, err := v.store.PersonCounts(t.Context(), "one@example.org"); len(left) != 0 || err != nil {
		t.Errorf("of the person is left %v", left)
	}
	if other := find(manager, "two@example.org"); !strings.Contains(other, `"kind":"LEAD"`) {
		t.Errorf("another person is erased too: %s", other)
	}
	log := v.postJSON(t, map[string]string{"query": `{ desk { actions { nodes { name record before after } } } }`}, "Cookie", manager).text
	if strings.Contains(log, "example.org") || !strings.Contains(log, `"name":"erasePerson","record":"receipt:`) ||
		!strings.Contains(log, `"after":"LEAD 1"`) || !strings.Contains(log,
		`{"name":"lookUpPerson","record":"","before":"","after":"1"}`) {
		t.Errorf("the log is %s, want a receipt and no addresses", log)
	}
	v.unconfirmed(t)
	if got := erase(manager, "one@example.org"); !strings.Contains(got, "CODE_AGAIN") {
		t.Errorf("erasing 15 minutes after the code answers %s, want CODE_AGAIN", got)
	}
}
