package desk

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
)

// Leads lists leads, for staff who may read them.
func (r *deskResolver) Leads(ctx context.Context, d *staff.Desk, list desk.LeadList, newest bool, after *string,
	filter *inbox.Filter) (*inbox.Page, error) {
	page, err := r.rooms.Inbox.LeadPage(ctx, d, list, filter, newest, after)
	return page, readable(err)
}

// readable gives an error of the arguments its code.
func readable(err error) error {
	var bad staff.BadInput
	if errors.As(err, &bad) {
		return engine.BadInput(bad.Error())
	}
	return err
}

func (r *deskResolver) LeadCounts(ctx context.Context, d *staff.Desk, filter *inbox.Filter) ([]*inbox.LeadCount, error) {
	counts, err := r.rooms.Inbox.LeadCounts(ctx, d, filter)
	return counts, readable(err)
}

func (r *deskResolver) SavedLists(ctx context.Context, d *staff.Desk) ([]*inbox.SavedList, error) {
	return r.rooms.Inbox.SavedLists(ctx, d)
}

func (r *mutationResolver) SaveLeadList(ctx context.Context, input inbox.SaveListInput) (SaveLeadListPayload, error) {
	changed, problems, err := r.rooms.Inbox.SaveList(ctx, &input)
	return engine.Payload(changed, problems, readable(err))
}

func (r *mutationResolver) RemoveLeadList(ctx context.Context, input inbox.RemoveListInput) (RemoveLeadListPayload, error) {
	return engine.Payload(r.rooms.Inbox.RemoveList(ctx, &input))
}

func (r *deskResolver) Lead(ctx context.Context, d *staff.Desk, id string) (*inbox.LeadView, error) {
	return r.rooms.Inbox.Lead(ctx, d, id)
}

func (r *deskResolver) Linked(ctx context.Context, _ *staff.Desk) (bool, error) {
	return r.rooms.Inbox.Linked(ctx)
}

func (r *deskResolver) Colleagues(ctx context.Context, d *staff.Desk) ([]*desk.StaffMember, error) {
	return r.rooms.Inbox.Colleagues(ctx, d)
}
