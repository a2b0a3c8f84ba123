package webhooks

import (
	"cmp"
	"context"
	"crypto/rand"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Delivery is what a webhook is sent: its id is the same however often it is sent.
type Delivery struct {
	ID          string          `db:"id"`
	Kind        DeliveryKind    `db:"kind"`
	Changes     string          `db:"changes"` // JSON of ChangedRecord
	Cursor      string          `db:"cursor"`  // what follows it in the changes
	MadeAt      int64           `db:"made_at"`
	Tries       int             `db:"tries"`
	TriedAt     *int64          `db:"tried_at"`
	Took        *int64          `db:"took"`         // milliseconds of the last try
	Status      *int            `db:"status"`       // what the receiver answered last; nil for no answer
	Problem     *string         `db:"problem"`      // why the last try failed; nil when it did not
	Failure     *WebhookFailure `db:"failure"`      // its kind; nil also for tries of versions that did not store it
	DeliveredAt *int64          `db:"delivered_at"` // nil while it waits
}

// ChangedRecord names a property or project that changed, and when.
type ChangedRecord struct {
	Kind   changelog.Kind
	Number int
	Unix   int64
}

// At is when it changed.
func (c ChangedRecord) At() time.Time { return time.Unix(c.Unix, 0).UTC() }

// Changed gives what changed, in the order in which it did.
func (d Delivery) Changed() []ChangedRecord {
	list := []ChangedRecord{}
	json.Unmarshal([]byte(d.Changes), &list) // newDelivery wrote it
	return list
}

// DeliveryKind is what a delivery is about.
type DeliveryKind string

// The kinds. A ping only shows that the address works; after expired the receiver begins its copy again, because what was withdrawn since
// its last delivery is not known any more.
const (
	PingDelivery    DeliveryKind = "ping"
	ChangesDelivery DeliveryKind = "changes"
	ExpiredDelivery DeliveryKind = "expired"
)

const deliveries = `SELECT id, kind, changes, cursor, made_at, tries, tried_at, took, status, problem, failure, delivered_at
	FROM webhook_delivery`

// ErrNothingToDeliver says that a webhook got everything, or that another program delivers to it.
var ErrNothingToDeliver = errors.New("nothing is to be delivered")

func newDelivery(kind DeliveryKind, changes []ChangedRecord, cursor string, now time.Time) Delivery {
	if changes == nil {
		changes = []ChangedRecord{}
	}
	text, _ := json.Marshal(changes) // texts and numbers always have a JSON form
	return Delivery{ID: rand.Text(), Kind: kind, Changes: string(text), Cursor: cursor, MadeAt: now.Unix()}
}

func insertDelivery(webhook string, d Delivery) handle.Statement {
	return handle.Statement{SQL: `INSERT INTO webhook_delivery (id, webhook, kind, changes, cursor, made_at) SELECT ?, ?, ?, ?, ?, ?
		WHERE changes() > 0`,
		Args: []any{d.ID, webhook, d.Kind, d.Changes, d.Cursor, d.MadeAt}}
}

// Deliveries lists the last deliveries of a webhook, the newest first.
func (s *Store) Deliveries(ctx context.Context, webhook string) (list []Delivery, err error) {
	return list, s.List(ctx, &list, deliveries+" WHERE webhook = ? ORDER BY number DESC LIMIT ?", webhook, limits.WebhookDeliveries)
}

// HoldWebhook reserves a webhook that is not paused for one program until a time, and reports whether it succeeded. When the program is
// killed, the webhook is free again at that time.
func (s *Store) HoldWebhook(ctx context.Context, name, runner string, now, until time.Time) (bool, error) {
	affected, err := s.Write(ctx, handle.Statement{
		SQL:  "UPDATE webhook SET runner = ?1, until = ?2 WHERE name = ?3 AND paused IS NULL AND (runner = ?1 OR until <= ?4)",
		Args: []any{runner, until.Unix(), name, now.Unix()}})
	return err == nil && affected[0] > 0, err
}

// ReleaseWebhook ends the reservation of a webhook.
func (s *Store) ReleaseWebhook(ctx context.Context, name, runner string) error {
	_, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE webhook SET runner = NULL, until = 0 WHERE name = ? AND runner = ?", Args: []any{name, runner}})
	return err
}

// NextDelivery gives the webhook and what it is to be sent now: the delivery that waits, else one that is made of the next changes and
// stored before it is sent, so that a program that is killed sends the same again. It returns ErrNothingToDeliver when there is nothing.
func (s *Store) NextDelivery(ctx context.Context, name, runner string, now time.Time) (w Webhook, d Delivery, err error) {
	if err := s.One(ctx, &w, webhooks+" WHERE name = ? AND runner = ?", name, runner); err != nil {
		return w, d, unlessGone(err)
	}
	err = s.One(ctx, &d, deliveries+" WHERE webhook = ? AND delivered_at IS NULL", name)
	if !errors.Is(err, sql.ErrNoRows) {
		return w, d, err
	}
	d, sequence, err := s.nextChanges(ctx, w, now)
	if err != nil {
		return w, d, err
	}
	affected, err := s.Write(ctx,
		handle.Statement{SQL: "UPDATE webhook SET cursor = ?, sequence = ? WHERE name = ? AND runner = ? AND cursor = ?",
			Args: []any{d.Cursor, sequence, name, runner, w.Cursor}}, insertDelivery(name, d))
	if err == nil && affected[0] == 0 {
		err = ErrNothingToDeliver
	}
	return w, d, err
}

func unlessGone(err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return ErrNothingToDeliver
	}
	return err
}

// nextChanges makes a delivery of the changes after a webhook's cursor, and returns the sequence of the last of them.
func (s *Store) nextChanges(ctx context.Context, w Webhook, now time.Time) (d Delivery, sequence int64, err error) {
	page, err := changelog.Read(ctx, s.DB, changelog.Follow{Since: w.Cursor, First: limits.WebhookChanges, Projects: w.Projects})
	if errors.Is(err, changelog.ErrCursorExpired) {
		var log changelog.Log
		err = s.One(ctx, &log, changelog.Query)
		return newDelivery(ExpiredDelivery, nil, changelog.Cursor{Epoch: log.Epoch, Sequence: log.Head,
			Began: log.Head}.String(), now), log.Head, err
	}
	if err != nil || len(page.Changes) == 0 {
		return d, 0, cmp.Or(err, ErrNothingToDeliver)
	}
	list := make([]ChangedRecord, len(page.Changes))
	for i, c := range page.Changes {
		list[i] = ChangedRecord{c.Kind, c.Number, c.Unix}
	}
	return newDelivery(ChangesDelivery, list, page.Cursor, now), page.Sequence, nil
}
