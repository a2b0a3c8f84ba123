package inbox

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/staff"
)

// LeadValuation is when an agent comes to value the property of a lead; At is nil for no day yet.
type LeadValuation struct {
	At      *time.Time
	Version int
}

// SetValuationInput sets when a property is valued; nil takes the day back. Version is the valuation's, as it was read.
type SetValuationInput struct {
	Lead    string
	Version int
	At      *time.Time
}

// Valuation reads when the property of a lead is valued; nil for a lead that does not ask for it.
func (s *Service) Valuation(ctx context.Context, v *LeadView) (*LeadValuation, error) {
	if !leads.RequestsValuation(v.row.Lead) {
		return nil, nil
	}
	row, err := s.Store.Inbox.ValuationOf(ctx, v.row.ID)
	return &LeadValuation{locale.OptionalMoment(row.At), row.Version}, err
}

// SetValuation sets when an agent comes to value a property.
func (s *Service) SetValuation(ctx context.Context, f *SetValuationInput) (*LeadChanged, *LeadStale, forms.Problems, error) {
	at, wrong := s.ahead("at", f.At, limits.ValuationDaysAhead)
	if wrong != nil {
		return nil, nil, wrong, nil
	}
	var other bool
	changed, stale, problems, err := s.change(ctx, f.Lead, func(d *staff.Desk) (bool, error) {
		v, err := s.Lead(ctx, d, f.Lead)
		if other = v == nil || !leads.RequestsValuation(v.row.Lead); other || err != nil {
			return true, err
		}
		return s.Store.Inbox.SetValuation(ctx, f.Lead, f.Version, at, s.Action(d, "setValuation"))
	})
	if err == nil && other && len(problems) == 0 {
		return nil, nil, forms.OneProblem("lead", forms.Unknown), nil
	}
	return changed, stale, problems, err
}
