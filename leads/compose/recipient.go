package compose

import (
	"encoding/hex"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/limits"
)

// PerRecipient limits the emails to one address per day, over all forms. Only a digest of the address is stored.
func (o *Composer) PerRecipient(email string) attempts.Limit {
	return attempts.Limit{Who: o.DigestOf("recipient", email), Form: "email", Most: limits.RecipientEmailsPerDay,
		Since: o.Now().Add(-24 * time.Hour)}
}

// DigestOf is the key of a counter by email address, and by the other parts given. Spellings of one mailbox have the same digest.
func (o *Composer) DigestOf(purpose, email string, more ...string) string {
	parts := append([]string{purpose, forms.Mailbox(email)}, more...)
	return hex.EncodeToString(o.Key.Digest(parts...)[:16])
}
