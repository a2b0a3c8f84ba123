package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/search"
)

// Counts counts the properties for every value of the named choices.
func (s *Store) Counts(ctx context.Context, f agency.PropertyFilter, names []search.Choice) (search.Counts, error) {
	m, err := s.searched(ctx, f)
	if err != nil {
		return nil, err
	}
	return m.index.Counts(f, m.catalog, names), nil
}

// Matching counts the properties that match a filter.
func (s *Store) Matching(ctx context.Context, f agency.PropertyFilter) (int, error) {
	m, err := s.searched(ctx, f)
	if err != nil {
		return 0, err
	}
	return m.index.Count(f, m.catalog), nil
}
