package deskhttp_test

import (
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// TestPeopleAreListedAndJoined lists people, makes two of them one, undoes that from the list of what one did, and erases both together.
func TestPeopleAreListedAndJoined(t *testing.T) {
	v := visit(t)
	v.Write(t, "DELETE FROM owner")
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	v.LeadFrom(t, "one")
	v.LeadFrom(t, "two")
	v.LeadFrom(t, "hidden")
	v.Write(t, "UPDATE lead SET phone = '0475 12 34 56' WHERE id IN ('one', 'two')")
	v.Write(t, "UPDATE lead_handling SET agent = 1 WHERE lead = 'hidden'")
	ask := func(cookie, query string) string {
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	people := func(cookie, arguments string) string {
		return ask(cookie, "{ desk { people"+arguments+" { totalCount nodes { who addresses } } } }")
	}
	join := func(cookie, person, other, more string) string {
		return ask(cookie, fmt.Sprintf(`mutation { joinPeople(input: {person: "%s@example.org", other: "%s@example.org", language: FR%s}) {
			... on InvalidInput { problems { path code } } ... on PeopleJoined { person { addresses row { name language } } } } }`,
			person, other, more))
	}
	const found = `mutation { lookUpPerson(input: {who: "one@example.org"}) {
		... on PeopleFound { people { who same { who } counts { kind count } } } } }`
	for _, c := range []struct{ got, want string }{
		{people(editor, ""), `"people":null`},
		{people(manager, ""), `"totalCount":3`}, {people(agent, ""), `"totalCount":2`},
		{people(manager, `(filter: {agent: "x"})`), "BAD_INPUT"}, {people(manager, `(after: "x")`), "BAD_INPUT"},
		{people(manager, `(filter: {words: "`+strings.Repeat("a ", limits.DeskWords+1)+`"})`), "BAD_INPUT"},
		{people(manager, `(filter: {words: "two@"})`), `"nodes":[{"who":"two@example.org","addresses":1}]`},
		{ask(manager, found), `"who":"one@example.org","same":[{"who":"two@example.org"}],"counts":[{"kind":"LEAD","count":1}]`},
		{join(editor, "one", "two", ""), "FORBIDDEN"}, {join(agent, "one", "hidden", ""), `"path":["other"],"code":"UNKNOWN"`},
		{join(agent, "nobody", "one", ""), `"path":["person"],"code":"UNKNOWN"`}, {join(agent, "one", "one", ""), `"code":"UNKNOWN"`},
		{join(agent, "one", "two", `, firstName: "`+strings.Repeat("x", limits.FormNameCharacters+1)+`"`),
			`"path":["firstName"],"code":"TOO_LONG"`},
		{join(agent, "one", "two", `, phone: "`+strings.Repeat("1", limits.PhoneCharacters+1)+`"`), `"path":["phone"],"code":"TOO_LONG"`},
		{join(manager, "one", "two", `, firstName: "Marie", lastName: "Peeters"`),
			`"person":{"addresses":["one@example.org","two@example.org"],"row":{"name":"Marie Peeters","language":"FR"}}`},
		{join(manager, "two", "one", ""), `"code":"UNKNOWN"`},
		{people(manager, ""), `"totalCount":2`}, {people(manager, `(filter: {words: "marie"})`), `{"who":"one@example.org","addresses":2}`},
		{ask(manager, found), `"same":[],"counts":[{"kind":"LEAD","count":2}]`},
	} {
		if !strings.Contains(c.got, c.want) {
			t.Errorf("answered is %s, want %s", c.got, c.want)
		}
	}
	done := regexp.MustCompile(`"id":"(\d+)","name":"joinPeople","record":"","before":"","after":""`).
		FindStringSubmatch(ask(manager, "{ desk { done { action { id name record before after } } } }"))
	if done == nil {
		t.Fatal("what the manager did has no line without an address of a join")
	}
	undo := fmt.Sprintf(`mutation { undoAction(input: {action: %q}) { __typename } }`, done[1])
	split := func(cookie, who string) string {
		return ask(cookie, `mutation { splitPerson(input: {address: "`+who+`@example.org"}) { __typename
			... on PersonSplit { person { who } } ... on InvalidInput { problems { path code } } } }`)
	}
	for _, c := range []struct{ got, want string }{
		{ask(manager, undo), "ActionUndone"}, {ask(manager, undo), "InvalidInput"}, {people(manager, ""), `"totalCount":3`},
		{join(agent, "two", "one", ""), `"addresses":["two@example.org","one@example.org"]`},
		{split(editor, "one"), "FORBIDDEN"}, {split(agent, "two"), `"code":"UNKNOWN"`}, {split(agent, "hidden"), `"code":"UNKNOWN"`},
		{split(agent, "one"), `"person":{"who":"two@example.org"}`}, {join(agent, "two", "one", ""), `"addresses"`},
	} {
		if !strings.Contains(c.got, c.want) {
			t.Errorf("answered is %s, want %s", c.got, c.want)
		}
	}
	if _, file, _ := v.FileOf(
		t,
		"/desk/person.json",
		manager,
		url.Values{"email": {"one@example.org"}},
	); strings.Count(
		file,
		`"key of `,
	) != 2 {
		t.Errorf("the file of one of two addresses is %s, want the leads of both", file)
	}
	erased := ask(manager, `mutation { erasePerson(input: {email: "one@example.org", again: "one@example.org"}) {
		... on PersonErased { counts { kind count } } } }`)
	if !strings.Contains(erased, `{"kind":"LEAD","count":2}`) || !strings.Contains(people(manager, ""), `"totalCount":1`) {
		t.Errorf("erasing one of two addresses answers %s, want both leads erased", erased)
	}
}

// TestWhoGaveOnlyANumber is listed by it, looked up, given as a file and erased.
func TestWhoGaveOnlyANumber(t *testing.T) {
	v := visit(t)
	v.Write(t, "DELETE FROM owner")
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.LeadFrom(t, "one")
	v.Write(t, "UPDATE lead SET phone = '+352 22 12 34', email = ''")
	ask := func(query string) string {
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text
	}
	erase := func(again string) string {
		return ask(fmt.Sprintf(`mutation { erasePerson(input: {email: "tel:+352221234", again: %q}) {
			... on PersonErased { counts { kind count } } ... on InvalidInput { problems { path code } } } }`, again))
	}
	_, file, _ := v.FileOf(t, "/desk/person.json", manager, url.Values{"email": {"tel:+352221234"}})
	const known = `"people":[{"who":"tel:+352221234","email":"","counts":[{"kind":"LEAD","count":1}]}]`
	for _, c := range []struct{ got, want string }{
		{ask(`{ desk { people { nodes { who email phone } } } }`), `{"who":"tel:+352221234","email":"","phone":"+352 22 12 34"}`},
		{ask(`mutation { lookUpPerson(input: {who: "22 12 34"}) {
			... on PeopleFound { people { who email counts { kind count } } } } }`), known},
		{ask(`mutation { lookUpPerson(input: {who: "tel:+352221234"}) {
			... on PeopleFound { people { who email counts { kind count } } } } }`),
			known},
		{file, `"+352 22 12 34"`}, {erase("22 12 34"), `"path":["again"],"code":"UNKNOWN"`},
		{erase("00352 22.12.34"), `{"kind":"LEAD","count":1}`}, {ask(`{ desk { people { nodes { who } } } }`), `"nodes":[]`},
	} {
		if !strings.Contains(c.got, c.want) {
			t.Errorf("answered is %s, want %s", c.got, c.want)
		}
	}
}
