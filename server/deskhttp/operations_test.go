package deskhttp_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/internal/sitetest"
)

// TestOperationsOfKeysAtTheDesk lists what programs registered with their keys and when it was used, and removes one as each role.
func TestOperationsOfKeysAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.AtDesk(t, "manager", desk.Manager)
	agent, _ := v.AtDesk(t, "agent", desk.Agent)
	app, other := v.Program(t, "app"), v.Program(t, "other")
	_, id := app.Register(t, "count", sitetest.Counting)
	app.Register(t, "another", "{ __typename }")
	list := func(cookie string) string {
		const query = "{ desk { keys { id name operations { name registeredAt usedAt } } } }"
		return v.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
	}
	never := regexp.MustCompile(`"name":"app","operations":\[{"name":"another","registeredAt":"[^"]+","usedAt":null},` +
		`{"name":"count","registeredAt":"[^"]+","usedAt":null}\]`)
	if got := list(manager); !never.MatchString(got) || !strings.Contains(got, `"name":"other","operations":[]`) {
		t.Errorf("the keys are %s, want two operations of app that nobody sent, and none of other", got)
	}
	if got := list(agent); !strings.Contains(got, "FORBIDDEN") {
		t.Errorf("an agent sees the operations: %s", got)
	}
	v.ByID(t, id, nil)
	if got := list(manager); !regexp.MustCompile(`"name":"count","registeredAt":"[^"]+","usedAt":"`).MatchString(got) {
		t.Errorf("after one was sent the keys are %s, want when it was used", got)
	}
	key := regexp.MustCompile(`"id":"(\d+/app)"`).FindStringSubmatch(list(manager))[1]
	remove := func(cookie, key, name string) string {
		const query = `mutation { removeKeyOperation(input: {key: %q, name: %q}) { __typename
			... on InvalidInput { problems { path code } } } }`
		return v.PostDesk(t, map[string]string{"query": fmt.Sprintf(query, key, name)}, "Cookie", cookie).Text
	}
	for _, c := range []struct{ cookie, key, name, want string }{
		{"", key, "count", "SIGNED_OUT"}, {agent, key, "count", "FORBIDDEN"}, {manager, "x", "count", `"path":["key"],"code":"UNKNOWN"`},
		{manager, "1/app", "count", `"path":["name"],"code":"UNKNOWN"`}, {manager, key, "Count", `"path":["name"],"code":"UNKNOWN"`},
		{manager, strings.Replace(key, "app", "other", 1), "count", `"path":["name"],"code":"UNKNOWN"`},
		{manager, key, "count", "KeyOperationRemoved"}, {manager, key, "count", `"path":["name"],"code":"UNKNOWN"`},
	} {
		if got := remove(c.cookie, c.key, c.name); !strings.Contains(got, c.want) {
			t.Errorf("with the cookie %q, removing %s of %s answers %s, want %s", c.cookie, c.name, c.key, got, c.want)
		}
	}
	if got := list(manager); strings.Contains(got, `"count"`) || !strings.Contains(got, `"another"`) {
		t.Errorf("after one was removed the keys are %s, want the other one", got)
	}
	if got := v.ByID(t, id, nil); got.StatusCode != 400 || !strings.Contains(got.Text, "UNKNOWN_DOCUMENT") {
		t.Errorf("the operation that was removed answers %d, %s, want UNKNOWN_DOCUMENT", got.StatusCode, got.Text)
	}
	const line = `"name":"removeKeyOperation","record":"key:app","before":"count","after":""`
	if got := v.logOf(t, manager); strings.Count(got, "removeKeyOperation") != 1 || !strings.Contains(got, line) {
		t.Errorf("the log is %s, want one line %s", got, line)
	}
	if _, id := other.Register(t, "count", sitetest.Counting); id == "" {
		t.Error("another key cannot register the operation any more")
	}
	v.unconfirmed(t)
	if got := remove(manager, key, "another"); !strings.Contains(got, "CODE_AGAIN") {
		t.Errorf("long after the second step removing answers %s, want CODE_AGAIN", got)
	}
}
