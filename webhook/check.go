package webhook

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
)

// Check refuses a webhook that could never be told anything: without a name or with one that is too long, or with an address that is not
// https, too long or written as one of a private network.
func Check(w webhooks.Webhook) error {
	if strings.TrimSpace(w.Name) == "" || utf8.RuneCountInString(w.Name) > limits.WebhookNameCharacters {
		return fmt.Errorf("the name of a webhook has 1 to %d characters", limits.WebhookNameCharacters)
	}
	if len(w.URL) > limits.WebhookAddressBytes {
		return fmt.Errorf("the address has more than %d bytes", limits.WebhookAddressBytes)
	}
	return fetch.CheckPublic(w.URL)
}
