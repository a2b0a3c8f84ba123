package staff

import (
	"context"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/imports"
	"github.com/gevel/gevel/limits"
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
func (s *Service) DoubtfulPrice(ctx context.Context, v *PropertyView) (*DoubtfulPriceView, error) {
	row, err := s.Store.Portfolio.DoubtfulPrice(ctx, v.row.Number)
	if row == nil {
		return nil, err
	}
	return &DoubtfulPriceView{*row}, err
}

// DoubtfulPrices are the first properties with a doubtful price that nobody dismissed, and how many there are in all.
type DoubtfulPrices struct {
	Properties []*DoubtfulPropertyView
	Count      int
}

// DoubtfulPropertyView is a portfolio.DoubtfulProperty as the desk shows it: Price is in force.
type DoubtfulPropertyView struct {
	Number          int
	Reference       string
	Title           string
	Price, Doubtful *locale.Money
}

// DoubtfulPrices are for everybody at the desk.
func (s *Service) DoubtfulPrices(ctx context.Context, t *Today) (*DoubtfulPrices, error) {
	c, err := s.Store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	rows, count, err := s.Store.Portfolio.DoubtfulProperties(ctx, limits.TodayRows)
	list := &DoubtfulPrices{Count: count}
	for _, p := range rows {
		list.Properties = append(list.Properties, &DoubtfulPropertyView{Number: p.Number, Reference: agency.ReferenceOf(p.Number, p.Sent),
			Title: p.Title.In(t.desk.Language(), c.Fallback()), Price: p.Price, Doubtful: &p.Doubtful})
	}
	return list, err
}
