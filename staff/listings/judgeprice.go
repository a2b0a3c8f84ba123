package listings

import (
	"context"
	"errors"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/portfolio"
	"github.com/gevel/gevel/locale"
)

// JudgePriceInput names a property and the doubtful price of it that somebody saw, in euro and cents.
type JudgePriceInput struct{ Number, Amount, Cents int }

// ConfirmPrice shows the doubtful price of a property. Who may hide the property may do that.
func (s *Service) ConfirmPrice(ctx context.Context, f *JudgePriceInput) (*ListingChanged, forms.Problems, error) {
	return s.judgePrice(ctx, f, "confirmPrice", s.Store.Portfolio.ConfirmPrice)
}

// DismissPrice leaves the price before in force, also when the doubtful one is delivered again.
func (s *Service) DismissPrice(ctx context.Context, f *JudgePriceInput) (*ListingChanged, forms.Problems, error) {
	return s.judgePrice(ctx, f, "dismissPrice", s.Store.Portfolio.DismissPrice)
}

func (s *Service) judgePrice(ctx context.Context, f *JudgePriceInput, name desklog.ActionName,
	judge func(ctx context.Context, number int, price locale.Money, by desklog.Action) error) (*ListingChanged, forms.Problems, error) {
	v, by, problems, err := s.listing(ctx, f.Number, name)
	if v == nil {
		return nil, problems, err
	}
	err = judge(ctx, f.Number, locale.Money(f.Amount)*100+locale.Money(f.Cents), by)
	if errors.Is(err, portfolio.ErrPriceStale) {
		return nil, forms.OneProblem("amount", forms.Unknown), nil
	}
	if err != nil {
		return nil, nil, err
	}
	return s.changedProperty(ctx, v)
}
