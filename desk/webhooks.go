package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

// Webhooks lists the webhooks, for managers.
func (r *deskResolver) Webhooks(ctx context.Context, d *staff.Desk) ([]*staff.WebhookView, error) {
	return r.Staff.Webhooks(ctx, d)
}

func (r *webhookResolver) Deliveries(ctx context.Context, v *staff.WebhookView) ([]*staff.WebhookDelivery, error) {
	return r.Staff.WebhookDeliveries(ctx, v)
}

func (r *mutationResolver) AddWebhook(ctx context.Context, input staff.AddWebhookInput) (AddWebhookPayload, error) {
	return engine.Payload(r.Staff.AddWebhook(ctx, &input))
}

func (r *mutationResolver) ChangeWebhook(ctx context.Context, input staff.ChangeWebhookInput) (ChangeWebhookPayload, error) {
	return engine.Payload(r.Staff.ChangeWebhook(ctx, &input))
}
