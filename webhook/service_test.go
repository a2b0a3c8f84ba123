package webhook_test

import (
	"net/http"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/webhook"
)

// TestChangesComeInOrder changes two properties and withdraws one: each comes once, as it is now, in the order of its last change, signed.
func TestChangesComeInOrder(t *testing.T) {
	s := pinged(t)
	s.write("UPDATE property SET price = 12300000, publish_price = 1, title = '{\"nl\":\"Eerst\"}' WHERE number = 1035")
	s.write("UPDATE property SET title = '{\"nl\":\"Dan\"}' WHERE number = 1077")
	s.write("UPDATE property SET title = '{\"nl\":\"Nu\"}' WHERE number = 1035")
	s.write("DELETE FROM property WHERE number = 1077")
	got := s.run()
	if len(got) != 1 || len(got[0].Changes) != 2 {
		t.Fatalf("the receiver got %+v, want one delivery with two changes", got)
	}
	first, second := got[0].Changes[0], got[0].Changes[1]
	if first.Type != "PropertyChanged" || first.Number != 1035 || first.Property.Title != "Nu" || *first.Property.Price.Amount != 123000 ||
		second.Type != "PropertyWithdrawn" || second.Number != 1077 || second.Property != nil {
		t.Errorf("the changes are %s, want 1035 as it is now, then 1077 withdrawn", got[0].text)
	}
	h := got[0].header
	if want := webhook.Signature(s.secret, s.now, got[0].text); h.Get(webhook.SignatureHeader) != want ||
		h.Get(webhook.DeliveryHeader) != got[0].ID || h.Get("Content-Type") != "application/json" {
		t.Errorf("the headers are %v, want the signature %s and the id %s", h, want, got[0].ID)
	}
	if again := s.run(); len(again) != 0 {
		t.Errorf("changes that were delivered are delivered again: %s", again[0].text)
	}
}

// TestSignature is computed by hand: printf '1700000000.{}' | openssl dgst -sha256 -hmac secret.
func TestSignature(t *testing.T) {
	const want = "t=1700000000,v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163"
	if got := webhook.Signature("secret", time.Unix(1_700_000_000, 0), []byte("{}")); got != want {
		t.Errorf("the signature is %s, want %s", got, want)
	}
}

// TestAFaultDelaysAndLosesNothing lets a receiver fail in each way, changes the property meanwhile, and heals it: the delivery comes with
// its first id, as the property is then, and what changed later comes after it.
func TestAFaultDelaysAndLosesNothing(t *testing.T) {
	other := crmtest.Start(t, http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("a redirect was followed") }))
	for name, c := range map[string]struct {
		fault http.HandlerFunc
		kind  webhooks.WebhookFailure
		want  string
	}{"500": {crmtest.Status(500), webhooks.WebhookRefused, "the receiver answered 500"},
		"404":             {crmtest.Status(404), webhooks.WebhookRefused, "the receiver answered 404"},
		"a redirect":      {crmtest.Redirect(other.URL), webhooks.WebhookRedirected, "redirects are not followed"},
		"half an answer":  {crmtest.Half, webhooks.WebhookNoConnection, "cut off"},
		"no answer":       {func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, webhooks.WebhookNoConnection, "EOF"},
		"silence":         {crmtest.Silence, webhooks.WebhookNoAnswer, "no answer within 10s"},
		"a byte a second": {crmtest.Drip, webhooks.WebhookNoAnswer, "no answer within 10s"},
		"slow headers":    {crmtest.DripHeaders, webhooks.WebhookNoAnswer, "no answer within 10s"}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := pinged(t)
			s.receiver.BreakPath("/hook", c.fault)
			s.write("UPDATE property SET price = 12300000, publish_price = 1 WHERE number = 1035")
			if got := s.run(); len(got) != 0 {
				t.Fatalf("the receiver took %s, want nothing while it fails", got[0].text)
			}
			waits := s.last()
			if w := s.webhook(); !failedWith(waits, c.kind, c.want) || waits.DeliveredAt != nil || w.Tries != 1 ||
				w.DueAt != s.now.Add(limits.WebhookFirstPause).Unix() {
				t.Fatalf("the webhook is %+v and its delivery %+v, want one try, %s and %q", w, waits, c.kind, c.want)
			}
			s.receiver.Heal()
			if got := s.run(); len(got) != 0 {
				t.Fatal("the receiver is tried again before the pause is over")
			}
			s.write("UPDATE property SET publish_price = 0 WHERE number = 1035")
			s.write("UPDATE property SET updated_at = updated_at + 1 WHERE number = 1077")
			s.now = s.now.Add(limits.WebhookFirstPause)
			got := s.run()
			if len(got) != 2 || got[0].ID != waits.ID || got[1].ID == waits.ID || len(got[1].Changes) != 2 {
				t.Fatalf("after the pause the receiver got %+v, want the delivery %s and then one of two changes", got, waits.ID)
			}
			if amount := got[0].Changes[0].Property.Price.Amount; amount != nil {
				t.Errorf("the delivery tells the price %d, which is hidden meanwhile", *amount)
			}
			if w := s.webhook(); w.Tries != 0 || w.FailingSince != nil {
				t.Errorf("the webhook is %+v, want no failures after a success", w)
			}
		})
	}
}

