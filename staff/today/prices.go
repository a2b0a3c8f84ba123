package today

import (
	"context"

	"github.com/gevel/gevel/agency/reference"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

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
		list.Properties = append(list.Properties, &DoubtfulPropertyView{Number: p.Number, Reference: reference.Of(p.Number, p.Sent),
			Title: p.Title.In(t.desk.Language(), c.Fallback()), Price: p.Price, Doubtful: &p.Doubtful})
	}
	return list, err
}
