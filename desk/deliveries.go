package desk

import (
	"context"

	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
)

// PropertyDeliveries lists what the member of staff brought.
func (r *deskResolver) PropertyDeliveries(ctx context.Context, d *staff.Desk) ([]*deliveries.View, error) {
	return r.Brought.Own(ctx, d)
}

func (r *mutationResolver) TakePropertyDelivery(ctx context.Context, input deliveries.TakeInput) (TakePropertyDeliveryPayload, error) {
	took, stale, problems, err := r.Brought.Take(ctx, &input)
	if err == nil && stale != nil {
		return *stale, nil
	}
	return engine.Payload(took, problems, err)
}

func (r *mutationResolver) UndoPropertyDelivery(ctx context.Context, input deliveries.Input) (UndoPropertyDeliveryPayload, error) {
	return engine.Payload(r.Brought.Undo(ctx, &input))
}

func (r *mutationResolver) MapDeliveryWord(ctx context.Context, input deliveries.MapWordInput) (MapDeliveryWordPayload, error) {
	return engine.Payload(r.Brought.MapWord(ctx, &input))
}

func (r *mutationResolver) DropPropertyDelivery(ctx context.Context, input deliveries.Input) (DropPropertyDeliveryPayload, error) {
	return engine.Payload(r.Brought.Drop(ctx, &input))
}
