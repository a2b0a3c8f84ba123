package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/locale"
)

func (r *queryResolver) Demand(ctx context.Context, token string) (*leads.Demand, error) {
	return r.Leads.DemandOfLink(ctx, token)
}

func (r *demandResolver) Home(ctx context.Context, d *leads.Demand, language locale.Language) (*agency.Property, error) {
	if d.Watches == nil {
		return nil, nil
	}
	return r.property(ctx, *d.Watches, language)
}

func (r *mutationResolver) RegisterDemand(ctx context.Context, input leads.DemandInput) (RegisterDemandPayload, error) {
	return engine.Payload(r.Leads.RegisterDemand(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) WatchProperty(ctx context.Context, input leads.WatchInput) (WatchPropertyPayload, error) {
	return engine.Payload(r.Leads.WatchProperty(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) ConfirmDemand(ctx context.Context, input TokenInput) (ConfirmDemandPayload, error) {
	return engine.Payload(r.Leads.ConfirmDemand(ctx, input.Token))
}

func (r *mutationResolver) ChangeDemand(ctx context.Context, input leads.DemandChangeInput) (ChangeDemandPayload, error) {
	return engine.Payload(r.Leads.ChangeDemand(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) PauseDemand(ctx context.Context, input PauseInput) (PauseDemandPayload, error) {
	return engine.Payload(r.Leads.PauseDemand(ctx, input.Token, input.Paused))
}

func (r *mutationResolver) Subscribe(ctx context.Context, input leads.NewsletterInput) (SubscribePayload, error) {
	return engine.Payload(r.Leads.Subscribe(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) ConfirmNewsletter(ctx context.Context, input TokenInput) (ConfirmNewsletterPayload, error) {
	return engine.Payload(r.Leads.ConfirmNewsletter(ctx, input.Token))
}

func (r *queryResolver) Newsletter(ctx context.Context, token string) (*leads.Newsletter, error) {
	return r.Leads.NewsletterOf(ctx, token)
}

func (r *mutationResolver) PauseNewsletter(ctx context.Context, input PauseInput) (PauseNewsletterPayload, error) {
	return engine.Payload(r.Leads.PauseNewsletter(ctx, input.Token, input.Paused))
}

func (r *mutationResolver) ChangeNewsletter(ctx context.Context, input NewsletterChangeInput) (ChangeNewsletterPayload, error) {
	return engine.Payload(r.Leads.NewsletterLanguage(ctx, input.Token, input.Language))
}

func (r *mutationResolver) Unsubscribe(ctx context.Context, input TokenInput) (UnsubscribePayload, error) {
	return engine.Payload(r.Leads.Unsubscribe(ctx, input.Token))
}
