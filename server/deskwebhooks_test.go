package server_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// TestWebhooksAtTheDesk adds a webhook, changes it in each way, and tries what is not allowed.
func TestWebhooksAtTheDesk(t *testing.T) {
	v := visit(t)
	manager, _ := v.atDesk(t, "manager", agency.Manager)
	agent, _ := v.atDesk(t, "agent", agency.DeskAgent)
	if _, err := v.store.AddAPIKey(t.Context(), "Zapier", false, db.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	send := func(cookie, mutation string) string {
		made := ""
		if strings.HasPrefix(mutation, "add") {
			made = "... on WebhookMade { secret }"
		}
		const query = "mutation { %s { __typename %s ... on InvalidInput { problems { path code } } } }"
		return v.postJSON(t, map[string]string{"query": fmt.Sprintf(query, mutation, made)}, "Cookie", cookie).text
	}
	add := func(name, key, address string) string {
		return fmt.Sprintf(`addWebhook(input: {name: %q, key: %q, address: %q, projects: true, language: FR})`, name, key, address)
	}
	change := func(name, change string) string {
		return fmt.Sprintf(`changeWebhook(input: {webhook: %q, change: %s})`, name, change)
	}
	const good = "https://hooks.example.com/catch/1"
	for _, c := range []struct{ cookie, mutation, want string }{
		{agent, add("copy", "Zapier", good), "FORBIDDEN"}, {agent, change("copy", "TRY"), "FORBIDDEN"},
		{manager, add(" ", "Zapier", good), `"path":["name"],"code":"REQUIRED"`},
		{manager, add(strings.Repeat("é", limits.WebhookNameCharacters+1), "Zapier", good), `"path":["name"],"code":"TOO_LONG"`},
		{manager, add("copy", "nobody", good), `"path":["key"],"code":"UNKNOWN"`},
		{manager, add("copy", "Zapier", ""), `"path":["address"],"code":"REQUIRED"`},
		{manager, add("copy", "Zapier", "http://hooks.example.com/"), `"path":["address"],"code":"NOT_HTTPS"`},
		{manager, add("copy", "Zapier", "https://me:secret@hooks.example.com/"), `"code":"NOT_HTTPS"`},
		{manager, add("copy", "Zapier", "https://192.168.1.1/admin"), `"path":["address"],"code":"PRIVATE_ADDRESS"`},
		{manager, add("copy", "Zapier", "https://[::1]/"), `"code":"PRIVATE_ADDRESS"`},
		{manager, add("copy", "Zapier", good+strings.Repeat("a", limits.WebhookAddressBytes)), `"path":["address"],"code":"TOO_LONG"`},
		{manager, change("copy", "PAUSE"), `"path":["webhook"],"code":"UNKNOWN"`},
	} {
		if got := send(c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("%.120s answers %s, want %s", c.mutation, got, c.want)
		}
	}
	made := send(manager, add("  copy ", "Zapier", good))
	secret := regexp.MustCompile(`"secret":"(gevelwh_[a-z0-9]+)"`).FindStringSubmatch(made)
	if secret == nil || !strings.Contains(send(manager, add("copy", "Zapier", good)), "TAKEN") {
		t.Fatalf("no webhook was made, or two of one name: %s", made)
	}
	list := func(cookie string) string {
		const query = "{ desk { webhooks { id key address projects state nextAt " +
			"deliveries { kind changes tries takenAt seconds problem } } } }"
		return v.postJSON(t, map[string]string{"query": query}, "Cookie", cookie).text
	}
	for _, c := range []struct{ change, state string }{{"PAUSE", "PAUSED"}, {"TRY", "PAUSED"}, {"RESUME", "WELL"}, {"TRY", "WELL"}} {
		send(manager, change("copy", c.change))
		got := list(manager)
		if want := fmt.Sprintf(`{"id":"copy","key":"Zapier","address":%q,"projects":true,"state":%q,`, good,
			c.state); !strings.Contains(got,
			want) || !strings.Contains(got, `"kind":"PING","changes":0`) || strings.Contains(got, "gevelwh_") {
			t.Errorf("after %s the webhooks are %s, want %s, its ping and no secret", c.change, got, want)
		}
	}
	v.webhookFails(t)
	if got := list(manager); !strings.Contains(got, `"state":"STOPPED"`) || !strings.Contains(got,
		`"problem":"the receiver answered 500"`) {
		t.Errorf("a webhook that took nothing is %s, want STOPPED and why", got)
	}
	if got := list(agent); !strings.Contains(got, "FORBIDDEN") {
		t.Errorf("an agent sees the webhooks: %s", got)
	}
	for _, want := range []string{"WebhookChanged", "UNKNOWN"} {
		if got := send(manager, change("copy", "REMOVE")); !strings.Contains(got, want) {
			t.Errorf("removing answers %s, want %s", got, want)
		}
	}
	v.logHas(t, manager, "addWebhook", "pauseWebhook", "resumeWebhook", "tryWebhook", "removeWebhook", "stopWebhook")
	for i := range limits.Webhooks {
		w := db.Webhook{Name: fmt.Sprint("hook ", i), Key: "Zapier", URL: good}
		if _, err := v.store.AddWebhook(t.Context(), w, db.Action{At: time.Now()}); err != nil {
			t.Fatal(err)
		}
	}
	if got := send(manager, add("one more", "Zapier", good)); !strings.Contains(got, "TOO_MANY") {
		t.Errorf("one webhook more than there may be answers %s, want TOO_MANY", got)
	}
	v.unconfirmed(t)
	if got := send(manager, add("late", "Zapier", good)); !strings.Contains(got, "CODE_AGAIN") {
		t.Errorf("a webhook long after the second step answers %s, want CODE_AGAIN", got)
	}
}

// webhookFails notes that the webhook "copy" did not take its ping, and is given up.
func (v visitor) webhookFails(t *testing.T) {
	t.Helper()
	now := time.Now()
	held, err := v.store.HoldWebhook(t.Context(), "copy", "test", now, now.Add(time.Minute))
	if err != nil || !held {
		t.Fatal("the webhook is not free", err)
	}
	_, d, err := v.store.NextDelivery(t.Context(), "copy", "test", now)
	if err != nil {
		t.Fatal(err)
	}
	sent := db.Sent{At: now, Took: time.Second, Status: 500, Problem: "the receiver answered 500"}
	if err := v.store.NotDelivered(t.Context(), "copy", "test", d.ID, sent, now, true); err != nil {
		t.Fatal(err)
	}
}

// logHas looks for actions in the desk's log.
func (v visitor) logHas(t *testing.T, cookie string, names ...string) {
	t.Helper()
	got := v.postJSON(t, map[string]string{"query": "{ desk { actions { nodes { name } } } }"}, "Cookie", cookie).text
	for _, name := range names {
		if !strings.Contains(got, fmt.Sprintf("%q", name)) {
			t.Errorf("the log lacks %s: %s", name, got)
		}
	}
}
