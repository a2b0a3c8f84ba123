package desk

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/inbox"
	"github.com/gevel/gevel/staff/owners"
)

// Owners lists owners, for managers and for the agents of their properties.
func (r *deskResolver) Owners(ctx context.Context, d *staff.Desk, list desk.OwnerList, words, after *string) (*owners.Page, error) {
	page, err := r.rooms.Owners.OwnerPage(ctx, d, list, words, after)
	return page, readable(err)
}

func (r *deskResolver) OwnerCounts(ctx context.Context, d *staff.Desk) ([]*owners.Count, error) {
	return r.rooms.Owners.OwnerCounts(ctx, d)
}

func (r *deskResolver) Owner(ctx context.Context, d *staff.Desk, id string) (*owners.View, error) {
	return r.rooms.Owners.Owner(ctx, d, id)
}

// Owner finds the owner with the address of a registration.
func (r *leadResolver) Owner(ctx context.Context, v *inbox.LeadView) (*owners.View, error) {
	return r.rooms.Owners.OwnerOfLead(ctx, v)
}

func (r *mutationResolver) MakeOwner(ctx context.Context, input owners.MakeInput) (MakeOwnerPayload, error) {
	return engine.Payload(r.rooms.Owners.MakeOwner(ctx, &input))
}

func (r *mutationResolver) ChangeOwner(ctx context.Context, input owners.ChangeInput) (ChangeOwnerPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.ChangeOwner(ctx, &input))
}

func (r *mutationResolver) InviteOwner(ctx context.Context, input owners.Input) (InviteOwnerPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.InviteOwner(ctx, &input))
}

func (r *mutationResolver) InviteOwners(ctx context.Context, input owners.InviteOwnersInput) (InviteOwnersPayload, error) {
	return engine.Payload(r.rooms.Owners.InviteOwners(ctx, &input))
}

func (r *mutationResolver) LinkOwnerProperty(ctx context.Context, input owners.PropertyInput) (LinkOwnerPropertyPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.LinkProperty(ctx, &input))
}

func (r *mutationResolver) UnlinkOwnerProperty(ctx context.Context, input owners.PropertyInput) (UnlinkOwnerPropertyPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.UnlinkProperty(ctx, &input))
}

func (r *mutationResolver) EndOwnerSessions(ctx context.Context, input owners.Input) (EndOwnerSessionsPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.EndOwnerSessions(ctx, &input))
}

func (r *mutationResolver) CloseOwner(ctx context.Context, input owners.Input) (CloseOwnerPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.CloseOwner(ctx, &input))
}

func (r *mutationResolver) RemoveOwner(ctx context.Context, input owners.Input) (RemoveOwnerPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.RemoveOwner(ctx, &input))
}

func (r *deskResolver) OwnerReports(ctx context.Context, d *staff.Desk) ([]*owners.Report, error) {
	return r.rooms.Owners.Reports(ctx, d)
}

func (r *deskResolver) OwnerReport(ctx context.Context, d *staff.Desk, owner string) (*owners.ReportText, error) {
	return r.rooms.Owners.Report(ctx, d, owner)
}

func (r *mutationResolver) SendOwnerReport(ctx context.Context, input owners.SendReportInput) (SendOwnerReportPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.SendReport(ctx, &input))
}

func (r *mutationResolver) LeaveOutOwnerReport(ctx context.Context, input owners.LeaveOutReportInput) (LeaveOutOwnerReportPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.LeaveOutReport(ctx, &input))
}

func (r *mutationResolver) SetOwnerReports(ctx context.Context, input owners.SetReportsInput) (SetOwnerReportsPayload, error) {
	return unlessOwnerStale(r.rooms.Owners.SetReports(ctx, &input))
}

func (r *mutationResolver) ViewAsOwner(ctx context.Context, input owners.ViewAsOwnerInput) (ViewAsOwnerPayload, error) {
	return engine.Payload(r.rooms.Owners.ViewAsOwner(ctx, &input))
}

// unlessOwnerStale returns the outcome of a change of an owner whom somebody may have changed first.
func unlessOwnerStale(changed *owners.Changed, stale *owners.Stale, problems forms.Problems, err error) (any, error) {
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(changed, problems, err)
}
