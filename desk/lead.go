package desk

import (
	"context"
	"time"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/answers"
	"github.com/gevel/gevel/leads/content"
	"github.com/gevel/gevel/staff/inbox"
)

func (r *leadResolver) Message(ctx context.Context, v *inbox.LeadView) (string, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return "", err
	}
	message, _, err := v.Sent(c)
	return message, err
}

func (r *leadResolver) AnswerBy(ctx context.Context, v *inbox.LeadView) (*time.Time, error) {
	at, err := r.rooms.Inbox.AnswerBy(ctx, v)
	return &at, err
}

func (r *leadResolver) Fields(ctx context.Context, v *inbox.LeadView) ([]*content.FilledIn, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	_, fields, err := v.Sent(c)
	return fields, err
}

func (r *leadResolver) Ruled(ctx context.Context, v *inbox.LeadView) (*inbox.Ruled, error) {
	return r.rooms.Inbox.Ruled(ctx, v)
}

func (r *leadResolver) Steps(ctx context.Context, v *inbox.LeadView) ([]*inbox.Step, error) {
	return r.rooms.Inbox.Steps(ctx, v)
}

func (r *leadResolver) Notes(ctx context.Context, v *inbox.LeadView) ([]*inbox.Note, error) {
	return r.rooms.Inbox.Notes(ctx, v)
}

func (r *leadResolver) Emails(ctx context.Context, v *inbox.LeadView) ([]*inbox.SentEmail, error) {
	return r.rooms.Inbox.Emails(ctx, v)
}

func (r *leadResolver) Answers(ctx context.Context, v *inbox.LeadView) ([]*inbox.Answer, error) {
	return r.rooms.Inbox.Answers(ctx, v)
}

func (r *leadResolver) Deliveries(ctx context.Context, v *inbox.LeadView) ([]*inbox.Delivery, error) {
	return r.rooms.Inbox.Deliveries(ctx, v)
}

func (r *leadResolver) ExpiresAt(ctx context.Context, v *inbox.LeadView) (*time.Time, error) {
	at, err := r.rooms.Inbox.ExpiresAt(ctx, v)
	return &at, err
}

func (r *leadResolver) Files(ctx context.Context, v *inbox.LeadView) ([]*inbox.LeadFile, error) {
	return r.rooms.Inbox.LeadFiles(ctx, v)
}

func (r *leadResolver) FilesPath(ctx context.Context, v *inbox.LeadView) (*string, error) {
	return r.rooms.Inbox.FilesPath(ctx, v)
}

func (r *leadResolver) Candidate(ctx context.Context, v *inbox.LeadView) (*inbox.Candidate, error) {
	return r.rooms.Inbox.Candidate(ctx, v)
}

func (r *leadResolver) RequestedDocuments(ctx context.Context, v *inbox.LeadView) (*inbox.LeadDocuments, error) {
	return r.rooms.Inbox.Documents(ctx, v)
}

func (r *leadResolver) Demand(ctx context.Context, v *inbox.LeadView) (*inbox.LeadDemand, error) {
	return r.rooms.Inbox.Demand(ctx, v)
}

func (r *leadResolver) Newsletter(ctx context.Context, v *inbox.LeadView) (*inbox.LeadNewsletter, error) {
	return r.rooms.Inbox.Newsletter(ctx, v)
}

func (r *leadResolver) Valuation(ctx context.Context, v *inbox.LeadView) (*inbox.LeadValuation, error) {
	return r.rooms.Inbox.Valuation(ctx, v)
}

func (r *leadResolver) Testimonial(_ context.Context, v *inbox.LeadView) (*leads.TestimonialText, error) {
	return v.Testimonial()
}

// Attachable lists what can go with an answer.
func (r *leadResolver) Attachable(ctx context.Context, v *inbox.LeadView) ([]*answers.Attachable, error) {
	return r.rooms.Inbox.Attachable(ctx, v)
}

func (r *leadResolver) ReadyAnswers(ctx context.Context, v *inbox.LeadView) ([]*answers.ReadyAnswer, error) {
	return r.rooms.Inbox.ReadyAnswers(ctx, v)
}

func (r *leadResolver) Appointment(ctx context.Context, v *inbox.LeadView) (*inbox.LeadAppointment, error) {
	return r.rooms.Inbox.Appointment(ctx, v)
}
