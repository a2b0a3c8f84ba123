package owners

import (
	"context"
	"encoding/hex"
	"log/slog"
	"time"
)

// How many wrong passwords are borne within a window: from one address of the network, and for one account, known or not.
const (
	perAddress = 30
	perAccount = 10
	window     = 15 * time.Minute
)

// Names under which passwords are counted in the table attempt.
const (
	byAddress = "signIn address"
	byAccount = "signIn account"
)

// mayTry counts a password before it is looked at, so that many at once are counted too. Counts outlive a restart. An address
// that is stopped does not count against the account.
func (d *Door) mayTry(ctx context.Context, c *Caller, email string) (bool, error) {
	o := d.Office
	for _, k := range []struct {
		who, form string
		most      int
	}{{c.Address, byAddress, perAddress}, {d.account(email), byAccount, perAccount}} {
		allowed, err := o.Store.Attempt(ctx, k.who, k.form, k.most, window, o.Now())
		if err != nil {
			return false, err
		}
		if !allowed {
			slog.WarnContext(ctx, "too many passwords were tried", "by", k.form)
			return false, nil
		}
	}
	return true, nil
}

// forgive forgets the wrong passwords of an account, once its owner signs in. Those of the address stay: whoever has an account
// could otherwise try those of others without end.
func (d *Door) forgive(ctx context.Context, email string) error {
	return d.Office.Store.Forgive(ctx, d.account(email), byAccount)
}

func (d *Door) account(email string) string {
	return hex.EncodeToString(d.Office.Key.Digest("account", email)[:16])
}
