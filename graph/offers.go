package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func (r *queryResolver) JointOffer(ctx context.Context, token string) (*leads.JointOffer, error) {
	return r.Leads.JointOfferOf(ctx, token)
}

func (r *jointOfferResolver) Home(ctx context.Context, o *leads.JointOffer, language locale.Language) (*agency.Property, error) {
	return r.property(ctx, o.Property, language)
}

func (r *mutationResolver) ConfirmOffer(ctx context.Context, input TokenInput) (ConfirmOfferPayload, error) {
	return engine.Payload(r.Leads.ConfirmOffer(ctx, input.Token))
}
