package auth

import (
	"context"
	"encoding/hex"
	"log/slog"

	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/limits"
)

// Names under which passwords are counted in the table attempt.
const (
	byAddress = "signIn address"
	byPair    = "signIn address and account"
	byAccount = "signIn account"
	byDevice  = "signIn device"
)

// mayTry counts an attempt before the password is checked, so that parallel ones count too. Counts survive a restart. A browser on which
// the owner signed in before has a count of its own, so that nobody can lock the owner out; attempts from a blocked address do not count
// against the account.
func (d *Service) mayTry(ctx context.Context, p *principal.Principal, email string) (bool, error) {
	known, err := d.Store.Owners.IsDeviceOf(ctx, p.Device, email, d.Now())
	if err != nil {
		return false, err
	}
	if known {
		return d.within(ctx, d.limit(byDevice, limits.SignInsPerDevice, "device", p.Device))
	}
	for _, l := range []attempts.Limit{
		d.Leads.SenderLimit(p.Address, byAddress, limits.SignInsPerAddress, limits.SignInWindow),
		d.limit(byPair, limits.SignInsPerAddressAndAccount, "address and account", d.Leads.SenderOf(p.Address), email),
		d.limit(byAccount, limits.SignInsPerAccount, "account", email),
	} {
		if allowed, err := d.within(ctx, l); err != nil || !allowed {
			return false, err
		}
	}
	return true, nil
}

// within counts an attempt and reports whether it is allowed.
func (d *Service) within(ctx context.Context, l attempts.Limit) (bool, error) {
	allowed, err := d.Store.Attempts.CountAttempt(ctx, l, d.Now())
	if err == nil && !allowed {
		slog.WarnContext(ctx, "too many passwords were tried", "by", l.Form)
	}
	return allowed, err
}

// limit is how many passwords the digest of the parts may try.
func (d *Service) limit(form string, most int, parts ...string) attempts.Limit {
	return attempts.Limit{Who: d.digest(parts...), Form: form, Most: most, Since: d.Now().Add(-limits.SignInWindow)}
}

// forgive resets an account's failed attempts when its owner signs in. Those of the network address stay, or somebody with an account could
// guess the passwords of others without end.
func (d *Service) forgive(ctx context.Context, p *principal.Principal, email string) error {
	for form, who := range map[string]string{byAccount: d.digest("account", email),
		byPair: d.digest("address and account", d.Leads.SenderOf(p.Address), email), byDevice: d.digest("device", p.Device)} {
		if err := d.Store.Attempts.ForgetAttempts(ctx, who, form); err != nil {
			return err
		}
	}
	return nil
}

func (d *Service) digest(parts ...string) string {
	return hex.EncodeToString(d.Key.Digest(parts...)[:16])
}
