package properties

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/staff/listings"
)

// TakeOver makes the desk the source of a property: what brought it before leaves it alone from then on.
func (s *Service) TakeOver(ctx context.Context, f *listings.Input) (*Changed, forms.Problems, error) {
	d, v, by, problems, err := s.allowed(ctx, f.Number, "takeOverProperty")
	if v == nil {
		return nil, problems, err
	}
	by.After = string(v.Source())
	if err := s.Store.Portfolio.TakeOver(ctx, f.Number, by); err != nil {
		return nil, nil, err
	}
	c, err := s.changed(ctx, d, f.Number, "")
	return c, nil, err
}

// GiveBack gives a property back to what brought it before the desk took it over. What that says of it is in force from its next delivery
// on; until then the property stays as it is.
func (s *Service) GiveBack(ctx context.Context, f *listings.Input) (*Changed, forms.Problems, error) {
	d, v, by, problems, err := s.allowed(ctx, f.Number, "giveBackProperty")
	if v == nil {
		return nil, problems, err
	}
	if !v.Givable() {
		return nil, problem("number", forms.Unknown), nil
	}
	err = s.Store.Portfolio.GiveBack(ctx, f.Number, by)
	if errors.Is(err, portfolio.ErrDrafted) {
		return nil, problem("draft", forms.InUse), nil
	}
	if err != nil {
		return nil, nil, err
	}
	c, err := s.changed(ctx, d, f.Number, "")
	return c, nil, err
}
