package deskhttp_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/limits"
)

// webhookDesk is a site whose webhooks a manager and an agent want to change.
type webhookDesk struct {
	visitor
	manager, agent string
}

// hookAddress is an address that a webhook may have.
const hookAddress = "https://hooks.example.com/catch/1"

// TestWebhooksAtTheDesk adds a webhook, changes it in each way, and tries what is not allowed.
func TestWebhooksAtTheDesk(t *testing.T) {
	d := webhookDesk{visitor: visit(t)}
	d.manager, _ = d.AtDesk(t, "manager", desk.Manager)
	d.agent, _ = d.AtDesk(t, "agent", desk.Agent)
	if _, err := d.Store.Keys.AddAPIKey(t.Context(), "Zapier", false, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	d.refusesWrongWebhooks(t)
	d.addsOnce(t)
	d.showsWhatChanged(t)
	d.showsFailures(t)
	d.removesOnce(t)
	d.logHas(t, d.manager, "addWebhook", "pauseWebhook", "resumeWebhook", "tryWebhook", "removeWebhook", "stopWebhook")
	d.refusesTooMany(t)
	d.unconfirmed(t)
	if got := d.send(t, d.manager, addedWebhook("late", "Zapier", hookAddress)); !strings.Contains(got, "CODE_AGAIN") {
		t.Errorf("a webhook long after the second step answers %s, want CODE_AGAIN", got)
	}
}

func addedWebhook(name, key, address string) string {
	return fmt.Sprintf(`addWebhook(input: {name: %q, key: %q, address: %q, projects: true, language: FR})`, name, key, address)
}

// changedWebhook is the mutation that changes the webhook "copy".
func changedWebhook(change string) string {
	return fmt.Sprintf(`changeWebhook(input: {webhook: "copy", change: %s})`, change)
}

func (d webhookDesk) send(t *testing.T, cookie, mutation string) string {
	t.Helper()
	made := ""
	if strings.HasPrefix(mutation, "add") {
		made = "... on WebhookMade { secret }"
	}
	const query = "mutation { %s { __typename %s ... on InvalidInput { problems { path code } } } }"
	return d.PostDesk(t, map[string]string{"query": fmt.Sprintf(query, mutation, made)}, "Cookie", cookie).Text
}

// list reads the webhooks and their deliveries.
func (d webhookDesk) list(t *testing.T, cookie string) string {
	t.Helper()
	const query = "{ desk { webhooks { id key address projects state nextAt " +
		"deliveries { kind changes tries takenAt seconds problem failure status } } } }"
	return d.PostDesk(t, map[string]string{"query": query}, "Cookie", cookie).Text
}

func (d webhookDesk) refusesWrongWebhooks(t *testing.T) {
	t.Helper()
	add := func(address string) string { return addedWebhook("copy", "Zapier", address) }
	long := strings.Repeat("é", limits.WebhookNameCharacters+1)
	for _, c := range []struct{ cookie, mutation, want string }{
		{d.agent, add(hookAddress), "FORBIDDEN"}, {d.agent, changedWebhook("TRY"), "FORBIDDEN"},
		{d.manager, addedWebhook(" ", "Zapier", hookAddress), `"path":["name"],"code":"REQUIRED"`},
		{d.manager, addedWebhook(long, "Zapier", hookAddress), `"path":["name"],"code":"TOO_LONG"`},
		{d.manager, addedWebhook("copy", "nobody", hookAddress), `"path":["key"],"code":"UNKNOWN"`},
		{d.manager, add(""), `"path":["address"],"code":"REQUIRED"`},
		{d.manager, add("http://hooks.example.com/"), `"path":["address"],"code":"NOT_HTTPS"`},
		{d.manager, add("https://me:secret@hooks.example.com/"), `"code":"NOT_HTTPS"`},
		{d.manager, add("https://192.168.1.1/admin"), `"path":["address"],"code":"PRIVATE_ADDRESS"`},
		{d.manager, add("https://[::1]/"), `"code":"PRIVATE_ADDRESS"`},
		{d.manager, add(hookAddress + strings.Repeat("a", limits.WebhookAddressBytes)), `"path":["address"],"code":"TOO_LONG"`},
		{d.manager, changedWebhook("PAUSE"), `"path":["webhook"],"code":"UNKNOWN"`},
	} {
		if got := d.send(t, c.cookie, c.mutation); !strings.Contains(got, c.want) {
			t.Errorf("%.120s answers %s, want %s", c.mutation, got, c.want)
		}
	}
}

// addsOnce adds the webhook "copy", of which there cannot be two.
func (d webhookDesk) addsOnce(t *testing.T) {
	t.Helper()
	made := d.send(t, d.manager, addedWebhook("  copy ", "Zapier", hookAddress))
	secret := regexp.MustCompile(`"secret":"(gevelwh_[a-z0-9]+)"`).FindStringSubmatch(made)
	if secret == nil || !strings.Contains(d.send(t, d.manager, addedWebhook("copy", "Zapier", hookAddress)), "TAKEN") {
		t.Fatalf("no webhook was made, or two of one name: %s", made)
	}
}

func (d webhookDesk) showsWhatChanged(t *testing.T) {
	t.Helper()
	for _, c := range []struct{ change, state string }{{"PAUSE", "PAUSED"}, {"TRY", "PAUSED"}, {"RESUME", "WELL"}, {"TRY", "WELL"}} {
		d.send(t, d.manager, changedWebhook(c.change))
		got := d.list(t, d.manager)
		want := fmt.Sprintf(`{"id":"copy","key":"Zapier","address":%q,"projects":true,"state":%q,`, hookAddress, c.state)
		if !strings.Contains(got, want) || !strings.Contains(got, `"kind":"PING","changes":0`) || strings.Contains(got, "gevelwh_") {
			t.Errorf("after %s the webhooks are %s, want %s, its ping and no secret", c.change, got, want)
		}
	}
}

// showsFailures lets the receiver fail, which the manager sees and the agent does not.
func (d webhookDesk) showsFailures(t *testing.T) {
	t.Helper()
	d.webhookFails(t)
	if got := d.list(t, d.manager); !strings.Contains(got, `"state":"STOPPED"`) || !strings.Contains(got,
		`"problem":"the receiver answered 500","failure":"REFUSED","status":500`) {
		t.Errorf("a webhook that took nothing is %s, want STOPPED and why", got)
	}
	if got := d.list(t, d.agent); !strings.Contains(got, "FORBIDDEN") {
		t.Errorf("an agent sees the webhooks: %s", got)
	}
}

func (d webhookDesk) removesOnce(t *testing.T) {
	t.Helper()
	for _, want := range []string{"WebhookChanged", "UNKNOWN"} {
		if got := d.send(t, d.manager, changedWebhook("REMOVE")); !strings.Contains(got, want) {
			t.Errorf("removing answers %s, want %s", got, want)
		}
	}
}

// refusesTooMany adds as many webhooks as there may be, and one more.
func (d webhookDesk) refusesTooMany(t *testing.T) {
	t.Helper()
	for i := range limits.Webhooks {
		w := webhooks.Webhook{Name: fmt.Sprint("hook ", i), Key: "Zapier", URL: hookAddress}
		if _, err := d.Store.Webhooks.AddWebhook(t.Context(), w, desklog.Action{At: time.Now()}); err != nil {
			t.Fatal(err)
		}
	}
	if got := d.send(t, d.manager, addedWebhook("one more", "Zapier", hookAddress)); !strings.Contains(got, "TOO_MANY") {
		t.Errorf("one webhook more than there may be answers %s, want TOO_MANY", got)
	}
}

// webhookFails notes that the webhook "copy" did not take its ping, and is given up.
func (v visitor) webhookFails(t *testing.T) {
	t.Helper()
	now := time.Now()
	held, err := v.Store.Webhooks.HoldWebhook(t.Context(), "copy", "test", now, now.Add(time.Minute))
	if err != nil || !held {
		t.Fatal("the webhook is not free", err)
	}
	_, d, err := v.Store.Webhooks.NextDelivery(t.Context(), "copy", "test", now)
	if err != nil {
		t.Fatal(err)
	}
	sent := webhooks.Sent{At: now, Took: time.Second, Status: 500, Failure: webhooks.WebhookRefused, Problem: "the receiver answered 500"}
	if err := v.Store.Webhooks.NotDelivered(t.Context(), "copy", "test", d.ID, sent, now, true); err != nil {
		t.Fatal(err)
	}
}

// logHas looks for actions in the desk's log.
func (v visitor) logHas(t *testing.T, cookie string, names ...string) {
	t.Helper()
	got := v.PostDesk(t, map[string]string{"query": "{ desk { actions { nodes { name } } } }"}, "Cookie", cookie).Text
	for _, name := range names {
		if !strings.Contains(got, fmt.Sprintf("%q", name)) {
			t.Errorf("the log lacks %s: %s", name, got)
		}
	}
}
