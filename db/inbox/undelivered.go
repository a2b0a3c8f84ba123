package inbox

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
)

// Undelivered is an email that was given up, with its lead and form, nil for none.
type Undelivered struct {
	ID        string  `db:"id"`
	Lead      *string `db:"lead"`
	Form      *string `db:"form"`
	Kind      string  `db:"kind"`
	Recipient string  `db:"recipient"`
	Reason    string  `db:"last_error"`
	GivenUpAt int64   `db:"given_up_at"`
}

const undelivered = `SELECT id, lead, (SELECT form FROM lead WHERE id = outbox.lead) AS form, kind, recipient,
	coalesce(last_error, '') AS last_error, given_up_at FROM outbox `

// Undelivered lists the emails that were given up since a moment, the oldest first.
func (s *Store) Undelivered(ctx context.Context, since time.Time) (list []Undelivered, err error) {
	err = s.List(ctx, &list, undelivered+"WHERE given_up_at >= ? ORDER BY given_up_at, id", since.Unix())
	return list, err
}

// UnreportedFailures lists at most n emails that were given up and not reported to the agency yet, the oldest first, without the kinds in
// except.
func (s *Store) UnreportedFailures(ctx context.Context, except []string, n int) (list []Undelivered, err error) {
	err = s.List(ctx, &list, undelivered+`WHERE given_up_at IS NOT NULL AND told_by IS NULL AND kind NOT IN (SELECT value FROM json_each(?))
		ORDER BY given_up_at, id LIMIT ?`, handle.JSON(except), n)
	return list, err
}

// QueueUndeliveredNotices queues the email that reports one that was given up, once. Nothing is queued when that was done meanwhile, or
// when a limit of the email is reached.
func (s *Store) QueueUndeliveredNotices(ctx context.Context, u Undelivered, email outbox.Email, now time.Time) error {
	list := []handle.Statement{
		{SQL: "UPDATE outbox SET told_by = ? WHERE id = ? AND told_by IS NULL", Args: []any{email.ID, u.ID}},
		handle.Guard(outbox.Unchanged, "changes() > 0"),
	}
	list = append(list, email.Queue(u.Lead, now.Unix())...)
	list = append(list, handle.Guard(outbox.Unchanged, "EXISTS (SELECT 1 FROM outbox WHERE id = ?)", email.ID))
	_, err := s.Write(ctx, list...)
	if err = handle.AsRefusal(err); errors.Is(err, handle.Refused{Why: outbox.Unchanged}) {
		return nil
	}
	return err
}

// Lead reads a lead; nil when there is none.
func (s *Store) Lead(ctx context.Context, id string) (*Lead, error) {
	var l Lead
	err := s.One(ctx, &l, "SELECT "+handle.ColumnsOf(l, "")+" FROM lead WHERE id = ?", id)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &l, err
}
