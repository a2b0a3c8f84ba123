package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
)

// payload gives what is said of a form as the union of its mutation.
func payload[Answer any](answer *Answer, problems agency.Problems, err error) (any, error) {
	switch {
	case err != nil:
		return nil, err
	case len(problems) > 0:
		return agency.InvalidInput{Problems: problems}, nil
	}
	return *answer, nil
}

func (r *mutationResolver) SendContact(ctx context.Context, input agency.ContactInput) (SendContactPayload, error) {
	return payload(r.Office.Contact(ctx, &input))
}

func (r *mutationResolver) AskAboutProperty(ctx context.Context, input agency.QuestionInput) (AskAboutPropertyPayload, error) {
	return payload(r.Office.Question(ctx, &input))
}

func (r *mutationResolver) AskAboutProject(ctx context.Context, input agency.ProjectQuestionInput) (AskAboutProjectPayload, error) {
	return payload(r.Office.ProjectQuestion(ctx, &input))
}

func (r *mutationResolver) RequestDocuments(ctx context.Context, input agency.DocumentsInput) (RequestDocumentsPayload, error) {
	return payload(r.Office.Documents(ctx, &input))
}

func (r *mutationResolver) RequestValuation(ctx context.Context, input agency.ValuationInput) (RequestValuationPayload, error) {
	return payload(r.Office.Valuation(ctx, &input))
}

func (r *mutationResolver) SendToFriend(ctx context.Context, input agency.FriendInput) (SendToFriendPayload, error) {
	return payload(r.Office.Friend(ctx, &input))
}

func (r *mutationResolver) PostTestimonial(ctx context.Context, input agency.TestimonialInput) (PostTestimonialPayload, error) {
	return payload(r.Office.Testimonial(ctx, &input))
}

func (r *mutationResolver) ApplyForJob(ctx context.Context, input agency.JobInput) (ApplyForJobPayload, error) {
	return payload(r.Office.Job(ctx, &input))
}

func (r *mutationResolver) MakeOffer(ctx context.Context, input agency.OfferInput) (MakeOfferPayload, error) {
	return payload(r.Office.Offer(ctx, &input))
}

func (r *mutationResolver) ApplyForRent(ctx context.Context, input agency.RentInput) (ApplyForRentPayload, error) {
	return payload(r.Office.Rent(ctx, &input))
}
