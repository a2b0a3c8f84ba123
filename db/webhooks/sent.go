package webhooks

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Sent is how a try to deliver ended. Failure and Problem are "" when the receiver took it; Status is 0 without an answer.
type Sent struct {
	At      time.Time
	Took    time.Duration
	Status  int
	Failure WebhookFailure
	Problem string
}

// Delivered notes that a receiver took a delivery. Of a webhook's deliveries the last limits.WebhookDeliveries stay.
func (s *Store) Delivered(ctx context.Context, name, runner, id string, sent Sent) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE webhook SET tries = 0, failing_since = NULL, due_at = 0 WHERE name = ? AND runner = ? AND tries > 0",
			Args: []any{name, runner}},
		sent.note(id, true),
		handle.Statement{SQL: `DELETE FROM webhook_delivery WHERE webhook = ?1
			AND number NOT IN (SELECT number FROM webhook_delivery WHERE webhook = ?1 ORDER BY number DESC LIMIT ?2)`,
			Args: []any{name, limits.WebhookDeliveries}})
	return err
}

// NotDelivered notes that a receiver did not take a delivery, which is tried again at next. With giveUp the webhook is paused until
// somebody resumes it, with a line of the log.
func (s *Store) NotDelivered(ctx context.Context, name, runner, id string, sent Sent, next time.Time, giveUp bool) error {
	action := desklog.Action{At: sent.At, Name: "stopWebhook", Record: webhookRecord(name)}
	_, err := s.Write(ctx, sent.note(id, false),
		handle.Statement{SQL: `UPDATE webhook SET tries = tries + 1, failing_since = coalesce(failing_since, ?), due_at = ? WHERE name = ?
			AND runner = ?`,
			Args: []any{sent.At.Unix(), next.Unix(), name, runner}},
		handle.Statement{SQL: "UPDATE webhook SET paused = ? WHERE name = ? AND runner = ? AND paused IS NULL AND ?",
			Args: []any{PausedFailing, name, runner, giveUp}}, action.InsertIf("changes() > 0"))
	return err
}

func (r Sent) note(id string, taken bool) handle.Statement {
	return handle.Statement{SQL: `UPDATE webhook_delivery SET tries = tries + 1, tried_at = ?1, took = ?2, status = nullif(?3, 0),
		problem = nullif(?4, ''), failure = nullif(?5, ''),
		delivered_at = CASE WHEN ?6 THEN ?1 END WHERE id = ?7`,
		Args: []any{r.At.Unix(), r.Took.Milliseconds(), r.Status, r.Problem, r.Failure, taken, id}}
}
