package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/keys"
)

// Keys lists the keys of programs, for managers.
func (r *deskResolver) Keys(ctx context.Context, d *staff.Desk) ([]*keys.View, error) {
	return r.rooms.Keys.Keys(ctx, d)
}

func (r *mutationResolver) CreateKey(ctx context.Context, input keys.CreateInput) (CreateKeyPayload, error) {
	return engine.Payload(r.rooms.Keys.CreateKey(ctx, &input))
}

func (r *mutationResolver) RevokeKey(ctx context.Context, input keys.RevokeInput) (RevokeKeyPayload, error) {
	return engine.Payload(r.rooms.Keys.RevokeKey(ctx, &input))
}

func (r *mutationResolver) RemoveKeyOperation(ctx context.Context,
	input keys.RemoveKeyOperationInput) (RemoveKeyOperationPayload, error) {
	return engine.Payload(r.rooms.Keys.RemoveKeyOperation(ctx, &input))
}
