package mail

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
)

// Outbox keeps letters until they are taken away. *db.Store is one.
type Outbox interface {
	// Due gives at most n letters whose time has come, the oldest first. A letter that was sent or given up is not due.
	Due(ctx context.Context, now time.Time, n int) ([]agency.Outgoing, error)
	// Sent notes that a letter was taken over by the post. It is never due again.
	Sent(ctx context.Context, id string, at time.Time) error
	// Failed counts a try that failed, with its reason. The letter is due again at next; a zero next gives it up for good.
	Failed(ctx context.Context, id, reason string, next time.Time) error
}
