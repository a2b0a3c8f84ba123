package desk

import (
	"context"

	"github.com/gevel/gevel/staff"
)

// AnswerDays is the agency's setting.
func (r *deskTodayResolver) AnswerDays(ctx context.Context, _ *staff.Today) (int, error) {
	return r.Staff.AnswerDays(ctx)
}

func (r *deskTodayResolver) Late(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.Late(ctx, t)
}

func (r *deskTodayResolver) New(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.New(ctx, t)
}

func (r *deskTodayResolver) FailedEmails(ctx context.Context, t *staff.Today) (*staff.EmailsFailed, error) {
	return r.Staff.FailedEmails(ctx, t)
}

func (r *deskTodayResolver) RefusedLeads(ctx context.Context, t *staff.Today) (*staff.LeadsRefused, error) {
	return r.Staff.RefusedLeads(ctx, t)
}

func (r *deskTodayResolver) Expiring(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.Expiring(ctx, t)
}

func (r *deskTodayResolver) Valuations(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.Valuations(ctx, t)
}

func (r *deskTodayResolver) HeldProperties(ctx context.Context, t *staff.Today) (*staff.PropertiesLacking, error) {
	return r.Staff.HeldProperties(ctx, t)
}

func (r *deskTodayResolver) LackingProperties(ctx context.Context, t *staff.Today) (*staff.PropertiesLacking, error) {
	return r.Staff.ShownLackingProperties(ctx, t)
}

func (r *deskTodayResolver) DoubtfulPrices(ctx context.Context, t *staff.Today) (*staff.DoubtfulPrices, error) {
	return r.Staff.DoubtfulPrices(ctx, t)
}

func (r *deskTodayResolver) Testimonials(ctx context.Context, t *staff.Today) (*staff.LeadsWaiting, error) {
	return r.Staff.Testimonials(ctx, t)
}

func (r *deskTodayResolver) Yesterday(ctx context.Context, t *staff.Today) (*staff.Yesterday, error) {
	return r.Staff.Yesterday(ctx, t)
}
