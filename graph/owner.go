package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
)

func (r *queryResolver) Viewer(ctx context.Context, language agency.Language) (*agency.Owner, error) {
	return nil, nil
}

func (r *ownerResolver) Properties(ctx context.Context, o *agency.Owner) ([]*agency.OwnedProperty, error) {
	return []*agency.OwnedProperty{}, nil
}

func (r *ownedPropertyResolver) Visits(ctx context.Context, p *agency.OwnedProperty) (*agency.VisitCounts, error) {
	return &agency.VisitCounts{Sources: []agency.SourceCount{}}, nil
}

func (r *ownedPropertyResolver) VisitsPerDay(ctx context.Context, p *agency.OwnedProperty, days int) ([]*agency.DayCount, error) {
	return []*agency.DayCount{}, nil
}

func (r *ownedPropertyResolver) Viewings(ctx context.Context, p *agency.OwnedProperty) ([]*agency.Viewing, error) {
	return []*agency.Viewing{}, nil
}

func (r *ownedPropertyResolver) Communications(ctx context.Context, p *agency.OwnedProperty) ([]*agency.Communication, error) {
	return []*agency.Communication{}, nil
}

func (r *ownedPropertyResolver) OnlineMedia(ctx context.Context, p *agency.OwnedProperty) ([]*agency.OnlineMedium, error) {
	return []*agency.OnlineMedium{}, nil
}

func (r *ownedPropertyResolver) PriceHistory(ctx context.Context, p *agency.OwnedProperty) ([]*agency.PricePoint, error) {
	return []*agency.PricePoint{}, nil
}

func (r *ownedPropertyResolver) MatchingDemands(ctx context.Context, p *agency.OwnedProperty) (int, error) {
	return 0, nil
}
