package listings

import (
	"context"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/staff"
)

// FindProperties finds properties that contain all words, archived ones too, the highest number first.
func (s *Service) FindProperties(ctx context.Context, d *staff.Desk, words string) ([]*View, error) {
	page, err := s.PropertyPage(ctx, d, ListQuery{List: desk.EveryProperty, Words: &words, Order: desk.NewestProperties})
	if err != nil {
		return nil, err
	}
	return page.Nodes[:min(len(page.Nodes), limits.FoundRows)], nil
}
