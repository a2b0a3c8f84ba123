package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

// Featured are the properties that the desk features, for everybody at the desk.
func (r *deskResolver) Featured(ctx context.Context, _ *staff.Desk) (*staff.Featured, error) {
	return r.Staff.Featured(ctx)
}

func (r *mutationResolver) SetFeatured(ctx context.Context, input staff.FeaturedInput) (SetFeaturedPayload, error) {
	set, stale, problems, err := r.Staff.SetFeatured(ctx, &input)
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(set, problems, err)
}

func (r *mutationResolver) HideProperty(ctx context.Context, input staff.HideInput) (HidePropertyPayload, error) {
	return engine.Payload(r.Staff.HideProperty(ctx, &input))
}

func (r *mutationResolver) ShowProperty(ctx context.Context, input staff.PropertyInput) (ShowPropertyPayload, error) {
	return engine.Payload(r.Staff.ShowProperty(ctx, &input))
}

func (r *mutationResolver) ConfirmPrice(ctx context.Context, input staff.JudgePriceInput) (ConfirmPricePayload, error) {
	return engine.Payload(r.Staff.ConfirmPrice(ctx, &input))
}

func (r *mutationResolver) DismissPrice(ctx context.Context, input staff.JudgePriceInput) (DismissPricePayload, error) {
	return engine.Payload(r.Staff.DismissPrice(ctx, &input))
}

func (r *mutationResolver) MailLacks(ctx context.Context, input staff.PropertyInput) (MailLacksPayload, error) {
	return engine.Payload(r.Staff.MailLacks(ctx, &input))
}
