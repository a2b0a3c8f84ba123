package graph

import (
	"context"
	"errors"

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

func (r *deskResolver) LeadCounts(ctx context.Context, d *staff.Desk) ([]*staff.LeadCount, error) {
	return r.Staff.LeadCounts(ctx, d)
}

func (r *deskResolver) Lead(ctx context.Context, d *staff.Desk, id string) (*staff.LeadView, error) {
	return r.Staff.Lead(ctx, d, id)
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
