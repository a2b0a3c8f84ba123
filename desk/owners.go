package desk

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

// Owners lists owners, for managers and for the agents of their properties.
func (r *deskResolver) Owners(ctx context.Context, d *staff.Desk, list agency.OwnerList, words, after *string) (*staff.OwnerPage, error) {
	page, err := r.Staff.OwnerPage(ctx, d, list, words, after)
	return page, readable(err)
}

func (r *deskResolver) OwnerCounts(ctx context.Context, d *staff.Desk) ([]*staff.OwnerCount, error) {
	return r.Staff.OwnerCounts(ctx, d)
}

func (r *deskResolver) Owner(ctx context.Context, d *staff.Desk, id string) (*staff.OwnerView, error) {
	return r.Staff.Owner(ctx, d, id)
}

// Owner finds the owner with the address of a registration.
func (r *leadResolver) Owner(ctx context.Context, v *staff.LeadView) (*staff.OwnerView, error) {
	return r.Staff.OwnerOfLead(ctx, v)
}

func (r *mutationResolver) MakeOwner(ctx context.Context, input staff.MakeOwnerInput) (MakeOwnerPayload, error) {
	return engine.Payload(r.Staff.MakeOwner(ctx, &input))
}

func (r *mutationResolver) ChangeOwner(ctx context.Context, input staff.ChangeOwnerInput) (ChangeOwnerPayload, error) {
	return unlessOwnerStale(r.Staff.ChangeOwner(ctx, &input))
}

func (r *mutationResolver) InviteOwner(ctx context.Context, input staff.OwnerInput) (InviteOwnerPayload, error) {
	return unlessOwnerStale(r.Staff.InviteOwner(ctx, &input))
}

func (r *mutationResolver) InviteOwners(ctx context.Context, input staff.InviteOwnersInput) (InviteOwnersPayload, error) {
	return engine.Payload(r.Staff.InviteOwners(ctx, &input))
}

func (r *mutationResolver) LinkOwnerProperty(ctx context.Context, input staff.OwnerPropertyInput) (LinkOwnerPropertyPayload, error) {
	return unlessOwnerStale(r.Staff.LinkProperty(ctx, &input))
}

func (r *mutationResolver) UnlinkOwnerProperty(ctx context.Context, input staff.OwnerPropertyInput) (UnlinkOwnerPropertyPayload, error) {
	return unlessOwnerStale(r.Staff.UnlinkProperty(ctx, &input))
}

func (r *mutationResolver) EndOwnerSessions(ctx context.Context, input staff.OwnerInput) (EndOwnerSessionsPayload, error) {
	return unlessOwnerStale(r.Staff.EndOwnerSessions(ctx, &input))
}

func (r *mutationResolver) CloseOwner(ctx context.Context, input staff.OwnerInput) (CloseOwnerPayload, error) {
	return unlessOwnerStale(r.Staff.CloseOwner(ctx, &input))
}

func (r *mutationResolver) RemoveOwner(ctx context.Context, input staff.OwnerInput) (RemoveOwnerPayload, error) {
	return unlessOwnerStale(r.Staff.RemoveOwner(ctx, &input))
}

func (r *mutationResolver) ViewAsOwner(ctx context.Context, input staff.ViewAsOwnerInput) (ViewAsOwnerPayload, error) {
	return engine.Payload(r.Staff.ViewAsOwner(ctx, &input))
}

// unlessOwnerStale returns the outcome of a change of an owner whom somebody may have changed first.
func unlessOwnerStale(changed *staff.OwnerChanged, stale *staff.OwnerStale, problems agency.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}
