package graph

import (
	"context"

	"github.com/gevel/gevel/agency"
)

func (r *queryResolver) Changes(ctx context.Context, since *string, first int, language agency.Language) (*ChangePage, error) {
	return nil, badInput("changes are not told yet")
}

func (r *subscriptionResolver) Changes(ctx context.Context, since *string, first int, language agency.Language) (<-chan *ChangePage, error) {
	return nil, badInput("changes are not told yet")
}
