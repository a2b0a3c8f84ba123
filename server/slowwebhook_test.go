package server_test

import (
	"context"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// faultyReceivers are receivers to which nothing can be delivered, by the names of their webhooks, with the problem that the list of
// deliveries shows.
var faultyReceivers = map[string]struct {
	fault http.HandlerFunc
	want  string
}{
	"body": {crmtest.Drip, "no answer within 10s"}, "headers": {crmtest.DripHeaders, "no answer within 10s"},
	"silent":   {crmtest.Silence, "no answer within 10s"},
	"redirect": {crmtest.Redirect("https://203.0.113.1/"), "redirects are not followed"},
	"private":  {nil, "private network"},
}

// heard notes when each path was told of something first, and the ids of what it was told.
type heard struct {
	mu    sync.Mutex
	first map[string]time.Time
	ids   map[string][]string
}

func (h *heard) ServeHTTP(_ http.ResponseWriter, r *http.Request) {
	io.Copy(io.Discard, r.Body)
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.first[r.URL.Path].IsZero() {
		h.first[r.URL.Path] = time.Now()
	}
	h.ids[r.URL.Path] = append(h.ids[r.URL.Path], r.Header.Get("Gevel-Delivery"))
}

func (h *heard) at(path string) (time.Time, []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.first[path], h.ids[path]
}

// TestASlowReceiverHoldsUpNoOther runs webhooks whose receivers drip a byte a second, never answer, redirect, or have a private address,
// beside one that works: that one hears at once, the others are given up after limits.WebhookTime and tried again later.
func TestASlowReceiverHoldsUpNoOther(t *testing.T) {
	releasetest.Only(t, "it waits for a slow receiver")
	t.Parallel()
	h := &heard{first: map[string]time.Time{}, ids: map[string][]string{}}
	receiver := crmtest.Start(t, h)
	v, site := visitSite(t, web.Dist(), server.Settings{Proxies: sitetest.OwnMachine(t), Fetch: receiver.FetchClient()})
	v.Program(t, "portal")
	v.addWebhook(t, "works", receiver.URL+"/works")
	for name, c := range faultyReceivers {
		address := receiver.URL + "/" + name
		if c.fault == nil {
			address = "https://10.255.255.1/"
		} else {
			receiver.BreakPath("/"+name, c.fault)
		}
		v.addWebhook(t, name, address)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { defer close(ended); site.RunWebhooks(ctx) }()
	defer func() { stop(); <-ended }()
	began := time.Now()
	waiting := v.failures(t)
	if at, _ := h.at("/works"); at.IsZero() || at.Sub(began) > limits.WebhookTime {
		t.Errorf("beside slow receivers the one that works was told after %v, want at once", at.Sub(began))
	}
	if took := time.Since(began); took > 2*limits.WebhookTime+3*limits.WebhookEvery {
		t.Errorf("the slow receivers were given up after %v, want %v", took, limits.WebhookTime)
	}
	receiver.Heal()
	v.again(t)
	for name, id := range waiting {
		if name == "private" {
			continue
		}
		for _, ids := h.at("/" + name); len(ids) == 0; _, ids = h.at("/" + name) {
			time.Sleep(50 * time.Millisecond)
		}
		if _, ids := h.at("/" + name); ids[0] != id {
			t.Errorf("after its fault %s receives %v, want first %s, which it did not take", name, ids, id)
		}
	}
}

func (v visitor) addWebhook(t *testing.T, name, address string) {
	t.Helper()
	w := webhooks.Webhook{Name: name, Key: "portal", URL: address, Language: locale.Dutch}
	if _, err := v.Store.Webhooks.AddWebhook(t.Context(), w, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
}

// failures waits until each faulty receiver failed once, and gives the ids of what they did not take.
func (v visitor) failures(t *testing.T) map[string]string {
	t.Helper()
	ids := map[string]string{}
	for end := time.Now().Add(time.Minute); len(ids) < len(faultyReceivers); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("only these receivers failed: %v", ids)
		}
		for name, c := range faultyReceivers {
			list, err := v.Store.Webhooks.Deliveries(t.Context(), name)
			if err != nil || len(list) != 1 {
				t.Fatalf("%s has the deliveries %+v (%v), want its ping", name, list, err)
			}
			if d := list[0]; d.Problem == nil || ids[name] != "" {
				continue
			} else if ids[name] = d.ID; !strings.Contains(*d.Problem, c.want) || d.DeliveredAt != nil {
				t.Errorf("%s fails with %q, want %q", name, *d.Problem, c.want)
			}
		}
	}
	return ids
}

// again lets all webhooks be tried at once, and finds that each would have waited for its pause.
func (v visitor) again(t *testing.T) {
	t.Helper()
	list, err := v.Store.Webhooks.Webhooks(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range list {
		if _, faulty := faultyReceivers[w.Name]; faulty && (w.Tries == 0 || w.Paused != nil || w.DueAt <= time.Now().Unix()-60) {
			t.Errorf("%s is %+v after its failure, want it to be tried again", w.Name, w)
		}
	}
	if _, err := v.Store.Write(t.Context(), handle.Statement{SQL: "UPDATE webhook SET due_at = 0"}); err != nil {
		t.Fatal(err)
	}
}
