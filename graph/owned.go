package graph

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/gevel/gevel/agency/owned"
	"github.com/gevel/gevel/agency/traffic"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/leads/ownernews"
	"github.com/gevel/gevel/limits"
)

func (r *ownedPropertyResolver) Visits(ctx context.Context, p *owned.Property) (*traffic.PageViewCounts, error) {
	return r.Store.PageViews(ctx, p.Number(), r.Now())
}

func (r *ownedPropertyResolver) VisitsPerDay(ctx context.Context, p *owned.Property, days int) ([]*traffic.DayCount, error) {
	if days < 1 || days > limits.PageViewDays {
		return nil, engine.BadInput("days goes from 1 to 366")
	}
	now := r.Now()
	list := traffic.FillDays(nil, days, now)
	counts, err := r.Store.PageViewsPerDay(ctx, p.Number(), list[0].Date)
	return traffic.FillDays(counts, days, now), err
}

// Viewings combines the viewings of the CRM with the appointments booked here, and what staff reported of them to the owner.
func (r *ownedPropertyResolver) Viewings(ctx context.Context, p *owned.Property) ([]*owned.Viewing, error) {
	booked, err := r.Store.Appointments.Bookings(ctx, p.Number())
	list := slices.Clone(p.History().Viewings)
	for _, a := range booked {
		v := owned.BookedViewing(time.Unix(a.Start, 0).UTC(), a.State == "CANCELLED", r.Now())
		v.Feedback = a.Report
		list = append(list, v)
	}
	slices.SortStableFunc(list, func(a, b *owned.Viewing) int { return b.At.Compare(a.At) })
	return list, err
}

// Communications combines the communications of the CRM with the forms received here.
func (r *ownedPropertyResolver) Communications(ctx context.Context, p *owned.Property) ([]*owned.Communication, error) {
	leadList, err := r.Store.LeadsAbout(ctx, p.Number(), ownernews.Forms)
	list := slices.Clone(p.History().Communications)
	for _, q := range leadList {
		list = append(list, &owned.Communication{At: time.Unix(q.CreatedAt, 0).UTC(), Kind: "WEBSITE", Form: &q.Form})
	}
	slices.SortStableFunc(list, func(a, b *owned.Communication) int { return b.At.Compare(a.At) })
	return list, err
}

func (r *ownedPropertyResolver) OnlineMedia(_ context.Context, p *owned.Property) ([]*owned.OnlineMedium, error) {
	return slices.Clone(p.History().Media), nil
}

// PriceHistory combines the price history of the CRM with the changes seen here since.
func (r *ownedPropertyResolver) PriceHistory(ctx context.Context, p *owned.Property) ([]*owned.PricePoint, error) {
	seen, err := r.Store.PriceChanges(ctx, p.Number())
	list := slices.Clone(p.History().Prices)
	slices.SortFunc(list, func(a, b *owned.PricePoint) int { return cmp.Compare(a.Date, b.Date) })
	for _, point := range seen {
		if n := len(list); n == 0 || point.Date > list[n-1].Date && point.Price != list[n-1].Price {
			list = append(list, point)
		}
	}
	return list, err
}

func (r *ownedPropertyResolver) MatchingDemands(ctx context.Context, p *owned.Property) (int, error) {
	return r.Store.MatchingDemands(ctx, p.Number())
}
