package desk

import (
	"context"
	"time"

	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/staff"
)

func (r *deskLeadResolver) Message(ctx context.Context, v *staff.LeadView) (string, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return "", err
	}
	message, _, err := v.Sent(c)
	return message, err
}

func (r *deskLeadResolver) AnswerBy(ctx context.Context, v *staff.LeadView) (*time.Time, error) {
	at, err := r.Staff.AnswerBy(ctx, v)
	return &at, err
}

func (r *deskLeadResolver) Fields(ctx context.Context, v *staff.LeadView) ([]*leads.FilledIn, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	_, fields, err := v.Sent(c)
	return fields, err
}

func (r *deskLeadResolver) Notes(ctx context.Context, v *staff.LeadView) ([]*staff.Note, error) {
	return r.Staff.Notes(ctx, v)
}

func (r *deskLeadResolver) Emails(ctx context.Context, v *staff.LeadView) ([]*staff.SentEmail, error) {
	return r.Staff.Emails(ctx, v)
}

func (r *deskLeadResolver) Answers(ctx context.Context, v *staff.LeadView) ([]*staff.Answer, error) {
	return r.Staff.Answers(ctx, v)
}

func (r *deskLeadResolver) Deliveries(ctx context.Context, v *staff.LeadView) ([]*staff.Delivery, error) {
	return r.Staff.Deliveries(ctx, v)
}

func (r *deskLeadResolver) ExpiresAt(ctx context.Context, v *staff.LeadView) (*time.Time, error) {
	at, err := r.Staff.ExpiresAt(ctx, v)
	return &at, err
}

func (r *deskLeadResolver) Files(ctx context.Context, v *staff.LeadView) ([]*staff.LeadFile, error) {
	return r.Staff.LeadFiles(ctx, v)
}

func (r *deskLeadResolver) FilesPath(ctx context.Context, v *staff.LeadView) (*string, error) {
	return r.Staff.FilesPath(ctx, v)
}

func (r *deskLeadResolver) Candidate(ctx context.Context, v *staff.LeadView) (*staff.Candidate, error) {
	return r.Staff.Candidate(ctx, v)
}

func (r *deskLeadResolver) RequestedDocuments(ctx context.Context, v *staff.LeadView) (*staff.LeadDocuments, error) {
	return r.Staff.Documents(ctx, v)
}

func (r *deskLeadResolver) Demand(ctx context.Context, v *staff.LeadView) (*staff.LeadDemand, error) {
	return r.Staff.Demand(ctx, v)
}

func (r *deskLeadResolver) Newsletter(ctx context.Context, v *staff.LeadView) (*staff.LeadNewsletter, error) {
	return r.Staff.Newsletter(ctx, v)
}

func (r *deskLeadResolver) Valuation(ctx context.Context, v *staff.LeadView) (*staff.LeadValuation, error) {
	return r.Staff.Valuation(ctx, v)
}

func (r *deskLeadResolver) Testimonial(_ context.Context, v *staff.LeadView) (*leads.TestimonialText, error) {
	return v.Testimonial()
}

// Attachable lists what can go with an answer.
func (r *deskLeadResolver) Attachable(ctx context.Context, v *staff.LeadView) ([]*leads.Attachable, error) {
	return r.Staff.Attachable(ctx, v)
}

func (r *deskLeadResolver) ReadyAnswers(ctx context.Context, v *staff.LeadView) ([]*leads.ReadyAnswer, error) {
	return r.Staff.ReadyAnswers(ctx, v)
}

func (r *deskLeadResolver) Appointment(ctx context.Context, v *staff.LeadView) (*staff.LeadAppointment, error) {
	return r.Staff.Appointment(ctx, v)
}
