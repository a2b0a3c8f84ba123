package leads

import (
	"encoding/hex"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/limits"
)

// perRecipient limits the emails to one address per day, over all forms. Only a digest of the address is stored.
func (o *Service) perRecipient(email string) attempts.Limit {
	return attempts.Limit{Who: o.digestOf("recipient", email), Form: "email", Most: limits.RecipientEmailsPerDay,
		Since: o.Now().Add(-24 * time.Hour)}
}

// digestOf is the key of a counter by email address, and by the other parts given. Spellings of one mailbox have the same digest.
func (o *Service) digestOf(purpose, email string, more ...string) string {
	parts := append([]string{purpose, forms.Mailbox(email)}, more...)
	return hex.EncodeToString(o.Key.Digest(parts...)[:16])
}
