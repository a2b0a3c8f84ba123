package desk

import (
	"context"

	"github.com/gevel/gevel/staff"
)

// FirstSteps are those of a new site.
func (r *todayResolver) FirstSteps(ctx context.Context, t *staff.Today) ([]*staff.FirstStep, error) {
	return r.Staff.FirstSteps(ctx, t)
}

// AnswerDays is the agency's setting.
func (r *todayResolver) AnswerDays(ctx context.Context, _ *staff.Today) (int, error) {
	return r.Staff.AnswerDays(ctx)
}

func (r *todayResolver) Late(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.Late(ctx, t)
}

func (r *todayResolver) New(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.New(ctx, t)
}

func (r *todayResolver) FailedEmails(ctx context.Context, t *staff.Today) (*staff.EmailsFailed, error) {
	return r.Staff.FailedEmails(ctx, t)
}

func (r *todayResolver) RefusedLeads(ctx context.Context, t *staff.Today) (*staff.LeadsRefused, error) {
	return r.Staff.RefusedLeads(ctx, t)
}

func (r *todayResolver) Expiring(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.Expiring(ctx, t)
}

func (r *todayResolver) Valuations(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.Valuations(ctx, t)
}

func (r *todayResolver) HeldProperties(ctx context.Context, t *staff.Today) (*staff.PropertiesLacking, error) {
	return r.Staff.HeldProperties(ctx, t)
}

func (r *todayResolver) LackingProperties(ctx context.Context, t *staff.Today) (*staff.PropertiesLacking, error) {
	return r.Staff.ShownLackingProperties(ctx, t)
}

func (r *todayResolver) DoubtfulPrices(ctx context.Context, t *staff.Today) (*staff.DoubtfulPrices, error) {
	return r.Staff.DoubtfulPrices(ctx, t)
}

func (r *todayResolver) Testimonials(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.Testimonials(ctx, t)
}

func (r *todayResolver) Yesterday(ctx context.Context, t *staff.Today) (*staff.Yesterday, error) {
	return r.Staff.Yesterday(ctx, t)
}
