package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/listings"
)

// Featured are the properties that the desk features, for everybody at the desk.
func (r *deskResolver) Featured(ctx context.Context, _ *staff.Desk) (*listings.Featured, error) {
	return r.rooms.Listings.Featured(ctx)
}

func (r *mutationResolver) SetFeatured(ctx context.Context, input listings.FeaturedInput) (SetFeaturedPayload, error) {
	set, stale, problems, err := r.rooms.Listings.SetFeatured(ctx, &input)
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(set, problems, err)
}

func (r *mutationResolver) HideProperty(ctx context.Context, input listings.HideInput) (HidePropertyPayload, error) {
	return engine.Payload(r.rooms.Listings.HideProperty(ctx, &input))
}

func (r *mutationResolver) ShowProperty(ctx context.Context, input listings.Input) (ShowPropertyPayload, error) {
	return engine.Payload(r.rooms.Listings.ShowProperty(ctx, &input))
}

func (r *mutationResolver) ConfirmPrice(ctx context.Context, input listings.JudgePriceInput) (ConfirmPricePayload, error) {
	return engine.Payload(r.rooms.Listings.ConfirmPrice(ctx, &input))
}

func (r *mutationResolver) DismissPrice(ctx context.Context, input listings.JudgePriceInput) (DismissPricePayload, error) {
	return engine.Payload(r.rooms.Listings.DismissPrice(ctx, &input))
}

func (r *mutationResolver) MailLacks(ctx context.Context, input listings.Input) (MailLacksPayload, error) {
	return engine.Payload(r.rooms.Listings.MailLacks(ctx, &input))
}
