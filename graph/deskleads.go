package graph

import (
	"context"
	"errors"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/staff"
)

// Leads lists leads, for staff who may read them.
func (r *deskResolver) Leads(ctx context.Context, d *staff.Desk, list agency.LeadList, newest bool, after *string,
	filter *staff.LeadFilter) (
	*staff.LeadPage, error) {
	page, err := r.Staff.LeadPage(ctx, d, list, filter, newest, after)
	return page, readable(err)
}

// readable gives an error of the arguments its code.
func readable(err error) error {
	var bad staff.BadInput
	if errors.As(err, &bad) {
		return badInput(bad.Error())
	}
	return err
}

func (r *deskResolver) LeadCounts(ctx context.Context, d *staff.Desk, filter *staff.LeadFilter) ([]*staff.LeadCount, error) {
	counts, err := r.Staff.LeadCounts(ctx, d, filter)
	return counts, readable(err)
}

func (r *deskResolver) SavedLists(ctx context.Context, d *staff.Desk) ([]*staff.SavedList, error) {
	return r.Staff.SavedLists(ctx, d)
}

func (r *mutationResolver) SaveLeadList(ctx context.Context, input staff.SaveListInput) (SaveLeadListPayload, error) {
	changed, problems, err := r.Staff.SaveList(ctx, &input)
	return payload(changed, problems, readable(err))
}

func (r *mutationResolver) RemoveLeadList(ctx context.Context, input staff.RemoveListInput) (RemoveLeadListPayload, error) {
	return payload(r.Staff.RemoveList(ctx, &input))
}

func (r *deskResolver) Lead(ctx context.Context, d *staff.Desk, id string) (*staff.LeadView, error) {
	return r.Staff.Lead(ctx, d, id)
}

func (r *deskResolver) Linked(ctx context.Context, _ *staff.Desk) (bool, error) {
	return r.Staff.Linked(ctx)
}

func (r *deskResolver) Colleagues(ctx context.Context, d *staff.Desk) ([]*agency.StaffMember, error) {
	return r.Staff.Colleagues(ctx, d)
}

func (r *deskLeadResolver) Message(ctx context.Context, v *staff.LeadView) (string, error) {
	c, err := r.Store.Catalog(ctx)
	if err != nil {
		return "", err
	}
	message, _, err := v.Sent(c)
	return message, err
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

func (r *deskLeadResolver) ReadyAnswers(ctx context.Context, v *staff.LeadView) ([]*leads.ReadyAnswer, error) {
	return r.Staff.ReadyAnswers(ctx, v)
}

func (r *deskLeadResolver) Appointment(ctx context.Context, v *staff.LeadView) (*staff.LeadAppointment, error) {
	return r.Staff.Appointment(ctx, v)
}

func (r *mutationResolver) SendDocuments(ctx context.Context, input staff.SendDocumentsInput) (SendDocumentsPayload, error) {
	return payload(r.Staff.SendDocuments(ctx, &input))
}

func (r *mutationResolver) ChangeEmails(ctx context.Context, input staff.ChangeEmailsInput) (ChangeEmailsPayload, error) {
	return payload(r.Staff.ChangeEmails(ctx, &input))
}

func (r *mutationResolver) SetValuation(ctx context.Context, input staff.SetValuationInput) (SetValuationPayload, error) {
	return unlessStale(r.Staff.SetValuation(ctx, &input))
}

func (r *mutationResolver) AnswerLead(ctx context.Context, input staff.AnswerLeadInput) (AnswerLeadPayload, error) {
	return unlessStale(r.Staff.AnswerLead(ctx, &input))
}

func (r *mutationResolver) TakeBackAnswer(ctx context.Context, input staff.TakeBackAnswerInput) (TakeBackAnswerPayload, error) {
	return payload(r.Staff.TakeBackAnswer(ctx, &input))
}

func (r *mutationResolver) RedeliverLead(ctx context.Context, input staff.RedeliverInput) (RedeliverLeadPayload, error) {
	return payload(r.Staff.Redeliver(ctx, &input))
}

func (r *mutationResolver) DropDelivery(ctx context.Context, input staff.DropDeliveryInput) (DropDeliveryPayload, error) {
	return payload(r.Staff.DropDelivery(ctx, &input))
}

func (r *mutationResolver) ResendLeadEmail(ctx context.Context, input staff.ResendEmailInput) (ResendLeadEmailPayload, error) {
	return payload(r.Staff.ResendEmail(ctx, &input))
}

func (r *mutationResolver) SetLeadState(ctx context.Context, input staff.SetLeadStateInput) (SetLeadStatePayload, error) {
	return unlessStale(r.Staff.SetLeadState(ctx, &input))
}

func (r *mutationResolver) HandOverLead(ctx context.Context, input staff.HandOverLeadInput) (HandOverLeadPayload, error) {
	return unlessStale(r.Staff.HandOverLead(ctx, &input))
}

func (r *mutationResolver) AddLeadNote(ctx context.Context, input staff.AddLeadNoteInput) (AddLeadNotePayload, error) {
	return payload(r.Staff.AddLeadNote(ctx, &input))
}

// unlessStale returns the outcome of a change that a colleague may have made first.
func unlessStale(changed *staff.LeadChanged, stale *staff.Stale, problems agency.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return payload(changed, problems, err)
}

func (r *mutationResolver) SetLeadStates(ctx context.Context, input staff.SetLeadStatesInput) (SetLeadStatesPayload, error) {
	return unlessOther(r.Staff.SetLeadStates(ctx, &input))
}

func (r *mutationResolver) HandOverLeads(ctx context.Context, input staff.HandOverLeadsInput) (HandOverLeadsPayload, error) {
	return unlessOther(r.Staff.HandOverLeads(ctx, &input))
}

func (r *mutationResolver) UndoLeads(ctx context.Context, input staff.UndoInput) (UndoLeadsPayload, error) {
	return payload(r.Staff.UndoLeads(ctx, &input))
}

// unlessOther returns the outcome of a change of a list that may have other leads meanwhile.
func unlessOther(changed *staff.LeadsChanged, list *staff.ListChanged, problems agency.Problems, err error) (any, error) {
	if err == nil && list != nil {
		return *list, nil
	}
	return payload(changed, problems, readable(err))
}
