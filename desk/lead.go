package desk

import (
	"context"
	"time"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/staff"
)

func (r *leadResolver) Message(ctx context.Context, v *staff.LeadView) (string, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return "", err
	}
	message, _, err := v.Sent(c)
	return message, err
}

func (r *leadResolver) AnswerBy(ctx context.Context, v *staff.LeadView) (*time.Time, error) {
	at, err := r.Staff.AnswerBy(ctx, v)
	return &at, err
}

func (r *leadResolver) Fields(ctx context.Context, v *staff.LeadView) ([]*leads.FilledIn, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	_, fields, err := v.Sent(c)
	return fields, err
}

func (r *leadResolver) Notes(ctx context.Context, v *staff.LeadView) ([]*staff.Note, error) {
	return r.Staff.Notes(ctx, v)
}

func (r *leadResolver) Emails(ctx context.Context, v *staff.LeadView) ([]*staff.SentEmail, error) {
	return r.Staff.Emails(ctx, v)
}

func (r *leadResolver) Answers(ctx context.Context, v *staff.LeadView) ([]*staff.Answer, error) {
	return r.Staff.Answers(ctx, v)
}

func (r *leadResolver) Deliveries(ctx context.Context, v *staff.LeadView) ([]*staff.Delivery, error) {
	return r.Staff.Deliveries(ctx, v)
}

func (r *leadResolver) ExpiresAt(ctx context.Context, v *staff.LeadView) (*time.Time, error) {
	at, err := r.Staff.ExpiresAt(ctx, v)
	return &at, err
}

func (r *leadResolver) Files(ctx context.Context, v *staff.LeadView) ([]*staff.LeadFile, error) {
	return r.Staff.LeadFiles(ctx, v)
}

func (r *leadResolver) FilesPath(ctx context.Context, v *staff.LeadView) (*string, error) {
	return r.Staff.FilesPath(ctx, v)
}

func (r *leadResolver) Candidate(ctx context.Context, v *staff.LeadView) (*staff.Candidate, error) {
	return r.Staff.Candidate(ctx, v)
}

func (r *leadResolver) RequestedDocuments(ctx context.Context, v *staff.LeadView) (*staff.LeadDocuments, error) {
	return r.Staff.Documents(ctx, v)
}

func (r *leadResolver) Demand(ctx context.Context, v *staff.LeadView) (*staff.LeadDemand, error) {
	return r.Staff.Demand(ctx, v)
}

func (r *leadResolver) Newsletter(ctx context.Context, v *staff.LeadView) (*staff.LeadNewsletter, error) {
	return r.Staff.Newsletter(ctx, v)
}

func (r *leadResolver) Valuation(ctx context.Context, v *staff.LeadView) (*staff.LeadValuation, error) {
	return r.Staff.Valuation(ctx, v)
}

func (r *leadResolver) Testimonial(_ context.Context, v *staff.LeadView) (*leads.TestimonialText, error) {
	return v.Testimonial()
}

// Attachable lists what can go with an answer.
func (r *leadResolver) Attachable(ctx context.Context, v *staff.LeadView) ([]*leads.Attachable, error) {
	return r.Staff.Attachable(ctx, v)
}

func (r *leadResolver) ReadyAnswers(ctx context.Context, v *staff.LeadView) ([]*leads.ReadyAnswer, error) {
	return r.Staff.ReadyAnswers(ctx, v)
}

func (r *leadResolver) Appointment(ctx context.Context, v *staff.LeadView) (*staff.LeadAppointment, error) {
	return r.Staff.Appointment(ctx, v)
}
