package webhooks

import (
	"context"
	"strings"
	"time"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// View is a webhook as managers see it, without its secret.
type View struct{ row webhooks.Webhook }

// State says whether a webhook's receiver takes what it is sent.
type State string

// The states. A webhook is stopped when it took nothing for limits.WebhookFailTime.
const (
	WebhookWell    State = "WELL"
	WebhookFailing State = "FAILING"
	WebhookPaused  State = "PAUSED"
	WebhookStopped State = "STOPPED"
)

// ID is its name.
func (v *View) ID() string { return v.row.Name }

// Key is the name of its program's key.
func (v *View) Key() string { return v.row.Key }

// Address is the URL to which deliveries are sent.
func (v *View) Address() string { return v.row.URL }

// Projects reports whether it is told of projects too.
func (v *View) Projects() bool { return v.row.Projects }

// State says whether the receiver takes what it is sent.
func (v *View) State() State {
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
func (v *View) NextAt() *time.Time {
	if v.State() != WebhookFailing {
		return nil
	}
	next := locale.Moment(v.row.DueAt)
	return &next
}

// Delivery is what a webhook was sent.
type Delivery struct{ row webhooks.Delivery }

// Kind is what a delivery tells: PING, CHANGES or EXPIRED.
type Kind string

// ID is the same however often it is sent.
func (d *Delivery) ID() string { return d.row.ID }

// Kind is what it tells.
func (d *Delivery) Kind() Kind { return Kind(strings.ToUpper(string(d.row.Kind))) }

// MadeAt is when it was made.
func (d *Delivery) MadeAt() time.Time { return locale.Moment(d.row.MadeAt) }

// Changes is how many properties and projects it tells of.
func (d *Delivery) Changes() int { return len(d.row.Changed()) }

// Tries is how often it was sent.
func (d *Delivery) Tries() int { return d.row.Tries }

// TakenAt is when it was taken; nil while it waits.
func (d *Delivery) TakenAt() *time.Time { return locale.OptionalMoment(d.row.DeliveredAt) }

// Seconds is how long the last try took; nil before the first.
func (d *Delivery) Seconds() *float64 {
	if d.row.Took == nil {
		return nil
	}
	seconds := float64(*d.row.Took) / 1000
	return &seconds
}

// Problem is why the last try failed; "" when it did not.
func (d *Delivery) Problem() string {
	if d.row.Problem == nil {
		return ""
	}
	return *d.row.Problem
}

// Failure is the kind of the failure of the last try; nil when it did not fail, and of tries before the kind was kept.
func (d *Delivery) Failure() *webhooks.WebhookFailure { return d.row.Failure }

// Status is what the receiver answered last; nil without an answer.
func (d *Delivery) Status() *int { return d.row.Status }

// Webhooks lists the webhooks, for managers.
func (s *Service) Webhooks(ctx context.Context, d *staff.Desk) ([]*View, error) {
	if !d.May(desk.ManageLinks) {
		return nil, staff.ErrForbidden
	}
	rows, err := s.Store.Webhooks.Webhooks(ctx)
	list := []*View{} // null would say that the role may not read them
	for _, w := range rows {
		list = append(list, &View{w})
	}
	return list, err
}

// WebhookDeliveries lists what a webhook was sent, the newest first.
func (s *Service) WebhookDeliveries(ctx context.Context, v *View) ([]*Delivery, error) {
	rows, err := s.Store.Webhooks.Deliveries(ctx, v.row.Name)
	list := []*Delivery{}
	for _, d := range rows {
		list = append(list, &Delivery{d})
	}
	return list, err
}
