package link_test

import (
	"errors"
	"testing"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// TestTry tries the right secret and a wrong one at each CRM, and one while the CRM is down; the stored secret stays.
func TestTry(t *testing.T) {
	whise, omnicasa, sweepbright := whisetest.Start(t), omnicasatest.Start(t), sweepbrighttest.Start(t)
	for kind, c := range map[string]struct {
		server  *crmtest.Server
		account crm.Account
	}{"whise": {whise.Server, whise.Account(nil)}, "omnicasa": {omnicasa.Server, omnicasa.Account(nil)},
		"sweepbright": {sweepbright.Server, crm.Account{Secret: sweepbrighttest.Secret, Client: sweepbright.FetchClient(),
			Settings: map[string]string{"client": sweepbrighttest.Client, "base": sweepbright.Base(), "version": "v20210723"}}}} {
		right := c.account.Secret
		c.account.Secret = "the stored one"
		s := linked(t, kind, c.account)
		try := func(what, secret string, want, wantErr bool) {
			t.Helper()
			if got, err := s.Try(t.Context(), "office", secret); got != want || (err != nil) != wantErr {
				t.Errorf("%s: %s is accepted: %t, %v; want %t, an error: %t", kind, what, got, err, want, wantErr)
			}
		}
		try("the right secret", right, true, false)
		try("a wrong secret", "wrong", false, false)
		c.server.Fail(limits.CRMFailures, crmtest.Status(503))
		try("a secret while the CRM is down", right, false, true)
		var fault crmlinks.LinkFault
		_, err := s.Try(t.Context(), "office", right)
		if !errors.As(err, &fault) || fault.Kind != crmlinks.CRMFault || fault.Status == nil || *fault.Status != 503 {
			t.Errorf("%s: a secret while the CRM is down gives %+v, want the fault of the CRM with 503", kind, err)
		}
		c.server.Heal()
		if l, err := s.Store.Links.LinkNamed(t.Context(), "office"); err != nil || l.Secret != "the stored one" {
			t.Errorf("%s: trying stored the secret %q (%v)", kind, l.Secret, err)
		}
	}
}

// TestTryNewOfAPrivateNetwork tries an account whose address leads to this machine, over a client that reaches public addresses only.
func TestTryNewOfAPrivateNetwork(t *testing.T) {
	s := &link.Service{Kinds: kinds.All, Client: fetch.New()}
	for _, base := range []string{"https://127.0.0.1:9", "https://localhost:9", "https://[::1]:9", "https://169.254.169.254",
		"https://10.0.0.1"} {
		settings, problems := s.Complete("whise", map[string]string{"username": "a", "client": "1", "office": "1", "base": base})
		if len(problems) > 0 {
			t.Fatalf("%s gives %+v", base, problems)
		}
		_, err := s.TryNew(t.Context(), "whise", settings, "secret")
		var fault crmlinks.LinkFault
		if !errors.As(err, &fault) || fault.Kind != crmlinks.CRMPrivate {
			t.Errorf("%s gives %v, want PRIVATE", base, err)
		}
	}
}
