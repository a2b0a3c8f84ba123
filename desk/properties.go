package desk

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/staff"
)

// Properties lists properties, for everybody at the desk.
func (r *deskResolver) Properties(ctx context.Context, d *staff.Desk, list agency.PropertyList, words *string, goal *agency.Goal,
	agent *int, order agency.PropertyOrder, after *string) (*staff.PropertyPage, error) {
	page, err := r.Staff.PropertyPage(ctx, d,
		staff.PropertyQuery{List: list, Words: words, Goal: goal, Agent: agent, Order: order, After: after})
	return page, readable(err)
}

func (r *deskResolver) PropertyCounts(ctx context.Context, _ *staff.Desk) ([]*staff.PropertyCount, error) {
	return r.Staff.PropertyCounts(ctx)
}

func (r *deskResolver) Property(ctx context.Context, d *staff.Desk, number int) (*staff.PropertyView, error) {
	return r.Staff.Property(ctx, d, number)
}

func (r *lackResolver) Source(_ context.Context, l *staff.Lack) (*staff.LackSource, error) {
	return r.Staff.LackSource(l), nil
}

func (r *deskPropertyResolver) DoubtfulPrice(ctx context.Context, v *staff.PropertyView) (*staff.DoubtfulPriceView, error) {
	return r.Staff.DoubtfulPrice(ctx, v)
}

func (r *deskPropertyResolver) Photos(ctx context.Context, v *staff.PropertyView) ([]*staff.PhotoWords, error) {
	return r.Staff.Photos(ctx, v)
}

func (r *deskPropertyResolver) MatchingDemands(ctx context.Context, v *staff.PropertyView) (*int, error) {
	return r.Staff.MatchingDemands(ctx, v)
}

// NextAppointments are those of the property, for everybody at the desk; who comes is told to whoever may change them.
func (r *deskPropertyResolver) NextAppointments(ctx context.Context, v *staff.PropertyView) ([]*staff.WeekAppointment, error) {
	return r.Staff.NextAppointments(ctx, v)
}

func (r *deskPropertyResolver) Owners(ctx context.Context, v *staff.PropertyView) ([]string, error) {
	return r.Staff.Owners(ctx, v)
}
