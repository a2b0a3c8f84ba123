package graph

import (
	"context"

	"github.com/gevel/gevel/staff"
)

// Keys lists the keys of programs, for managers.
func (r *deskResolver) Keys(ctx context.Context, d *staff.Desk) ([]*staff.KeyView, error) {
	return r.Staff.Keys(ctx, d)
}

func (r *mutationResolver) CreateKey(ctx context.Context, input staff.CreateKeyInput) (CreateKeyPayload, error) {
	return payload(r.Staff.CreateKey(ctx, &input))
}

func (r *mutationResolver) RevokeKey(ctx context.Context, input staff.RevokeKeyInput) (RevokeKeyPayload, error) {
	return payload(r.Staff.RevokeKey(ctx, &input))
}

func (r *mutationResolver) RemoveKeyOperation(ctx context.Context, input staff.RemoveKeyOperationInput) (RemoveKeyOperationPayload,
	error) {
	return payload(r.Staff.RemoveKeyOperation(ctx, &input))
}
