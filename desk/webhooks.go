package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/webhooks"
)

// Webhooks lists the webhooks, for managers.
func (r *deskResolver) Webhooks(ctx context.Context, d *staff.Desk) ([]*webhooks.View, error) {
	return r.rooms.Webhooks.Webhooks(ctx, d)
}

func (r *webhookResolver) Deliveries(ctx context.Context, v *webhooks.View) ([]*webhooks.Delivery, error) {
	return r.rooms.Webhooks.WebhookDeliveries(ctx, v)
}

func (r *mutationResolver) AddWebhook(ctx context.Context, input webhooks.AddInput) (AddWebhookPayload, error) {
	return engine.Payload(r.rooms.Webhooks.AddWebhook(ctx, &input))
}

func (r *mutationResolver) ChangeWebhook(ctx context.Context, input webhooks.ChangeInput) (ChangeWebhookPayload, error) {
	return engine.Payload(r.rooms.Webhooks.ChangeWebhook(ctx, &input))
}
