package inbox

import (
	"context"
)

// LeadEmail is an email about a lead, and whether it was sent. Recipient is "" once it was sent.
type LeadEmail struct {
	ID        string  `db:"id"`
	Kind      string  `db:"kind"`
	Recipient string  `db:"recipient"`
	CreatedAt int64   `db:"created_at"`
	SentAt    *int64  `db:"sent_at"`
	GivenUpAt *int64  `db:"given_up_at"`
	Reason    *string `db:"last_error"`
	Tries     int     `db:"tries"`
	Stored    bool    `db:"stored"` // whether its text is there to be sent
}

const leadEmailColumns = "id, kind, recipient, created_at, sent_at, given_up_at, last_error, tries, message <> x'' AS stored"

// LeadEmails lists the emails of a lead, the oldest first.
func (s *Store) LeadEmails(ctx context.Context, lead string) (list []LeadEmail, err error) {
	return list, s.List(ctx, &list, "SELECT "+leadEmailColumns+" FROM outbox WHERE lead = ? ORDER BY created_at, id", lead)
}
