package webhook_test

import (
	"encoding/json"
	"io"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/internal/leadstest"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/webhook"
)

// site is the sample with a webhook whose receiver is on this machine.
type site struct {
	*webhook.Service
	t        *testing.T
	receiver *crmtest.Server
	got      *received
	secret   string
	now      time.Time
}

// received is what the receiver took, in order.
type received struct {
	mu   sync.Mutex
	list []delivery
}

// delivery is a request to a receiver.
type delivery struct {
	header  http.Header
	text    []byte
	ID      string
	Type    string
	Cursor  string
	Changes []struct {
		Type     string `json:"__typename"`
		Number   int
		Property *struct {
			Title string
			Price struct{ Amount *int }
		}
	}
}

func (r *received) ServeHTTP(w http.ResponseWriter, q *http.Request) {
	text, err := io.ReadAll(q.Body)
	d := delivery{header: q.Header, text: text}
	if err != nil || json.Unmarshal(text, &d) != nil {
		http.Error(w, "not read", http.StatusBadRequest)
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.list = append(r.list, d)
}

// take gives what came since the last time.
func (r *received) take() []delivery {
	r.mu.Lock()
	defer r.mu.Unlock()
	list := r.list
	r.list = nil
	return list
}

func start(t *testing.T) *site {
	t.Helper()
	store, _ := sampletest.Open(t)
	s := &site{t: t, got: &received{}, now: time.Unix(1_790_000_000, 0)}
	s.receiver = crmtest.Start(t, s.got)
	g := graph.New(leadstest.Open(t, store).Auth(), nil)
	s.Service = &webhook.Service{Store: store, Client: s.receiver.FetchClient(), Read: g.Changed, Now: func() time.Time { return s.now }}
	if _, err := store.Keys.AddAPIKey(t.Context(), "portal", false, desklog.Action{At: s.now}); err != nil {
		t.Fatal(err)
	}
	secret, err := store.Webhooks.AddWebhook(t.Context(),
		webhooks.Webhook{Name: "copy", Key: "portal", URL: s.receiver.URL + "/hook", Language: locale.Dutch,
			Projects: true}, desklog.Action{At: s.now})
	if err != nil {
		t.Fatal(err)
	}
	s.secret = secret
	return s
}

// pinged is a site whose webhook took its ping.
func pinged(t *testing.T) *site {
	t.Helper()
	s := start(t)
	if got := s.run(); len(got) != 1 || got[0].Type != "ping" {
		t.Fatalf("a new webhook got %+v, want a ping", got)
	}
	return s
}

// run delivers to the receiver what waits, as the server does with webhooks that are due, and returns what it took.
func (s *site) run() []delivery {
	s.t.Helper()
	due, err := s.Store.Webhooks.DueWebhooks(s.t.Context(), s.now)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, w := range due {
		if err := s.Run(s.t.Context(), w.Name); err != nil {
			s.t.Fatal(err)
		}
	}
	return s.got.take()
}

// write changes the site by hand.
func (s *site) write(sql string, args ...any) {
	s.t.Helper()
	if _, err := s.Store.Write(s.t.Context(), handle.Statement{SQL: sql, Args: args}); err != nil {
		s.t.Fatal(err)
	}
}

func (s *site) webhook() webhooks.Webhook {
	s.t.Helper()
	list, err := s.Store.Webhooks.Webhooks(s.t.Context())
	if err != nil || len(list) != 1 {
		s.t.Fatalf("the webhooks are %+v, want one (%v)", list, err)
	}
	return list[0]
}

func (s *site) last() webhooks.Delivery {
	s.t.Helper()
	list, err := s.Store.Webhooks.Deliveries(s.t.Context(), "copy")
	if err != nil || len(list) == 0 {
		s.t.Fatalf("the deliveries are %+v, want one at least (%v)", list, err)
	}
	return list[0]
}
