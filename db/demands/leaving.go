package demands

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
)

// DropSubscriber deletes a subscriber, the forms that asked for the newsletter and the unsent emails about it, and queues emails. It is
// false when that was done before.
func (s *Store) DropSubscriber(ctx context.Context, sub Subscriber, now time.Time, emails []outbox.Email) (bool, error) {
	return outbox.WriteAndQueue(ctx, s.DB, emails, now,
		handle.Statement{SQL: "DELETE FROM subscriber WHERE id = ?", Args: []any{sub.ID}},
		handle.Statement{SQL: "DELETE FROM lead WHERE form = 'subscribe' AND email = ?", Args: []any{sub.Email}},
		handle.Statement{SQL: "DELETE FROM outbox WHERE recipient = ? AND kind LIKE 'newsletter-%' AND sent_at IS NULL",
			Args: []any{sub.Email}})
}

// DropDemand deletes a demand, its form and the unsent emails about it, and queues emails. With a person's last demand, all forms that
// asked for one are deleted. It is false when that was done before.
func (s *Store) DropDemand(ctx context.Context, d Demand, now time.Time, emails []outbox.Email) (bool, error) {
	const others = "EXISTS (SELECT 1 FROM demand WHERE email = ?)"
	return outbox.WriteAndQueue(ctx, s.DB, emails, now,
		handle.Statement{SQL: "DELETE FROM demand WHERE id = ?", Args: []any{d.ID}},
		handle.Statement{SQL: "DELETE FROM lead WHERE form IN ('registerDemand', 'watchProperty') AND (id = ? OR email = ? AND NOT " +
			others +
			")",
			Args: []any{d.Lead, d.Email, d.Email}},
		handle.Statement{SQL: "DELETE FROM outbox WHERE recipient = ? AND kind LIKE 'demand-%' AND sent_at IS NULL AND NOT " + others,
			Args: []any{d.Email, d.Email}})
}
