package listings

import (
	"context"
	"time"

	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/locale"
)

// DoubtfulPriceView is a imports.DoubtfulPrice as the desk shows it.
type DoubtfulPriceView struct{ row imports.DoubtfulPrice }

// Price is the one that was delivered.
func (v *DoubtfulPriceView) Price() *locale.Money { return &v.row.Price }

// DeliveredAt is when it was delivered.
func (v *DoubtfulPriceView) DeliveredAt() time.Time { return time.Unix(v.row.At, 0).UTC() }

// Dismissed reports whether somebody called it wrong.
func (v *DoubtfulPriceView) Dismissed() bool { return v.row.Dismissed }

// DoubtfulPrice is the price of a property that was delivered and is not shown; nil for none.
func (s *Service) DoubtfulPrice(ctx context.Context, v *View) (*DoubtfulPriceView, error) {
	row, err := s.Store.Portfolio.DoubtfulPrice(ctx, v.row.Number)
	if row == nil {
		return nil, err
	}
	return &DoubtfulPriceView{*row}, err
}
