package webhook

import (
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// Check refuses a webhook that could never be told anything: without a name or with one that is too long, or with an address that is not
// https, too long or written as one of a private network. What a host's name leads to is checked whenever it is reached.
func Check(w db.Webhook) error {
	if strings.TrimSpace(w.Name) == "" || utf8.RuneCountInString(w.Name) > limits.WebhookNameCharacters {
		return fmt.Errorf("the name of a webhook has 1 to %d characters", limits.WebhookNameCharacters)
	}
	if len(w.URL) > limits.WebhookAddressBytes {
		return fmt.Errorf("the address has more than %d bytes", limits.WebhookAddressBytes)
	}
	u, err := url.Parse(w.URL)
	if err = errors.Join(err, fetch.CheckAddress(w.URL)); err != nil {
		return fetch.ErrAddress
	}
	if ip, err := netip.ParseAddr(u.Hostname()); err == nil && !fetch.IsPublic(ip) {
		return fetch.ErrPrivate
	}
	return nil
}
