package outbox

import (
	"context"

	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// QueueEmail puts an email into the outbox, with a line of the log. It returns Refused TOO_OFTEN when the limit is reached.
func (s *Store) QueueEmail(ctx context.Context, email Email, limit attempts.Limit, by desklog.Action) error {
	list := append(limit.CountOrRefuse(by.At), by.Insert())
	_, err := s.Write(ctx, append(list, email.Queue(nil, by.At.Unix())...)...)
	return handle.AsRefusal(err)
}
