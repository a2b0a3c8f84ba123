package demands

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/outbox"
	"github.com/gevel/gevel/locale"
)

// Subscriber gets the newsletter once confirmed.
type Subscriber struct {
	ID        string          `db:"id"`
	Email     string          `db:"email"`
	FirstName string          `db:"first_name"`
	Language  locale.Language `db:"language"`
	State     string          `db:"state"` // PENDING, CONFIRMED or PAUSED; whoever unsubscribes is deleted
	CreatedAt int64           `db:"created_at"`
}

// Subscribed stores a subscriber. An existing one with the same address keeps its id and state.
func Subscribed(sub Subscriber) handle.Statement {
	st := handle.Insert("subscriber", sub)
	st.SQL += " ON CONFLICT (email) DO UPDATE SET first_name = excluded.first_name, language = excluded.language"
	return st
}

// SubscriberOf reads the subscriber with an address, nil when there is none.
func (s *Store) SubscriberOf(ctx context.Context, email string) (*Subscriber, error) {
	return s.subscriber(ctx, "email = ?", email)
}

// Subscriber reads a subscriber, nil when there is none.
func (s *Store) Subscriber(ctx context.Context, id string) (*Subscriber, error) {
	return s.subscriber(ctx, "id = ?", id)
}

func (s *Store) subscriber(ctx context.Context, condition string, arg string) (*Subscriber, error) {
	var sub Subscriber
	err := s.One(ctx, &sub, "SELECT "+handle.ColumnsOf(sub, "")+" FROM subscriber WHERE "+condition, arg)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &sub, err
}

// ChangeSubscriber gives a subscriber another state or language and queues emails. It is false, and nothing is queued, when
// the subscriber is no longer as was.
func (s *Store) ChangeSubscriber(ctx context.Context, was, next Subscriber, now time.Time, emails []outbox.Email) (bool, error) {
	return outbox.UpdateAndQueue(ctx, s.DB, emails, now, `UPDATE subscriber SET state = ?, language = ?,
		confirmed_at = iif(state = 'PENDING' AND ? = 'CONFIRMED', ?, confirmed_at)
		WHERE id = ? AND state = ? AND language = ?`, next.State, next.Language, next.State, now.Unix(), was.ID, was.State, was.Language)
}
