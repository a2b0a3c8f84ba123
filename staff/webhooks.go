package staff

import (
	"context"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/webhooks"
)

// WebhookView is a webhook as managers see it, without its secret.
type WebhookView struct{ row webhooks.Webhook }

// WebhookState says whether a webhook's receiver takes what it is sent.
type WebhookState string

// The states. A webhook is stopped when it took nothing for limits.WebhookFailTime.
const (
	WebhookWell    WebhookState = "WELL"
	WebhookFailing WebhookState = "FAILING"
	WebhookPaused  WebhookState = "PAUSED"
	WebhookStopped WebhookState = "STOPPED"
)

// ID is its name.
func (v *WebhookView) ID() string { return v.row.Name }

// Key is the name of its program's key.
func (v *WebhookView) Key() string { return v.row.Key }

// Address is the URL to which deliveries are sent.
func (v *WebhookView) Address() string { return v.row.URL }

// Projects reports whether it is told of projects too.
func (v *WebhookView) Projects() bool { return v.row.Projects }

// State says whether the receiver takes what it is sent.
func (v *WebhookView) State() WebhookState {
	switch {
	case v.row.Paused != nil && *v.row.Paused == webhooks.PausedFailing:
		return WebhookStopped
	case v.row.Paused != nil:
		return WebhookPaused
	case v.row.Tries > 0:
		return WebhookFailing
	}
	return WebhookWell
}

// NextAt is when what waits is tried again; nil unless it fails.
func (v *WebhookView) NextAt() *time.Time {
	if v.State() != WebhookFailing {
		return nil
	}
	next := moment(v.row.DueAt)
	return &next
}

// WebhookDelivery is what a webhook was sent.
type WebhookDelivery struct{ row webhooks.Delivery }

// WebhookKind is what a delivery tells: PING, CHANGES or EXPIRED.
type WebhookKind string

// ID is the same however often it is sent.
func (d *WebhookDelivery) ID() string { return d.row.ID }

// Kind is what it tells.
func (d *WebhookDelivery) Kind() WebhookKind { return WebhookKind(strings.ToUpper(string(d.row.Kind))) }

// MadeAt is when it was made.
func (d *WebhookDelivery) MadeAt() time.Time { return moment(d.row.MadeAt) }

// Changes is how many properties and projects it tells of.
func (d *WebhookDelivery) Changes() int { return len(d.row.Changed()) }

// Tries is how often it was sent.
func (d *WebhookDelivery) Tries() int { return d.row.Tries }

// TakenAt is when it was taken; nil while it waits.
func (d *WebhookDelivery) TakenAt() *time.Time { return optional(d.row.DeliveredAt) }

// Seconds is how long the last try took; nil before the first.
func (d *WebhookDelivery) Seconds() *float64 {
	if d.row.Took == nil {
		return nil
	}
	seconds := float64(*d.row.Took) / 1000
	return &seconds
}

// Problem is why the last try failed; "" when it did not.
func (d *WebhookDelivery) Problem() string {
	if d.row.Problem == nil {
		return ""
	}
	return *d.row.Problem
}

// Failure is the kind of the failure of the last try; nil when it did not fail, and of tries before the kind was kept.
func (d *WebhookDelivery) Failure() *webhooks.WebhookFailure { return d.row.Failure }

// Status is what the receiver answered last; nil without an answer.
func (d *WebhookDelivery) Status() *int { return d.row.Status }

// Webhooks lists the webhooks, for managers.
func (s *Service) Webhooks(ctx context.Context, d *Desk) ([]*WebhookView, error) {
	if !d.May(agency.ManageLinks) {
		return nil, ErrForbidden
	}
	rows, err := s.Store.Webhooks.Webhooks(ctx)
	list := []*WebhookView{} // null would say that the role may not read them
	for _, w := range rows {
		list = append(list, &WebhookView{w})
	}
	return list, err
}

// WebhookDeliveries lists what a webhook was sent, the newest first.
func (s *Service) WebhookDeliveries(ctx context.Context, v *WebhookView) ([]*WebhookDelivery, error) {
	rows, err := s.Store.Webhooks.Deliveries(ctx, v.row.Name)
	list := []*WebhookDelivery{}
	for _, d := range rows {
		list = append(list, &WebhookDelivery{d})
	}
	return list, err
}
