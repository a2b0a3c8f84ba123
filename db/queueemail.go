package db

import (
	"context"

	"github.com/gevel/gevel/db/handle"
)

// QueueEmail puts an email into the outbox, with a line of the log. It returns Refused TOO_OFTEN when the limit is reached.
func (s *Store) QueueEmail(ctx context.Context, email Email, limit Limit, by Action) error {
	list := append(limit.CountOrRefuse(by.At), by.insert())
	_, err := s.Write(ctx, append(list, email.queue(nil, by.At.Unix())...)...)
	return handle.AsRefusal(err)
}
