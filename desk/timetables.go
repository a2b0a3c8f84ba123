package desk

import (
	"context"

	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/transit"
)

// Timetables are those of public transport, for managers.
func (r *deskResolver) Timetables(ctx context.Context, d *staff.Desk) ([]*transit.View, error) {
	return r.Transit.Views(ctx, d)
}

func (r *mutationResolver) RemoveTimetable(ctx context.Context, input transit.RemoveInput) (RemoveTimetablePayload, error) {
	return engine.Payload(r.Transit.Remove(ctx, &input))
}
