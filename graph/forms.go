package graph

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads"
)

func (r *mutationResolver) SendContact(ctx context.Context, input leads.ContactInput) (SendContactPayload, error) {
	return engine.Payload(r.Leads.Contact(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) AskAboutProperty(ctx context.Context, input leads.QuestionInput) (AskAboutPropertyPayload, error) {
	return engine.Payload(r.Leads.Question(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) AskAboutProject(ctx context.Context, input leads.ProjectQuestionInput) (AskAboutProjectPayload, error) {
	return engine.Payload(r.Leads.ProjectQuestion(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) RequestDocuments(ctx context.Context, input leads.DocumentsInput) (RequestDocumentsPayload, error) {
	return engine.Payload(r.Leads.Documents(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) RequestValuation(ctx context.Context, input leads.ValuationInput) (RequestValuationPayload, error) {
	return engine.Payload(r.Leads.Valuation(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) SendToFriend(ctx context.Context, input leads.FriendInput) (SendToFriendPayload, error) {
	return engine.Payload(r.Leads.Friend(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) PostTestimonial(ctx context.Context, input leads.TestimonialInput) (PostTestimonialPayload, error) {
	return engine.Payload(r.Leads.Testimonial(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) ApplyForJob(ctx context.Context, input leads.JobInput) (ApplyForJobPayload, error) {
	return engine.Payload(r.Leads.Job(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) MakeOffer(ctx context.Context, input leads.OfferInput) (MakeOfferPayload, error) {
	return engine.Payload(r.Leads.Offer(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) ApplyForRent(ctx context.Context, input leads.RentInput) (ApplyForRentPayload, error) {
	return engine.Payload(r.Leads.Rent(ctx, posted(ctx, &input)))
}
