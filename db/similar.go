package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/columns"
)

// Similar reads active properties with the goal of p, most similar first: by category, then city, then price.
func (s *Store) Similar(ctx context.Context, p *agency.Property, first int, sel columns.Selection) ([]*agency.Property, error) {
	return public(s.listed(ctx, listing{language: p.Language, selection: sel, find: func(m *edition) ([]int, error) {
		return m.index.Similar(p, first), nil
	}}))
}
