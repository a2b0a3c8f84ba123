package webhooks

import (
	"context"
	"crypto/rand"
	"errors"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/apikeys"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/members"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Errors of webhooks.
var (
	ErrUnknownWebhook = errors.New("there is no webhook with this name; gevel webhook list shows them")
	ErrWebhookExists  = errors.New("there is a webhook with this name already")
	ErrManyWebhooks   = errors.New("there are as many webhooks as may be; remove one first")
)

// Why a webhook is not added.
const (
	webhookExists forms.ProblemCode = "WEBHOOK_EXISTS"
	manyWebhooks  forms.ProblemCode = "MANY_WEBHOOKS"
)

const webhooks = `SELECT name, key, url, secret, language, projects, created_at, cursor, sequence, paused, due_at, tries, failing_since
	FROM webhook w`

// secretPrefix marks the secret of a webhook, so that people and secret scanners recognise it.
const secretPrefix = "gevelwh_"

// Webhook is a receiver that is told of changes. Secret signs its deliveries and never leaves the server.
type Webhook struct {
	Name         string          `db:"name"`
	Key          string          `db:"key"` // the name of the API key whose program it is
	URL          string          `db:"url"`
	Secret       string          `db:"secret"`
	Language     locale.Language `db:"language"`
	Projects     bool            `db:"projects"`
	CreatedAt    int64           `db:"created_at"`
	Cursor       string          `db:"cursor"`
	Sequence     int64           `db:"sequence"`
	Paused       *WebhookPause   `db:"paused"` // nil while it is not
	DueAt        int64           `db:"due_at"`
	Tries        int             `db:"tries"`
	FailingSince *int64          `db:"failing_since"` // nil while it answers
}

// WebhookPause is why a webhook is paused.
type WebhookPause string

// The reasons: somebody paused it, or it could not be reached for limits.WebhookFailTime.
const (
	PausedByHand  WebhookPause = "BY_HAND"
	PausedFailing WebhookPause = "FAILED"
)

// AddWebhook makes a webhook that is told of what changes from now on, beginning with a ping, and returns its secret. It returns
// ErrWebhookExists for a name in use, ErrUnknownKey without the key, ErrManyWebhooks beyond limits.Webhooks, and ErrNoRight for a member of
// staff who is no manager any more.
func (s *Store) AddWebhook(ctx context.Context, w Webhook, by desklog.Action) (secret string, err error) {
	secret = secretPrefix + strings.ToLower(rand.Text()+rand.Text())
	var log changelog.Log
	if err := s.One(ctx, &log, changelog.Query); err != nil {
		return "", err
	}
	from := changelog.Cursor{Epoch: log.Epoch, Sequence: log.Head, Began: log.Head}
	by.Name, by.Record, by.After = "addWebhook", webhookRecord(w.Name), w.Key
	_, err = s.Write(ctx, members.StillManager(by.Staff),
		handle.Guard(webhookExists, "NOT EXISTS (SELECT 1 FROM webhook WHERE name = ?)", w.Name),
		handle.Guard(apikeys.NoKey, "EXISTS (SELECT 1 FROM api_key WHERE name = ?)", w.Key),
		handle.Guard(manyWebhooks, "(SELECT count(*) FROM webhook) < ?", limits.Webhooks),
		handle.Statement{SQL: `INSERT INTO webhook (name, key, url, secret, language, projects, created_at, cursor, sequence)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			Args: []any{w.Name, w.Key, w.URL, secret, w.Language, w.Projects, by.At.Unix(), from.String(), from.Sequence}},
		insertDelivery(w.Name, newDelivery(PingDelivery, nil, from.String(), by.At)), by.Insert())
	return secret, asWebhookRefusal(err)
}

func asWebhookRefusal(err error) error {
	switch refused := handle.AsRefusal(err); {
	case errors.Is(refused, handle.Refused{Why: webhookExists}):
		return ErrWebhookExists
	case errors.Is(refused, handle.Refused{Why: apikeys.NoKey}):
		return apikeys.ErrUnknownKey
	case errors.Is(refused, handle.Refused{Why: manyWebhooks}):
		return ErrManyWebhooks
	}
	return members.AsStaffRefusal(err)
}

func webhookRecord(name string) string { return "webhook:" + name }

// Webhooks lists the webhooks by name.
func (s *Store) Webhooks(ctx context.Context) (list []Webhook, err error) {
	return list, s.List(ctx, &list, webhooks+" ORDER BY name")
}

// WebhooksWaiting returns since when a delivery waits to be taken, by the names of the webhooks that have one.
func (s *Store) WebhooksWaiting(ctx context.Context) (since map[string]time.Time, err error) {
	var list []struct {
		Webhook string `db:"webhook"`
		MadeAt  int64  `db:"made_at"`
	}
	err = s.List(ctx, &list, "SELECT webhook, made_at FROM webhook_delivery WHERE delivered_at IS NULL")
	since = map[string]time.Time{}
	for _, d := range list {
		since[d.Webhook] = time.Unix(d.MadeAt, 0)
	}
	return since, err
}

// PauseWebhook pauses a webhook, with a line of the log.
func (s *Store) PauseWebhook(ctx context.Context, name string, by desklog.Action) error {
	by.Name = "pauseWebhook"
	return s.changeWebhook(ctx, name, by, "UPDATE webhook SET paused = ? WHERE name = ?", PausedByHand, name)
}

// ResumeWebhook ends the pause of a webhook, which is told at once of what changed meanwhile, with a line of the log.
func (s *Store) ResumeWebhook(ctx context.Context, name string, by desklog.Action) error {
	by.Name = "resumeWebhook"
	return s.changeWebhook(ctx, name, by, "UPDATE webhook SET paused = NULL, failing_since = NULL, tries = 0, due_at = 0 WHERE name = ?",
		name)
}

// TryWebhook makes the next try of a webhook due now, with a line of the log. One that is paused is unknown.
func (s *Store) TryWebhook(ctx context.Context, name string, by desklog.Action) error {
	by.Name = "tryWebhook"
	return s.changeWebhook(ctx, name, by, "UPDATE webhook SET due_at = 0 WHERE name = ? AND paused IS NULL", name)
}

// RemoveWebhook forgets a webhook and what it was sent, with a line of the log.
func (s *Store) RemoveWebhook(ctx context.Context, name string, by desklog.Action) error {
	by.Name = "removeWebhook"
	return s.changeWebhook(ctx, name, by, "DELETE FROM webhook WHERE name = ?", name)
}

// changeWebhook changes a webhook for a manager or the command line. It returns ErrUnknownWebhook when there is none, and ErrNoRight for a
// member of staff who is no manager any more.
func (s *Store) changeWebhook(ctx context.Context, name string, by desklog.Action, sql string, args ...any) error {
	by.Record = webhookRecord(name)
	affected, err := s.Write(ctx, members.StillManager(by.Staff), handle.Statement{SQL: sql, Args: args}, by.InsertIf("changes() > 0"))
	if err == nil && affected[1] == 0 {
		err = ErrUnknownWebhook
	}
	return members.AsStaffRefusal(err)
}

// DueWebhooks lists the webhooks that are not paused and have something to deliver now.
func (s *Store) DueWebhooks(ctx context.Context, now time.Time) (list []Webhook, err error) {
	return list, s.List(ctx, &list, webhooks+` WHERE paused IS NULL AND until <= ?1 AND due_at <= ?1 AND (
		EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.webhook = w.name AND d.delivered_at IS NULL)
		OR EXISTS (SELECT 1 FROM change c WHERE c.sequence > w.sequence AND (w.projects OR c.kind = 'property')))
		ORDER BY name`, now.Unix())
}
