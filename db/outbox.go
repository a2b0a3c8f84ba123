package db

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
)

// Letter is a finished letter for the outbox; Kind is what mail calls it. It is left out when one of its limits has no room.
type Letter struct {
	ID        string
	Kind      string
	Recipient string
	Message   []byte
	Limits    []Limit
}

// queued puts the letter into the outbox; lead is nil for a letter that follows of none.
func (l Letter) queued(lead *string, at int64) Statement {
	st := Statement{SQL: "INSERT INTO outbox (id, lead, kind, recipient, message, created_at, due_at) SELECT ?, ?, ?, ?, ?, ?, ? WHERE true",
		Args: []any{l.ID, lead, l.Kind, l.Recipient, l.Message, at, at}}
	for _, limit := range l.Limits {
		condition, args := limit.room()
		st.SQL, st.Args = st.SQL+" AND "+condition, append(st.Args, args...)
	}
	return st
}

// sentWith puts the letter into the outbox and counts it against its limits.
func (l Letter) sentWith(lead *string, at int64) []Statement {
	list := []Statement{l.queued(lead, at)}
	for _, limit := range l.Limits {
		list = append(list, limit.counted(at, "EXISTS (SELECT 1 FROM outbox WHERE id = ?)", l.ID))
	}
	return list
}

// Due gives at most n letters whose time has come, the oldest first. A letter that was sent or given up is not due.
func (s *Store) Due(ctx context.Context, now time.Time, n int) ([]agency.Outgoing, error) {
	var rows []struct {
		ID        string `db:"id"`
		Recipient string `db:"recipient"`
		Message   []byte `db:"message"`
		CreatedAt int64  `db:"created_at"`
		Tries     int    `db:"tries"`
	}
	err := s.list(ctx, &rows, `SELECT id, recipient, message, created_at, tries FROM outbox
		WHERE sent_at IS NULL AND given_up_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?`, now.Unix(), n)
	list := make([]agency.Outgoing, len(rows))
	for i, r := range rows {
		list[i] = agency.Outgoing{ID: r.ID, Recipient: r.Recipient, Message: r.Message, CreatedAt: time.Unix(r.CreatedAt, 0).UTC(), Tries: r.Tries}
	}
	return list, err
}

// Sent notes that a letter was taken over by the post. It is never due again, and its text and recipient are dropped.
func (s *Store) Sent(ctx context.Context, id string, at time.Time) error {
	_, err := s.Write(ctx, Statement{SQL: "UPDATE outbox SET sent_at = ?, recipient = '', message = x'', last_error = NULL WHERE id = ?", Args: []any{at.Unix(), id}})
	return err
}

// Failed counts a try that failed, with its reason. The letter is due again at next; a zero next gives it up for good.
func (s *Store) Failed(ctx context.Context, id, reason string, next time.Time) error {
	var due, over any = next.Unix(), nil
	if next.IsZero() {
		due, over = 0, time.Now().Unix()
	}
	_, err := s.Write(ctx, Statement{SQL: "UPDATE outbox SET tries = tries + 1, last_error = ?, due_at = ?, given_up_at = ? WHERE id = ?", Args: []any{reason, due, over, id}})
	return err
}