// TestALongAnswerCountsAsTaken reads only the first bytes of what a receiver answers.
func TestALongAnswerCountsAsTaken(t *testing.T) {
	s := start(t)
	s.receiver.Fail(1, crmtest.Huge)
	s.run()
	if d := s.last(); d.DeliveredAt == nil {
		t.Errorf("the delivery is %+v, want it taken", d)
	}
}

// TestAPrivateAddressIsNotReached uses the client of the server, for which this machine is a private network.
func TestAPrivateAddressIsNotReached(t *testing.T) {
	s := start(t)
	s.Client = fetch.New()
	s.run()
	if d := s.last(); s.receiver.Connections() != 0 || !failedWith(d, webhooks.WebhookPrivateHost, "private network") {
		t.Errorf("%d connections were made and the delivery is %+v, want none and the reason", s.receiver.Connections(), d)
	}
}

// TestOneProgramNotifiesAReceiver runs twice at the same time, as two programs do: each change comes once.
func TestOneProgramNotifiesAReceiver(t *testing.T) {
	s := pinged(t)
	s.write("UPDATE property SET updated_at = updated_at + 1")
	ended := make(chan error)
	for range 2 {
		go func() { ended <- s.Run(t.Context(), "copy") }()
	}
	for range 2 {
		if err := <-ended; err != nil {
			t.Error(err)
		}
	}
	seen := map[int]bool{}
	for _, d := range s.got.take() {
		for _, c := range d.Changes {
			if seen[c.Number] {
				t.Errorf("%d came twice", c.Number)
			}
			seen[c.Number] = true
		}
	}
	if len(seen) < 100 {
		t.Errorf("%d properties came, want all", len(seen))
	}
}

// TestAHostThatIsNotKnown shows that the problem does not name the DNS server of this machine.
func TestAHostThatIsNotKnown(t *testing.T) {
	s := start(t)
	s.write("UPDATE webhook SET url = 'https://hooks.invalid/'")
	s.Client = fetch.New()
	s.run()
	if d := s.last(); !failedWith(d, webhooks.WebhookUnknownHost, "") || *d.Problem != "the host hooks.invalid cannot be found" {
		t.Errorf("the problem is %q, want the host and no more", *d.Problem)
	}
}

// TestACertificateThatIsNotValid is of a receiver whose authority this program does not know.
func TestACertificateThatIsNotValid(t *testing.T) {
	s := start(t)
	s.Client = fetch.New()
	s.Client.Reachable = func(netip.Addr) bool { return true }
	s.run()
	if d := s.last(); !failedWith(d, webhooks.WebhookBadCertificate, "certificate") {
		t.Errorf("the delivery is %+v, want %s", d, webhooks.WebhookBadCertificate)
	}
}

// failedWith reports whether the last try of a delivery failed for a reason, with some words in its problem.
func failedWith(d webhooks.Delivery, kind webhooks.WebhookFailure, words string) bool {
	return d.Failure != nil && *d.Failure == kind && d.Problem != nil && strings.Contains(*d.Problem, words)
}
