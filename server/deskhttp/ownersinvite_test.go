package deskhttp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
)

// TestManyOwnersAreInvitedAtOnce invites owners of whom some get nothing, as those who may and who may not.
func TestManyOwnersAreInvitedAtOnce(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	editor, _ := v.AtDesk(t, "editor", desk.Editor)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	ids := map[string]string{}
	for _, name := range []string{"Ann", "Bob"} {
		made := v.PostDesk(t, map[string]string{"query": fmt.Sprintf(`mutation { makeOwner(input: {
			name: %q, email: "%s@example.org", language: NL,
			properties: [1096]}) { ... on OwnerChanged { owner { id version } } } }`, name, name)}, "Cookie", manager).Text
		_, rest, _ := strings.Cut(made, `"id":"`)
		ids[name], _, _ = strings.Cut(rest, `"`)
	}
	one := func(id string, version int) string { return fmt.Sprintf(`{owner: %q, version: %d}`, id, version) }
	invite := func(cookie string, owners ...string) string {
		return v.PostDesk(t, map[string]string{"query": `mutation { inviteOwners(input: {owners: [` + strings.Join(owners, ", ") +
			`]}) { ... on OwnersInvited { invited left { owner code } } ... on InvalidInput { problems { path code } } } }`}, "Cookie",
			cookie).Text
	}
	read := func(id string) (version int) {
		got := v.PostDesk(t, map[string]string{"query": fmt.Sprintf(`{ desk { owner(id: %q) { version } } }`, id)}, "Cookie", manager).Text
		_, rest, _ := strings.Cut(got, `"version":`)
		fmt.Sscan(rest, &version)
		return version
	}
	ann, bob := read(ids["Ann"]), read(ids["Bob"])
	many := strings.Split(strings.Repeat(one("DeskOwner:1", 1)+"|", limits.ListLength+1), "|")
	for _, c := range []struct {
		cookie string
		owners []string
		want   string
	}{
		{"", []string{one(ids["Ann"], ann)}, "SIGNED_OUT"}, {editor, []string{one(ids["Ann"], ann)}, "FORBIDDEN"},
		{agent, []string{one(ids["Ann"], ann)}, `"invited":0,"left":[{"owner":"` + ids["Ann"] + `","code":"UNKNOWN"}]`},
		{manager, nil, "REQUIRED"}, {manager, many[:limits.ListLength+1], "BAD_INPUT"},
		{manager, []string{one(ids["Ann"], ann), one(ids["Bob"], bob+7), one("DeskOwner:99", 1), one("x", 1)},
			`"invited":1,"left":[{"owner":"` + ids["Bob"] +
				`","code":"LINK_ENDED"},{"owner":"DeskOwner:99","code":"UNKNOWN"},{"owner":"x","code":"UNKNOWN"}]`},
		{manager, []string{one(ids["Ann"], ann)}, `"code":"LINK_ENDED"`}, // replayed
	} {
		if got := invite(c.cookie, c.owners...); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %.120s answers %s, want %s", c.cookie, c.owners, got, c.want)
		}
	}
}
