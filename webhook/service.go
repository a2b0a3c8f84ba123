package webhook

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"log/slog"
	"time"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/fetch"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Service notifies receivers. Its methods are safe for concurrent use.
type Service struct {
	Store  *db.Store
	Client *fetch.Client
	// Read gives what changed as visitors see it now, as JSON; nil for what is no longer published, null for what cannot be shown.
	Read func(context.Context, locale.Language, []webhooks.ChangedRecord) ([]json.RawMessage, error)
	Now  func() time.Time
	Hold time.Duration // how long a run that was killed keeps others out; limits.WebhookHold when it is 0
}

// Run sends a receiver everything that waits for it, one delivery after the other, until one is not taken.
func (s *Service) Run(ctx context.Context, name string) error {
	runner := rand.Text()
	defer s.Store.Webhooks.ReleaseWebhook(context.WithoutCancel(ctx), name, runner)
	for {
		held, err := s.Store.Webhooks.HoldWebhook(ctx, name, runner, s.Now(), s.Now().Add(s.hold()))
		if err != nil || !held {
			return err
		}
		w, d, err := s.Store.Webhooks.NextDelivery(ctx, name, runner, s.Now())
		if errors.Is(err, webhooks.ErrNothingToDeliver) {
			return nil
		}
		if err != nil {
			return err
		}
		if taken, err := s.deliver(ctx, w, d, runner); err != nil || !taken {
			return err
		}
	}
}

func (s *Service) hold() time.Duration {
	if s.Hold > 0 {
		return s.Hold
	}
	return limits.WebhookHold
}

// deliver tries once to deliver, and reports whether the receiver took it.
func (s *Service) deliver(ctx context.Context, w webhooks.Webhook, d webhooks.Delivery, runner string) (bool, error) {
	sent := s.try(ctx, w, d)
	if ctx.Err() != nil {
		return false, nil // the site stops; the same is sent after its start
	}
	if sent.Problem == "" {
		return true, s.Store.Webhooks.Delivered(ctx, w.Name, runner, d.ID, sent)
	}
	giveUp := gone(sent) || w.FailingSince != nil && sent.At.Sub(time.Unix(*w.FailingSince, 0)) >= limits.WebhookFailTime
	if giveUp {
		slog.Warn("a webhook is paused, because its receiver takes nothing; gevel webhook resume goes on", "webhook", w.Name,
			"problem", sent.Problem)
	}
	return false, s.Store.Webhooks.NotDelivered(ctx, w.Name, runner, d.ID, sent, sent.At.Add(pause(w.Tries)), giveUp)
}

// try sends a delivery once. What this program cannot write is tried again like what a receiver does not take.
func (s *Service) try(ctx context.Context, w webhooks.Webhook, d webhooks.Delivery) webhooks.Sent {
	body, err := s.body(ctx, w, d)
	if err != nil {
		slog.Error("what a webhook is to be sent cannot be read", "webhook", w.Name, "err", err)
		return webhooks.Sent{At: s.Now(), Failure: webhooks.WebhookUnreadable,
			Problem: "the site could not read what changed; its log tells why"}
	}
	return s.send(ctx, w, d.ID, body)
}

// pause is how long to wait after one more failure in a row.
func pause(tries int) time.Duration {
	return min(limits.WebhookFirstPause<<min(tries, 20), limits.WebhookLongestPause)
}
