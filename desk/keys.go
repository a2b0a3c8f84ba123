package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

// Keys lists the keys of programs, for managers.
func (r *deskResolver) Keys(ctx context.Context, d *staff.Desk) ([]*staff.KeyView, error) {
	return r.Staff.Keys(ctx, d)
}

func (r *mutationResolver) CreateKey(ctx context.Context, input staff.CreateKeyInput) (CreateKeyPayload, error) {
	return engine.Payload(r.Staff.CreateKey(ctx, &input))
}

func (r *mutationResolver) RevokeKey(ctx context.Context, input staff.RevokeKeyInput) (RevokeKeyPayload, error) {
	return engine.Payload(r.Staff.RevokeKey(ctx, &input))
}

func (r *mutationResolver) RemoveKeyOperation(ctx context.Context, input staff.RemoveKeyOperationInput) (RemoveKeyOperationPayload,
	error) {
	return engine.Payload(r.Staff.RemoveKeyOperation(ctx, &input))
}
