package desk

import (
	"context"

	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/today"
)

// FirstSteps are those of a new site.
func (r *todayResolver) FirstSteps(ctx context.Context, t *today.Today) ([]*today.FirstStep, error) {
	return r.rooms.Today.FirstSteps(ctx, t)
}

// Today is the first screen.
func (r *deskResolver) Today(_ context.Context, d *staff.Desk) (*today.Today, error) {
	return today.Of(d), nil
}

// AnswerDays is the agency's setting.
func (r *todayResolver) AnswerDays(ctx context.Context, _ *today.Today) (int, error) {
	return r.rooms.Today.AnswerDays(ctx)
}

func (r *todayResolver) Late(ctx context.Context, t *today.Today) (*today.LeadsWaiting, error) {
	return r.rooms.Today.Late(ctx, t)
}

func (r *todayResolver) New(ctx context.Context, t *today.Today) (*today.LeadsWaiting, error) {
	return r.rooms.Today.New(ctx, t)
}

func (r *todayResolver) FailedEmails(ctx context.Context, t *today.Today) (*today.EmailsFailed, error) {
	return r.rooms.Today.FailedEmails(ctx, t)
}

func (r *todayResolver) RefusedLeads(ctx context.Context, t *today.Today) (*today.LeadsRefused, error) {
	return r.rooms.Today.RefusedLeads(ctx, t)
}

func (r *todayResolver) Expiring(ctx context.Context, t *today.Today) (*today.LeadsWaiting, error) {
	return r.rooms.Today.Expiring(ctx, t)
}

func (r *todayResolver) Valuations(ctx context.Context, t *today.Today) (*today.LeadsWaiting, error) {
	return r.rooms.Today.Valuations(ctx, t)
}

func (r *todayResolver) CallBacks(ctx context.Context, t *today.Today) (*today.LeadsWaiting, error) {
	return r.rooms.Today.CallBacks(ctx, t)
}

func (r *todayResolver) HeldProperties(ctx context.Context, t *today.Today) (*today.PropertiesLacking, error) {
	return r.rooms.Today.HeldProperties(ctx, t)
}

func (r *todayResolver) LackingProperties(ctx context.Context, t *today.Today) (*today.PropertiesLacking, error) {
	return r.rooms.Today.ShownLackingProperties(ctx, t)
}

func (r *todayResolver) DoubtfulPrices(ctx context.Context, t *today.Today) (*today.DoubtfulPrices, error) {
	return r.rooms.Today.DoubtfulPrices(ctx, t)
}

func (r *todayResolver) Testimonials(ctx context.Context, t *today.Today) (*today.LeadsWaiting, error) {
	return r.rooms.Today.Testimonials(ctx, t)
}

func (r *todayResolver) Yesterday(ctx context.Context, t *today.Today) (*today.Yesterday, error) {
	return r.rooms.Today.Yesterday(ctx, t)
}
