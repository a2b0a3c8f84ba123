package deskhttp_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
)

// ofStrangers are the mutations that need no session of the desk.
var ofStrangers = strings.Fields(`signIn signInWithCode signInWithRecoveryCode signOut passkeyOptions signInWithPasskey forgotPassword
	choosePassword`)

// send sends a mutation of the desk, from a client of its own so that no budget is used up, and returns the answer.
func (m deskMutation) send(t *testing.T, v visitor, name string, client int, headers ...string) string {
	t.Helper()
	if m.input != "" {
		name += "(input: " + m.input + ")"
	}
	return v.PostDesk(t,
		map[string]string{"query": "mutation { " + name + " { __typename ... on InvalidInput { problems { path code } } } }"},
		append(headers, "X-Forwarded-For", fmt.Sprintf("198.51.%d.%d", client/250, client%250))...).Text
}

// changes returns how often each part of the desk changed, and the last lines of its log.
func (v visitor) changes(t *testing.T, manager string) string {
	t.Helper()
	const query = "{ desk { now { leads arrived appointments content links staff owners } actions { nodes { id } } } }"
	text, _, _ := strings.Cut(v.PostDesk(t, map[string]string{"query": query}, "Cookie", manager).Text, `"extensions"`)
	return text
}

// TestWhoMayChangeWhat sends every mutation as each role and from another site. It fails for a mutation of the schema that the table lacks.
func TestWhoMayChangeWhat(t *testing.T) {
	v, manager, table := stockedDesk(t)
	cookies := map[string]string{}
	cookies["an"], _ = v.AtDeskAs(t, "an", "an.vermeulen@example.com", desk.Agent)
	cookies["other"], _ = v.AtDesk(t, "other", desk.Agent)
	cookies["editor"], _ = v.AtDesk(t, "editor", desk.Editor)
	for _, f := range v.DeskSchema(t, manager)["Mutation"].Fields {
		if _, known := table[f.Name]; !known && !slices.Contains(ofStrangers, f.Name) {
			t.Errorf("%s is not in the table of who may change what", f.Name)
		}
	}
	v.refuses(t, table, manager, cookies)
	client := 0
	for who, cookie := range cookies {
		for name, m := range table {
			client++
			if !slices.Contains(m.who, who) {
				continue
			}
			if got := m.send(t, v, name, client, "Cookie", cookie); strings.Contains(got, `"errors"`) {
				t.Errorf("%s as %s answers %s, want no error", name, who, got)
			}
		}
	}
}

// refuses sends the mutations that are refused, and sees that they change nothing.
func (v visitor) refuses(t *testing.T, table deskTable, manager string, cookies map[string]string) {
	t.Helper()
	before, client := v.changes(t, manager), 2000
	for name, m := range table {
		client++
		if got := m.send(t, v, name, client, "Cookie", manager, "Sec-Fetch-Site", "cross-site"); !strings.Contains(got, `"FOREIGN"`) {
			t.Errorf("%s from another site answers %s, want FOREIGN", name, got)
		}
		for who, cookie := range cookies {
			if slices.Contains(m.who, who) {
				continue
			}
			want := `"FORBIDDEN"`
			if who == "other" && (name == "makeOwner" || strings.Contains(m.input, "DeskOwner:")) {
				want = `"code":"UNKNOWN"` // an agent sees neither owners nor properties of other agents' owners
			}
			if got := m.send(t, v, name, client, "Cookie", cookie); !strings.Contains(got, want) {
				t.Errorf("%s as %s answers %s, want %s", name, who, got, want)
			}
		}
	}
	if after := v.changes(t, manager); after != before {
		t.Errorf("what was refused changed the desk from %s to %s", before, after)
	}
}

// stockedDesk starts a site with a manager, a member who can leave, and all mutations of the desk.
func stockedDesk(t *testing.T) (visitor, string, deskTable) {
	t.Helper()
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	v.AtDesk(t, "leaver", desk.Agent)
	v.stocked(t, manager)
	v.booked(t, "later", time.Now().AddDate(0, 0, 9))
	return v, manager, v.deskMutations(t, manager)
}
