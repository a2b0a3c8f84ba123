package desk

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/listings"
	"github.com/gevel/gevel/staff/week"
)

// Properties lists properties, for everybody at the desk.
func (r *deskResolver) Properties(ctx context.Context, d *staff.Desk, list desk.PropertyList, words *string, goal *market.Goal,
	agent *int, order desk.PropertyOrder, after *string) (*listings.Page, error) {
	page, err := r.rooms.Listings.PropertyPage(ctx, d,
		listings.ListQuery{List: list, Words: words, Goal: goal, Agent: agent, Order: order, After: after})
	return page, readable(err)
}

func (r *deskResolver) PropertyCounts(ctx context.Context, _ *staff.Desk) ([]*listings.Count, error) {
	return r.rooms.Listings.PropertyCounts(ctx)
}

func (r *deskResolver) Property(ctx context.Context, d *staff.Desk, number int) (*listings.View, error) {
	return r.rooms.Listings.Property(ctx, d, number)
}

func (r *lackResolver) Source(_ context.Context, l *listings.Lack) (*listings.LackSource, error) {
	return r.rooms.Listings.LackSource(l), nil
}

func (r *deskPropertyResolver) DoubtfulPrice(ctx context.Context, v *listings.View) (*listings.DoubtfulPriceView, error) {
	return r.rooms.Listings.DoubtfulPrice(ctx, v)
}

func (r *deskPropertyResolver) Photos(ctx context.Context, v *listings.View) ([]*listings.PhotoWords, error) {
	return r.rooms.Listings.Photos(ctx, v)
}

func (r *deskPropertyResolver) MatchingDemands(ctx context.Context, v *listings.View) (*int, error) {
	return r.rooms.Listings.MatchingDemands(ctx, v)
}

// NextAppointments are those of the property, for everybody at the desk; who comes is told to whoever may change them.
func (r *deskPropertyResolver) NextAppointments(ctx context.Context, v *listings.View) ([]*week.Appointment, error) {
	return r.rooms.Listings.NextAppointments(ctx, v)
}

func (r *deskPropertyResolver) Owners(ctx context.Context, v *listings.View) ([]string, error) {
	return r.rooms.Listings.Owners(ctx, v)
}
