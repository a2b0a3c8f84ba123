package graph

import "context"

func (r *mutationResolver) ImportProperties(ctx context.Context, input ImportPropertiesInput) (ImportPropertiesPayload, error) {
	return nil, badInput("listings are not taken in yet")
}
