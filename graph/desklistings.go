package graph

import (
	"context"

	"github.com/gevel/gevel/staff"
)

func (r *mutationResolver) HideProperty(ctx context.Context, input staff.HideInput) (HidePropertyPayload, error) {
	return payload(r.Staff.HideProperty(ctx, &input))
}

func (r *mutationResolver) ShowProperty(ctx context.Context, input staff.PropertyInput) (ShowPropertyPayload, error) {
	return payload(r.Staff.ShowProperty(ctx, &input))
}

func (r *mutationResolver) MailLacks(ctx context.Context, input staff.PropertyInput) (MailLacksPayload, error) {
	return payload(r.Staff.MailLacks(ctx, &input))
}
