package listings

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// FindProperties finds properties that contain all words, the highest number first.
func (s *Service) FindProperties(ctx context.Context, d *staff.Desk, words string) ([]*View, error) {
	page, err := s.PropertyPage(ctx, d, ListQuery{List: agency.AllProperties, Words: &words, Order: agency.NewestProperties})
	if err != nil {
		return nil, err
	}
	return page.Nodes[:min(len(page.Nodes), limits.FoundRows)], nil
}
