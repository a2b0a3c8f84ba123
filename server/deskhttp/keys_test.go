package deskhttp_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/limits"
)

// TestKeysAtTheDesk makes a key, uses and revokes it, and tries what is not allowed.
func TestKeysAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	send := func(cookie, mutation string) string {
		return v.PostDesk(t, map[string]string{"query": "mutation { " + mutation +
			" { __typename ... on KeyMade { key } ... on InvalidInput { problems { path code } } } }"}, "Cookie", cookie).Text
	}
	create := func(name string) string { return fmt.Sprintf(`createKey(input: {name: %q, writes: true})`, name) }
	revoke := func(id string) string {
		const query = `mutation { revokeKey(input: {key: %q}) { __typename ... on InvalidInput { problems { path code } } } }`
		return v.PostDesk(t, map[string]string{"query": fmt.Sprintf(query, id)}, "Cookie", manager).Text
	}
	for _, c := range []struct{ cookie, mutation, want string }{
		{"", create("x"), "SIGNED_OUT"}, {agent, create("x"), "FORBIDDEN"}, {manager, create("  "), `"path":["name"],"code":"REQUIRED"`},
		{manager, create(strings.Repeat("é", limits.KeyNameCharacters+1)), "TOO_LONG"},
	} {
		if got := send(c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, %.80s answers %s, want %s", c.cookie, c.mutation, got, c.want)
		}
	}
	made := regexp.MustCompile(`"key":"(gevel_[a-z0-9]+)"`).FindStringSubmatch(send(manager, create("Zapier")))
	if made == nil || !strings.Contains(send(manager, create("Zapier")), "TAKEN") {
		t.Fatal("no key was made, or two of one name")
	}
	v.PostJSON(t, map[string]string{"query": "{ __typename }"}, "Authorization", "Bearer "+made[1])
	const list = "{ desk { keys { id name writes createdAt usedAt } } }"
	got := v.PostDesk(t, map[string]string{"query": list}, "Cookie", manager).Text
	id := regexp.MustCompile(`"id":"([^"]*)"`).FindStringSubmatch(got)
	if !strings.Contains(got, `"name":"Zapier","writes":true`) || strings.Contains(got, `"usedAt":null`) || strings.Contains(got,
		"gevel_") {
		t.Errorf("the keys are %s, want one that was used, and not the key itself", got)
	}
	if got := v.PostDesk(t, map[string]string{"query": list}, "Cookie", agent).Text; !strings.Contains(got, "FORBIDDEN") {
		t.Errorf("an agent who reads the keys gets %s, want FORBIDDEN", got)
	}
	for _, c := range []struct{ id, want string }{{"x", "UNKNOWN"}, {"1/Zapier", "UNKNOWN"}, {id[1], "KeyRevoked"}, {id[1], "UNKNOWN"}} {
		if got := revoke(c.id); !strings.Contains(got, c.want) {
			t.Errorf("revoking %s answers %s, want %s", c.id, got, c.want)
		}
	}
	if got := v.PostJSON(t, map[string]string{"query": "{ __typename }"}, "Authorization", "Bearer "+made[1]); got.StatusCode != 401 {
		t.Errorf("a key that was revoked answers %d, want 401", got.StatusCode)
	}
	for i := range limits.APIKeys {
		if _, err := v.Store.Keys.AddAPIKey(t.Context(), fmt.Sprint("key ", i), false, desklog.Action{At: time.Now()}); err != nil {
			t.Fatal(err)
		}
	}
	if got := send(manager, create("one more")); !strings.Contains(got, "TOO_MANY") {
		t.Errorf("one key more than there may be answers %s, want TOO_MANY", got)
	}
	v.unconfirmed(t)
	if got := send(manager, create("late")); !strings.Contains(got, "CODE_AGAIN") {
		t.Errorf("a key long after the second step answers %s, want CODE_AGAIN", got)
	}
}
