package db

import (
	"context"

	"github.com/gevel/gevel/agency"
)

// Similar reads active properties with the goal of p, most similar first: by category, then city, then price.
func (s *Store) Similar(ctx context.Context, p *agency.Property, first int, sel Selection) ([]*agency.Property, error) {
	m, err := s.edition(ctx)
	if err != nil {
		return nil, err
	}
	return public(s.found(ctx, m, p.Language, m.index.Similar(p, first), sel))
}
