package desk

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

func (r *mutationResolver) SendDocuments(ctx context.Context, input staff.SendDocumentsInput) (SendDocumentsPayload, error) {
	return engine.Payload(r.Staff.SendDocuments(ctx, &input))
}

func (r *mutationResolver) ChangeEmails(ctx context.Context, input staff.ChangeEmailsInput) (ChangeEmailsPayload, error) {
	return engine.Payload(r.Staff.ChangeEmails(ctx, &input))
}

func (r *mutationResolver) SetValuation(ctx context.Context, input staff.SetValuationInput) (SetValuationPayload, error) {
	return unlessStale(r.Staff.SetValuation(ctx, &input))
}

func (r *mutationResolver) AnswerLead(ctx context.Context, input staff.AnswerLeadInput) (AnswerLeadPayload, error) {
	return unlessStale(r.Staff.AnswerLead(ctx, &input))
}

func (r *mutationResolver) TakeBackAnswer(ctx context.Context, input staff.TakeBackAnswerInput) (TakeBackAnswerPayload, error) {
	return engine.Payload(r.Staff.TakeBackAnswer(ctx, &input))
}

func (r *mutationResolver) RedeliverLead(ctx context.Context, input staff.RedeliverInput) (RedeliverLeadPayload, error) {
	return engine.Payload(r.Staff.Redeliver(ctx, &input))
}

func (r *mutationResolver) DropDelivery(ctx context.Context, input staff.DropDeliveryInput) (DropDeliveryPayload, error) {
	return engine.Payload(r.Staff.DropDelivery(ctx, &input))
}

func (r *mutationResolver) ResendLeadEmail(ctx context.Context, input staff.ResendEmailInput) (ResendLeadEmailPayload, error) {
	return engine.Payload(r.Staff.ResendEmail(ctx, &input))
}

func (r *mutationResolver) SetLeadState(ctx context.Context, input staff.SetLeadStateInput) (SetLeadStatePayload, error) {
	return unlessStale(r.Staff.SetLeadState(ctx, &input))
}

func (r *mutationResolver) HandOverLead(ctx context.Context, input staff.HandOverLeadInput) (HandOverLeadPayload, error) {
	return unlessStale(r.Staff.HandOverLead(ctx, &input))
}

func (r *mutationResolver) AddLeadNote(ctx context.Context, input staff.AddLeadNoteInput) (AddLeadNotePayload, error) {
	return engine.Payload(r.Staff.AddLeadNote(ctx, &input))
}

// unlessStale returns the outcome of a change that a colleague may have made first.
func unlessStale(changed *staff.LeadChanged, stale *staff.Stale, problems agency.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}

func (r *mutationResolver) SetLeadStates(ctx context.Context, input staff.SetLeadStatesInput) (SetLeadStatesPayload, error) {
	return unlessOther(r.Staff.SetLeadStates(ctx, &input))
}

func (r *mutationResolver) HandOverLeads(ctx context.Context, input staff.HandOverLeadsInput) (HandOverLeadsPayload, error) {
	return unlessOther(r.Staff.HandOverLeads(ctx, &input))
}

func (r *mutationResolver) UndoLeads(ctx context.Context, input staff.UndoInput) (UndoLeadsPayload, error) {
	return engine.Payload(r.Staff.UndoLeads(ctx, &input))
}

// unlessOther returns the outcome of a change of a list that may have other leads meanwhile.
func unlessOther(changed *staff.LeadsChanged, list *staff.ListChanged, problems agency.Problems, err error) (any, error) {
	if err == nil && list != nil {
		return *list, nil
	}
	return engine.Payload(changed, problems, readable(err))
}
