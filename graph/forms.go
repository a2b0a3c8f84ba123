package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/leads"
)

// payload returns a form's outcome as the union type of its mutation.
func payload[Answer any](answer *Answer, problems agency.Problems, err error) (any, error) {
	switch {
	case err != nil:
		return nil, err
	case len(problems) > 0:
		return agency.InvalidInput{Problems: problems}, nil
	}
	return *answer, nil
}

func (r *mutationResolver) SendContact(ctx context.Context, input leads.ContactInput) (SendContactPayload, error) {
	return payload(r.Leads.Contact(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) AskAboutProperty(ctx context.Context, input leads.QuestionInput) (AskAboutPropertyPayload, error) {
	return payload(r.Leads.Question(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) AskAboutProject(ctx context.Context, input leads.ProjectQuestionInput) (AskAboutProjectPayload, error) {
	return payload(r.Leads.ProjectQuestion(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) RequestDocuments(ctx context.Context, input leads.DocumentsInput) (RequestDocumentsPayload, error) {
	return payload(r.Leads.Documents(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) RequestValuation(ctx context.Context, input leads.ValuationInput) (RequestValuationPayload, error) {
	return payload(r.Leads.Valuation(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) SendToFriend(ctx context.Context, input leads.FriendInput) (SendToFriendPayload, error) {
	return payload(r.Leads.Friend(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) PostTestimonial(ctx context.Context, input leads.TestimonialInput) (PostTestimonialPayload, error) {
	return payload(r.Leads.Testimonial(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) ApplyForJob(ctx context.Context, input leads.JobInput) (ApplyForJobPayload, error) {
	return payload(r.Leads.Job(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) MakeOffer(ctx context.Context, input leads.OfferInput) (MakeOfferPayload, error) {
	return payload(r.Leads.Offer(ctx, posted(ctx, &input)))
}

func (r *mutationResolver) ApplyForRent(ctx context.Context, input leads.RentInput) (ApplyForRentPayload, error) {
	return payload(r.Leads.Rent(ctx, posted(ctx, &input)))
}
