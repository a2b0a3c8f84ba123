package desk

import (
	"context"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
)

func (r *mutationResolver) SendDocuments(ctx context.Context, input inbox.SendDocumentsInput) (SendDocumentsPayload, error) {
	return engine.Payload(r.rooms.Inbox.SendDocuments(ctx, &input))
}

func (r *mutationResolver) ChangeEmails(ctx context.Context, input inbox.ChangeEmailsInput) (ChangeEmailsPayload, error) {
	return engine.Payload(r.rooms.Inbox.ChangeEmails(ctx, &input))
}

func (r *mutationResolver) SetCallBack(ctx context.Context, input inbox.SetCallBackInput) (SetCallBackPayload, error) {
	return unlessStale(r.rooms.Inbox.SetCallBack(ctx, &input))
}

func (r *mutationResolver) SetValuation(ctx context.Context, input inbox.SetValuationInput) (SetValuationPayload, error) {
	return unlessStale(r.rooms.Inbox.SetValuation(ctx, &input))
}

func (r *mutationResolver) AnswerLead(ctx context.Context, input inbox.AnswerLeadInput) (AnswerLeadPayload, error) {
	return unlessStale(r.rooms.Inbox.AnswerLead(ctx, &input))
}

func (r *mutationResolver) TakeBackAnswer(ctx context.Context, input inbox.TakeBackAnswerInput) (TakeBackAnswerPayload, error) {
	return engine.Payload(r.rooms.Inbox.TakeBackAnswer(ctx, &input))
}

func (r *mutationResolver) RedeliverLead(ctx context.Context, input inbox.RedeliverInput) (RedeliverLeadPayload, error) {
	return engine.Payload(r.rooms.Inbox.Redeliver(ctx, &input))
}

func (r *mutationResolver) DropDelivery(ctx context.Context, input inbox.DropDeliveryInput) (DropDeliveryPayload, error) {
	return engine.Payload(r.rooms.Inbox.DropDelivery(ctx, &input))
}

func (r *mutationResolver) ResendLeadEmail(ctx context.Context, input inbox.ResendEmailInput) (ResendLeadEmailPayload, error) {
	return engine.Payload(r.rooms.Inbox.ResendEmail(ctx, &input))
}

func (r *mutationResolver) SetLeadState(ctx context.Context, input inbox.SetLeadStateInput) (SetLeadStatePayload, error) {
	return unlessStale(r.rooms.Inbox.SetLeadState(ctx, &input))
}

func (r *mutationResolver) HandOverLead(ctx context.Context, input inbox.HandOverLeadInput) (HandOverLeadPayload, error) {
	return unlessStale(r.rooms.Inbox.HandOverLead(ctx, &input))
}

func (r *mutationResolver) AddLeadNote(ctx context.Context, input inbox.AddLeadNoteInput) (AddLeadNotePayload, error) {
	return engine.Payload(r.rooms.Inbox.AddLeadNote(ctx, &input))
}

// unlessStale returns the outcome of a change that a colleague may have made first.
func unlessStale(changed *inbox.LeadChanged, stale *inbox.LeadStale, problems forms.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}

func (r *mutationResolver) SetLeadStates(ctx context.Context, input inbox.SetLeadStatesInput) (SetLeadStatesPayload, error) {
	return unlessOther(r.rooms.Inbox.SetLeadStates(ctx, &input))
}

func (r *mutationResolver) HandOverLeads(ctx context.Context, input inbox.HandOverLeadsInput) (HandOverLeadsPayload, error) {
	return unlessOther(r.rooms.Inbox.HandOverLeads(ctx, &input))
}

func (r *mutationResolver) UndoLeads(ctx context.Context, input staff.UndoInput) (UndoLeadsPayload, error) {
	return engine.Payload(r.rooms.Inbox.UndoLeads(ctx, &input))
}

// unlessOther returns the outcome of a change of a list that may have other leads meanwhile.
func unlessOther(changed *inbox.LeadsChanged, list *inbox.ListChanged, problems forms.Problems, err error) (any, error) {
	if err == nil && list != nil {
		return *list, nil
	}
	return engine.Payload(changed, problems, readable(err))
}

func (r *mutationResolver) NoteCall(ctx context.Context, input inbox.NoteCallInput) (NoteCallPayload, error) {
	return engine.Payload(r.rooms.Inbox.NoteCall(ctx, &input))
}
