package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/streets"
)

// Streets are the map's streets, for managers.
func (r *deskResolver) Streets(ctx context.Context, d *staff.Desk) (*streets.View, error) {
	return r.rooms.Streets.View(ctx, d)
}

func (r *mutationResolver) MeasureStreets(ctx context.Context) (MeasureStreetsPayload, error) {
	return engine.Payload(r.rooms.Streets.Measure(ctx))
}

func (r *mutationResolver) FetchStreets(ctx context.Context) (FetchStreetsPayload, error) {
	return engine.Payload(r.rooms.Streets.Fetch(ctx))
}

func (r *mutationResolver) CancelStreets(ctx context.Context) (CancelStreetsPayload, error) {
	return engine.Payload(r.rooms.Streets.Cancel(ctx))
}
