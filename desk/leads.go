package desk

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/engine"
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
		return engine.BadInput(bad.Error())
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
	return engine.Payload(changed, problems, readable(err))
}

func (r *mutationResolver) RemoveLeadList(ctx context.Context, input staff.RemoveListInput) (RemoveLeadListPayload, error) {
	return engine.Payload(r.Staff.RemoveList(ctx, &input))
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
