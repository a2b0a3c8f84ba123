package leads

import (
	"encoding/hex"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/limits"
)

// perRecipient is how many emails an address gets a day, whatever forms name it. Only a digest of the address is kept.
func (o *Service) perRecipient(email string) db.Limit {
	return db.Limit{Who: o.digestOf("recipient", email), Form: "email", Most: limits.RecipientEmailsPerDay,
		Since: o.Now().Add(-24 * time.Hour)}
}

// digestOf is what is kept of an address to count by, and of what else it is counted by. Addresses of one mailbox are one.
func (o *Service) digestOf(purpose, email string, more ...string) string {
	parts := append([]string{purpose, agency.Mailbox(email)}, more...)
	return hex.EncodeToString(o.Key.Digest(parts...)[:16])
}
