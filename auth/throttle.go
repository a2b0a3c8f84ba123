package auth

import (
	"context"
	"encoding/hex"
	"log/slog"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// Names under which passwords are counted in the table attempt.
const (
	byAddress = "signIn address"
	byPair    = "signIn address and account"
	byAccount = "signIn account"
	byDevice  = "signIn device"
)

// mayTry counts a password before it is looked at, so that many at once are counted too. Counts outlive a restart. A browser on which
// the owner signed in before is counted by itself, whatever strangers do; what comes from an address that is stopped does not
// count against the account.
func (d *Service) mayTry(ctx context.Context, c *Caller, email string) (bool, error) {
	known, err := d.Leads.Store.IsDeviceOf(ctx, c.Device, email, d.Leads.Now())
	if err != nil {
		return false, err
	}
	if known {
		return d.within(ctx, d.digest("device", c.Device), byDevice, limits.SignInsPerDevice)
	}
	for _, k := range []struct {
		who, form string
		most      int
	}{
		{c.Address, byAddress, limits.SignInsPerAddress},
		{d.digest("address and account", c.Address, email), byPair, limits.SignInsPerAddressAndAccount},
		{d.digest("account", email), byAccount, limits.SignInsPerAccount},
	} {
		if allowed, err := d.within(ctx, k.who, k.form, k.most); err != nil || !allowed {
			return false, err
		}
	}
	return true, nil
}

// within counts a password and tells whether it may be tried.
func (d *Service) within(ctx context.Context, who, form string, most int) (bool, error) {
	now := d.Leads.Now()
	allowed, err := d.Leads.Store.CountAttempt(ctx, db.Limit{Who: who, Form: form, Most: most, Since: now.Add(-limits.SignInWindow)}, now)
	if err == nil && !allowed {
		slog.WarnContext(ctx, "too many passwords were tried", "by", form)
	}
	return allowed, err
}

// forgive forgets the wrong passwords of an account, once its owner signs in. Those of the address stay: whoever has an account
// could otherwise try those of others without end.
func (d *Service) forgive(ctx context.Context, c *Caller, email string) error {
	for form, who := range map[string]string{byAccount: d.digest("account", email),
		byPair: d.digest("address and account", c.Address, email), byDevice: d.digest("device", c.Device)} {
		if err := d.Leads.Store.ForgetAttempts(ctx, who, form); err != nil {
			return err
		}
	}
	return nil
}

func (d *Service) digest(parts ...string) string {
	return hex.EncodeToString(d.Leads.Key.Digest(parts...)[:16])
}
