package outbox

import (
	"context"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
)

// WaitingEmails counts the emails of the outbox that are neither sent nor given up. Oldest and Next are Unix times, nil without any.
type WaitingEmails struct {
	Emails    int     `db:"emails"`
	Failed    int     `db:"failed"` // those that the mail server did not take yet
	Oldest    *int64  `db:"oldest"`
	Next      *int64  `db:"next"`
	LastError *string `db:"last_error"` // of the one that was tried most often
}

// Waiting counts what waits in the outbox.
func (s *Store) Waiting(ctx context.Context) (w WaitingEmails, err error) {
	err = s.One(ctx, &w, `SELECT count(*) AS emails, count(*) FILTER (WHERE tries > 0) AS failed, min(created_at) AS oldest,
		min(due_at) AS next,
			(SELECT last_error FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL AND tries > 0
				ORDER BY tries DESC, created_at DESC LIMIT 1) AS last_error
		FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL`)
	return w, err
}

// RetryEmails makes every email due now that waits for another attempt, and returns how many. Those that wait for something else keep their
// time: an answer that can be taken back, an address that got too many.
func (s *Store) RetryEmails(ctx context.Context, by desklog.Action) (int, error) {
	done, err := s.Write(ctx, handle.Statement{SQL: `UPDATE outbox SET due_at = min(due_at, ?)
		WHERE sent_at IS NULL AND given_up_at IS NULL AND tries > 0`, Args: []any{by.At.Unix()}}, by.Insert())
	if err != nil {
		return 0, err
	}
	return int(done[0]), nil
}
