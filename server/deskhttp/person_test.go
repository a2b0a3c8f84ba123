package deskhttp_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/limits"
)

// personDesk is a site with two people, of whom "one" wrote something that has to be escaped, and staff of each role.
type personDesk struct {
	visitor
	manager, agent, editor string
}

// TestPeopleAtTheDesk looks a person up, reads the person's file and erases the person, as each role.
func TestPeopleAtTheDesk(t *testing.T) {
	d := personDesk{visitor: visit(t)}
	d.manager, _ = d.AtDesk(t, "manager", desk.Manager)
	d.agent, _ = d.AtDesk(t, "agent", desk.Agent)
	d.editor, _ = d.AtDesk(t, "editor", desk.Editor)
	d.LeadFrom(t, "one")
	d.LeadFrom(t, "two")
	if _, err := d.Store.Write(t.Context(),
		handle.Statement{SQL: "UPDATE lead SET phone = '+32 475 12 34 56', content = ? WHERE id = 'one'",
			Args: []any{`{"Remark":"Is er een keuring <b>?"}`}}); err != nil {
		t.Fatal(err)
	}
	d.say(t, d.manager, `handOverLead(input: {lead: "one", version: 1, agent: "StaffMember:1"})`)
	d.findsPeople(t)
	d.givesTheFile(t)
	d.givesThePage(t)
	d.erasesOne(t)
	d.logsNoAddress(t)
	d.unconfirmed(t)
	if got := d.erase(t, d.manager, "one@example.org"); !strings.Contains(got, "CODE_AGAIN") {
		t.Errorf("erasing 15 minutes after the code answers %s, want CODE_AGAIN", got)
	}
}

func (d personDesk) find(t *testing.T, cookie, who string) string {
	t.Helper()
	query := fmt.Sprintf(`mutation { lookUpPerson(input: {who: %q}) { ... on InvalidInput { problems { path code } }
		... on PeopleFound { people { email counts { kind count } entries { kind lead property form } } } } }`, who)
	return d.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

func (d personDesk) findsPeople(t *testing.T) {
	t.Helper()
	const found = `"people":[{"email":"one@example.org","counts":[{"kind":"LEAD","count":1}],` +
		`"entries":[{"kind":"LEAD","lead":%s,"property":1096,`
	for _, c := range []struct{ cookie, who, want string }{{d.editor, "one@example.org", "FORBIDDEN"},
		{d.manager, " ", `"path":["who"],"code":"REQUIRED"`}, {d.manager, "one@", `"code":"EMAIL"`},
		{d.manager, "12345", `"code":"PHONE"`}, {d.manager, strings.Repeat("x", limits.PersonCharacters+1), `"code":"TOO_LONG"`},
		{d.manager, "One@Example.org ", fmt.Sprintf(found, `"one"`)},
		{d.agent, "one@example.org", `"people":[{"email":"one@example.org","counts":[],"entries":[]}]`},
		{d.agent, "0475/12.34.56", `"people":[]`},
		{d.agent, "two@example.org", `"counts":[{"kind":"LEAD","count":1}],"entries":[{"kind":"LEAD","lead":"two"`},
		{d.manager, "0475/12.34.56", fmt.Sprintf(found, `"one"`)}, {d.manager, "0475 12 34 57", `"people":[]`},
		{d.manager, "nobody@example.org", `"people":[{"email":"nobody@example.org","counts":[],"entries":[]}]`}} {
		if got := d.find(t, c.cookie, c.who); !strings.Contains(got, c.want) {
			t.Errorf("looking up %.40q answers %s, want %s", c.who, got, c.want)
		}
	}
}

func (d personDesk) givesTheFile(t *testing.T) {
	t.Helper()
	for _, c := range []struct {
		cookie, email string
		status        int
		want          string
	}{{"", "one@example.org", 403, "SIGNED_OUT"}, {d.agent, "one@example.org", 403, "FORBIDDEN"}, {d.manager, "one", 400, "BAD_INPUT"},
		{d.manager, "ONE@example.org", 200, "Is er een keuring <b>?"}} {
		status, text, _ := d.FileOf(t, "/desk/person.json", c.cookie, url.Values{"email": {c.email}})
		if status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("the file of %s has status %d: %s, want %d with %s", c.email, status, text, c.status, c.want)
		}
	}
}

func (d personDesk) givesThePage(t *testing.T) {
	t.Helper()
	for _, c := range []struct {
		cookie string
		status int
		want   string
	}{{"", 403, "SIGNED_OUT"}, {d.agent, 403, "FORBIDDEN"}, {d.manager, 200, "<dd>Is er een keuring &lt;b&gt;?</dd>"}} {
		status, text, _ := d.FileOf(t, "/desk/person.html", c.cookie, url.Values{"email": {"one@example.org"}})
		if status != c.status || !strings.Contains(text, c.want) {
			t.Errorf("the page has status %d: %s, want %d with %s", status, text, c.status, c.want)
		}
	}
}

func (d personDesk) erase(t *testing.T, cookie, again string) string {
	t.Helper()
	query := fmt.Sprintf(`mutation { erasePerson(input: {email: "one@example.org", again: %q}) {
		... on InvalidInput { problems { path code } }
		... on PersonErased { receipt counts { kind count } } } }`, again)
	return d.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// erasesOne erases one person, and nothing of the other.
func (d personDesk) erasesOne(t *testing.T) {
	t.Helper()
	for _, c := range []struct{ cookie, again, want string }{{d.agent, "one@example.org", "FORBIDDEN"},
		{d.manager, "", `"code":"REQUIRED"`},
		{d.manager, "two@example.org", `"path":["again"],"code":"UNKNOWN"`},
		{d.manager, "one@example.org", `"counts":[{"kind":"LEAD","count":1}]`}} {
		if got := d.erase(t, c.cookie, c.again); !strings.Contains(got, c.want) {
			t.Errorf("erasing with %q answers %s, want %s", c.again, got, c.want)
		}
	}
	if left, err := d.Store.People.PersonCounts(t.Context(), inbox.Handler{All: true}, "one@example.org"); len(left) != 0 || err != nil {
		t.Errorf("after erasing, %v is left of the person", left)
	}
	if other := d.find(t, d.manager, "two@example.org"); !strings.Contains(other, `"kind":"LEAD"`) {
		t.Errorf("erasing one person leaves of another only %s", other)
	}
}

func (d personDesk) logsNoAddress(t *testing.T) {
	t.Helper()
	const query = `{ desk { actions { nodes { name record before after } } } }`
	log := d.PostDesk(t, map[string]string{"query": query}, "Cookie", d.manager).Text
	if strings.Contains(log, "example.org") {
		t.Errorf("the log has an address: %s", log)
	}
	for _, want := range []string{`"name":"erasePerson","record":"receipt:`, `"after":"LEAD 1"`,
		`{"name":"lookUpPerson","record":"","before":"","after":"1"}`} {
		if !strings.Contains(log, want) {
			t.Errorf("the log is %s, want %s", log, want)
		}
	}
}
