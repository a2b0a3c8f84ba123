package outbox

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/attempts"
	"github.com/gevel/gevel/db/handle"
)

// Email is a finished email for the outbox; Kind is its name in package mail. It is left out when one of its limits is reached.
type Email struct {
	ID        string
	Kind      string
	Recipient string
	Message   []byte
	Limits    []attempts.Limit
	Inbox     Inbox
	After     time.Duration // how long it waits before it leaves
}

// Inbox limits the emails to one recipient, all kinds together, and says how long this one may wait when the limit is reached. One that
// would wait longer is given up, and the agency is told. The zero value is no limit.
type Inbox struct {
	attempts.Limit
	Wait time.Duration // CountOnly: it is always sent
}

// CountOnly is the Wait of an email that counts for the limit but never waits.
const CountOnly time.Duration = -1

// TooManyEmails is the reason of an email that was given up because of its recipient's limit.
const TooManyEmails = "the recipient has already got as many emails as one address gets a day"

// Queue puts the email into the outbox and counts it for its limits; lead is nil for one without a lead.
func (l Email) Queue(lead *string, at int64) []handle.Statement {
	return l.QueueIf("true", nil, lead, at)
}

// QueueIf is queue, if a condition holds.
func (l Email) QueueIf(condition string, args []any, lead *string, at int64) []handle.Statement {
	st := handle.Statement{
		SQL: "INSERT INTO outbox (id, lead, kind, recipient, message, created_at, due_at) SELECT ?, ?, ?, ?, ?, ?, ? WHERE " +
			condition,
		Args: append([]any{l.ID, lead, l.Kind, l.Recipient, l.Message, at, at + int64(l.After.Seconds())}, args...)}
	for _, limit := range l.Limits {
		condition, args := limit.Room()
		st.SQL, st.Args = st.SQL+" AND "+condition, append(st.Args, args...)
	}
	list := []handle.Statement{st}
	for _, limit := range l.Limits {
		list = append(list, limit.InsertAttempt(at, "EXISTS (SELECT 1 FROM outbox WHERE id = ?)", l.ID))
	}
	if l.Inbox.Most > 0 {
		list = append(list, l.Inbox.fitted(l.ID, at)...)
	}
	return list
}

// fitted delays an email of the outbox until its recipient's limit allows it, and counts it for that moment; an email that would then be
// too late is given up. The agency is told of the first one per recipient and day that is given up.
func (i Inbox) fitted(id string, at int64) (list []handle.Statement) {
	window := at - i.Since.Unix()
	if i.Wait != CountOnly {
		list = []handle.Statement{
			{SQL: `UPDATE outbox SET due_at = max(due_at, ? + coalesce((SELECT at FROM attempt WHERE who = ? AND form = ? ORDER BY at DESC
				LIMIT 1 OFFSET ?), 0))
				WHERE id = ?`, Args: []any{window, i.Who, i.Form, i.Most - 1, id}},
			{SQL: `UPDATE outbox SET given_up_at = ?1, last_error = ?2, message = x'', told_by = (SELECT '' FROM outbox o
				WHERE o.recipient = outbox.recipient AND o.last_error = ?2 AND o.given_up_at > ?3) WHERE id = ?4 AND due_at > ?5`,
				Args: []any{at, TooManyEmails, i.Since.Unix(), id, at + int64(i.Wait.Seconds())}},
		}
	}
	return append(list,
		handle.Statement{SQL: "INSERT INTO attempt (who, form, at) SELECT ?, ?, due_at FROM outbox WHERE id = ? AND given_up_at IS NULL",
			Args: []any{i.Who, i.Form, id}})
}

// DueEmails gives at most n emails that are due, the oldest first. One that was sent or given up is never due.
func (s *Store) DueEmails(ctx context.Context, now time.Time, n int) ([]agency.Outgoing, error) {
	var rows []struct {
		ID        string `db:"id"`
		Kind      string `db:"kind"`
		Form      string `db:"form"`
		Lead      string `db:"lead"`
		Recipient string `db:"recipient"`
		Message   []byte `db:"message"`
		CreatedAt int64  `db:"created_at"`
		Tries     int    `db:"tries"`
	}
	err := s.List(ctx, &rows, `SELECT o.id, o.kind, coalesce(l.form, '') AS form, coalesce(o.lead, '') AS lead, o.recipient, o.message,
			coalesce(o.resent_at, o.created_at) AS created_at, o.tries
		FROM outbox o LEFT JOIN lead l ON l.id = o.lead
		WHERE o.sent_at IS NULL AND o.given_up_at IS NULL AND o.due_at <= ? ORDER BY o.due_at, o.id LIMIT ?`, now.Unix(), n)
	list := make([]agency.Outgoing, len(rows))
	for i, r := range rows {
		list[i] = agency.Outgoing{ID: r.ID, Kind: r.Kind, Form: r.Form, Lead: r.Lead, Recipient: r.Recipient, Message: r.Message,
			CreatedAt: time.Unix(r.CreatedAt, 0).UTC(), Tries: r.Tries}
	}
	return list, err
}

// EmailSent stores that the mail server accepted an email. It is never due again, and its text and recipient are deleted.
func (s *Store) EmailSent(ctx context.Context, id string, at time.Time) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE outbox SET sent_at = ?, recipient = '', message = x'', last_error = NULL WHERE id = ?",
			Args: []any{at.Unix(), id}})
	return err
}

// EmailFailed counts an attempt that failed at a time, with its reason. The email is due again at next; a zero next gives it up.
func (s *Store) EmailFailed(ctx context.Context, id, reason string, at, next time.Time) error {
	var due, over any = next.Unix(), nil
	if next.IsZero() {
		due, over = 0, at.Unix()
	}
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE outbox SET tries = tries + 1, last_error = ?, due_at = ?, given_up_at = ? WHERE id = ?",
			Args: []any{reason, due, over, id}})
	return err
}

// EmailIDs lists the ids of all emails of the outbox, sent ones too.
func (s *Store) EmailIDs(ctx context.Context) (ids []string, err error) {
	return ids, s.List(ctx, &ids, "SELECT id FROM outbox")
}
