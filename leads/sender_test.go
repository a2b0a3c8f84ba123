package leads_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
)

// TestNetworksAreSenders sends from as many networks of a customer and of a provider as it takes. An IPv4 address is counted alone.
func TestNetworksAreSenders(t *testing.T) {
	for name, c := range map[string]struct {
		address func(i int) string
		want    int
	}{
		"one /64":      {func(i int) string { return fmt.Sprintf("2001:db8::%x", i) }, 2},
		"one /48":      {func(i int) string { return fmt.Sprintf("2001:db8:0:%x::1", i) }, 2 * limits.NetworkBudgets},
		"one /32":      {func(i int) string { return fmt.Sprintf("2001:db8:%x::1", i) }, 2 * limits.ProviderBudgets},
		"one IPv4":     {func(int) string { return "192.0.2.1" }, 2},
		"one IPv4 /24": {func(i int) string { return fmt.Sprintf("192.0.2.%d", i%256) }, 2 * 256},
	} {
		o, counted := open(t), 0
		for i := range c.want + 1 {
			allowed, err := o.Store.Attempts.CountAttempt(t.Context(), o.SenderLimit(c.address(i), "x", 2, time.Hour), o.Now())
			if err != nil {
				t.Fatal(err)
			}
			if allowed {
				counted++
			}
		}
		if counted != c.want {
			t.Errorf("%s may send %d times, want %d", name, counted, c.want)
		}
	}
}

// TestAFormOfAFullNetworkIsRefused sends a form from one network more of a customer whose other networks have sent all they may.
func TestAFormOfAFullNetworkIsRefused(t *testing.T) {
	o := open(t)
	const perHour = 10 // of the contact form
	for i := range perHour * limits.NetworkBudgets {
		limit := o.SenderLimit(fmt.Sprintf("2001:db8:0:%x::1", i), "sendContact", perHour, time.Hour)
		if allowed, err := o.Store.Attempts.CountAttempt(t.Context(), limit, o.Now()); err != nil || !allowed {
			t.Fatal(i, err)
		}
	}
	from := func(address string) (*leads.Answer, forms.Problems, error) {
		return o.Contact(principal.With(t.Context(), &principal.Principal{Address: address}), contact(o))
	}
	refused(t, "TOO_OFTEN")(from("2001:db8:0:ffff::1"))
	taken(t)(from("2001:db8:1::1"))
}
