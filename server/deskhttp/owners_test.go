package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/owners"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

// claire is an owner of the sample whose property belongs to another agent.
const claire = "claire.dubois@example.com"

func (v visitor) owners(t *testing.T, cookie, arguments string) string {
	t.Helper()
	query := "{ desk { owners" + arguments +
		" { hasNextPage endCursor nodes { email changeable access properties { number linked unlinkable } } } } }"
	return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

// mutate sends a mutation of owners and returns the answer.
func (v visitor) mutate(t *testing.T, cookie, mutation string) string {
	t.Helper()
	const owner = " { owner { id version access email sessions properties { number linked } } }"
	query := "mutation { " + mutation + " { __typename ... on InvalidInput { problems { path code } } ... on OwnerChanged" + owner
	switch {
	case strings.HasPrefix(mutation, "viewAsOwner"):
		query = "mutation { " + mutation + " { __typename ... on OwnerViewed { owner { name properties { number } } }"
	case !strings.HasPrefix(mutation, "makeOwner"):
		query += " ... on OwnerStale" + owner
	}
	return v.PostDesk(t, map[string]string{"query": query + " } }"}, "Cookie", cookie).Text
}

// made makes an owner at the desk, and returns a function that names the owner with the present version.
func (v visitor) made(t *testing.T, email string, properties ...int) func() string {
	t.Helper()
	id, err := v.Store.Owners.MakeOwner(t.Context(), owners.Owner{Name: "Mia", Email: email, Language: "nl"}, properties, nil,
		desklog.Action{At: time.Now()})
	if err != nil {
		t.Fatal(err)
	}
	return func() string { return v.named(t, id) }
}

// named names an owner with the present version, as mutations do.
func (v visitor) named(t *testing.T, id int) string {
	t.Helper()
	o, err := v.Store.Owners.DeskOwner(t.Context(), id, time.Now())
	if err != nil || o == nil {
		t.Fatalf("the owner is gone: %v", err)
	}
	return fmt.Sprintf(`owner: "DeskOwner:%d", version: %d`, id, o.Version)
}

func TestOwnersAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	an, _ := v.AtDeskAs(t, "an", "An.Vermeulen@example.com", desk.Agent)
	other, _ := v.AtDesk(t, "other", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	for _, c := range []struct {
		cookie, arguments string
		want, without     string
	}{
		{manager, "", claire, "\x00"}, {manager, "", `"email":"` + sitetest.Lieve + `","changeable":true`, "\x00"},
		{an, "", sitetest.Lieve, claire},
		{other, "", `"nodes":[]`, "@"}, {editor, "", `"owners":null`, "@"}, {manager, `(words: "dubois 1024")`, claire, sitetest.Lieve},
		{manager, `(words: "KINROOI")`, sitetest.Lieve, claire}, {manager, `(list: CLOSED)`, `"nodes":[]`, "@"},
		{manager, `(after: "x")`, "BAD_INPUT", "@"}, {manager, `(after: "502")`, sitetest.Lieve, claire},
		{manager, `(words: "` + strings.Repeat("x ", limits.DeskWords+1) + `")`, "BAD_INPUT", "@"},
	} {
		got := v.owners(t, c.cookie, c.arguments)
		if !strings.Contains(got, c.want) || strings.Contains(got, c.without) {
			t.Errorf("with the cookie %q, owners%s are %s, want %s without %s", c.cookie, c.arguments, got, c.want, c.without)
		}
	}
	counts := `{ desk { ownerCounts { list count } owner(id: "DeskOwner:502") { name } } }`
	for cookie, want := range map[string]string{manager: `"list":"NOT_YET","count":`, an: `"owner":null`,
		editor: `"ownerCounts":null,"owner":null`} {
		if got := v.PostDesk(t, map[string]string{"query": counts}, "Cookie", cookie).Text; !strings.Contains(got, want) {
			t.Errorf("with the cookie %q, the counts are %s, want %s", cookie, got, want)
		}
	}
}

// TestOwnersAreChangedByWhoMay makes every change of an owner by each role, and some that are refused. MIA stands for the owner with the
// version that she has by then.
func TestOwnersAreChangedByWhoMay(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	an, _ := v.AtDeskAs(t, "an", "An.Vermeulen@example.com", desk.Agent)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	mia := v.made(t, "mia@example.com", 1096)
	old := mia()
	const lieves, claires = `owner: "DeskOwner:501", version: 2`, `owner: "DeskOwner:502", version: 2`
	name := func(characters int) string { return strings.Repeat("x", characters) }
	for _, c := range []struct{ cookie, mutation, want string }{
		{editor, `inviteOwner(input: {MIA})`, "FORBIDDEN"}, {editor, `makeOwner(input: {name: "X", language: NL})`, "FORBIDDEN"},
		{an, `inviteOwner(input: {` + claires + `})`, `"path":["owner"],"code":"UNKNOWN"`},
		{manager, `inviteOwner(input: {owner: "DeskOwner:7", version: 1})`, `"code":"UNKNOWN"`},
		{an, `linkOwnerProperty(input: {MIA, property: 1024})`, `"path":["property"],"code":"UNKNOWN"`}, // a colleague's
		{an, `linkOwnerProperty(input: {MIA, property: 1111})`, `{"number":1111,"linked":true}`},
		{an, `inviteOwner(input: {` + old + `})`, `"__typename":"OwnerStale","owner":{"id":"DeskOwner`},
		{an, `unlinkOwnerProperty(input: {MIA, property: 1111})`, `"properties":[{"number":1096,"linked":true}]`},
		{manager, `linkOwnerProperty(input: {MIA, property: 7})`, `"path":["property"],"code":"UNKNOWN"`},
		{manager, `linkOwnerProperty(input: {MIA, reference: "AB 12/3"})`, `"path":["reference"],"code":"UNKNOWN"`},
		{an, `linkOwnerProperty(input: {MIA, reference: "1.024"})`, `"path":["property"],"code":"UNKNOWN"`}, // a colleague's
		{manager, `linkOwnerProperty(input: {MIA, reference: " ref. 1024 "})`, `{"number":1024,"linked":true}`},
		{an, `closeOwner(input: {MIA})`, "FORBIDDEN"}, {an, `viewAsOwner(input: {VIEW})`, "FORBIDDEN"}, // not all are hers
		{manager, `changeOwner(input: {MIA, name: " ", email: "no", language: FR})`, `"path":["name"],"code":"REQUIRED"`},
		{manager, `changeOwner(input: {MIA, name: "M", email: "` + claire + `", language: FR})`, "ALREADY_REQUESTED"},
		{manager, `changeOwner(input: {MIA, name: "` + name(limits.OwnerNameCharacters+1) + `", language: FR})`, "TOO_LONG"},
		{manager, `changeOwner(input: {MIA, name: "` + name(limits.OwnerNameCharacters) + `", language: FR})`, `"access":"NO_ADDRESS"`},
		{manager, `inviteOwner(input: {MIA})`, `"path":["email"],"code":"REQUIRED"`},
		{manager, `changeOwner(input: {MIA, name: "Mia", email: "mia@example.com", language: FR})`, `"access":"NEVER_INVITED"`},
		{manager, `inviteOwner(input: {MIA})`, `"access":"INVITED"`}, {manager, `closeOwner(input: {MIA})`, `"access":"CLOSED"`},
		{manager, `inviteOwner(input: {MIA})`, `"access":"INVITED"`}, {manager, `endOwnerSessions(input: {MIA})`, `"sessions":0`},
		{manager, `viewAsOwner(input: {VIEW})`, `"owner":{"name":"Mia","properties":[{"number":1096},{"number":1024}]}`},
		{manager, `changeOwner(input: {` + lieves + `, name: "L", language: FR})`, `"path":["owner"],"code":"UNKNOWN"`}, // the folder's
		{manager, `removeOwner(input: {LIEVE})`, `"code":"UNKNOWN"`},
		{manager, `unlinkOwnerProperty(input: {LIEVE, property: 1096})`, `"code":"UNKNOWN"`},
		{an, `makeOwner(input: {name: "X", email: "x@example.com", language: NL})`, `"path":["properties"],"code":"REQUIRED"`},
		{an, `makeOwner(input: {name: "X", language: NL, properties: [1024]})`, `"path":["properties"],"code":"UNKNOWN"`},
		{an, `makeOwner(input: {name: "X", language: NL, references: ["1096", "AB 7"]})`, `"path":["references","1"],"code":"UNKNOWN"`},
		{an, `makeOwner(input: {name: "X", language: NL, references: ["1.024"]})`, `"path":["properties"],"code":"UNKNOWN"`},
		{an, `makeOwner(input: {name: "X", email: "two@example.com", language: NL, references: ["1096 REF1111"]})`,
			`"__typename":"OwnerChanged"`},
		{an, `makeOwner(input: {name: "X", language: NL, properties: [1096], invite: true})`, `"path":["email"],"code":"REQUIRED"`},
		{an, `makeOwner(input: {name: "X", email: "X@example.com", language: NL, properties: [1096, 1096], invite: true})`,
			`"access":"INVITED","email":"x@example.com"`},
		{an, `makeOwner(input: {name: "X", email: "x@example.com", language: NL, properties: [1096]})`, `"code":"ALREADY_REQUESTED"`},
		{manager, `removeOwner(input: {MIA})`, `"owner":null`},
	} {
		mutation := strings.Replace(c.mutation, "MIA", mia(), 1)
		mutation = strings.Replace(strings.Replace(mutation, "LIEVE", v.named(t, 501), 1), "VIEW", strings.Split(old, ",")[0], 1)
		if got := v.mutate(t, c.cookie, mutation); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %.120s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
	}
	log := v.PostDesk(t, map[string]string{"query": "{ desk { actions { nodes { name record before after } } } }"}, "Cookie", manager).Text
	for _, want := range []string{"makeOwner", "inviteOwner", `"name":"linkProperty","record":"owner:`, "unlinkProperty", "changeOwner",
		"closeOwner",
		"endOwnerSessions", "viewAsOwner", "removeOwner"} {
		if !strings.Contains(log, want) || strings.Contains(log, "mia@") {
			t.Errorf("the log has no %s, or it has an address: %s", want, log)
		}
	}
}

// TestLimitsOfOwnersAtTheDesk reaches each limit.
func TestLimitsOfOwnersAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	mia := v.made(t, "mia@example.com")
	for i := range limits.OwnerLinksPerHour + 1 {
		got := v.mutate(t, manager, "inviteOwner(input: {"+mia()+"})")
		if strings.Contains(got, "TOO_OFTEN") != (i == limits.OwnerLinksPerHour) {
			t.Errorf("invitation %d is answered %s, want TOO_OFTEN after %d", i+1, got, limits.OwnerLinksPerHour)
		}
	}
	fill := func(sql string, args ...any) {
		if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: sql, Args: args}); err != nil {
			t.Fatal(err)
		}
	}
	fill(`INSERT INTO owner_property (owner, property, desk) SELECT owner.id, number, 1 FROM owner, property
		WHERE email = 'mia@example.com' AND number <> 1096 LIMIT ?`, limits.OwnerProperties-1)
	for i, want := range []string{`"__typename":"OwnerChanged"`, "TOO_MANY"} {
		if got := v.mutate(t, manager, "linkOwnerProperty(input: {"+mia()+", property: 1096})"); !strings.Contains(got, want) {
			t.Errorf("property %d is answered %s, want %s", limits.OwnerProperties+i, got, want)
		}
	}
	fill(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
		INSERT INTO owner (id, name, language) SELECT 3000000000 + i, 'Zoë ' || i, 'nl' FROM n`, limits.DeskOwnersMade-1)
	for i, want := range []string{`"__typename":"InvalidInput","problems":[{"path":["property"],"code":"TOO_MANY"}]`,
		`"__typename":"OwnerChanged"`} {
		if got := v.mutate(t, manager, `makeOwner(input: {name: "X", language: NL})`); !strings.Contains(got, want) {
			t.Errorf("with %d owners made, another is answered %s, want %s", limits.DeskOwnersMade-i, got, want)
		}
		fill("DELETE FROM owner WHERE id = 3000000001")
	}
	if got := v.owners(t, manager, `(words: "zoe")`); strings.Count(got, `"email"`) != limits.DeskOwners || !strings.Contains(got,
		`"hasNextPage":true`) {
		t.Errorf("a page has %d owners, want %d and a next page", strings.Count(got, `"email"`), limits.DeskOwners)
	}
}
