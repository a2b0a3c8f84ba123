package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Pins gives all properties that match f as markers of the map: one each up to limits.Pins, else groups on a grid over their area. Only in
// the first case it reads the properties, with one statement at most.
func (s *Store) Pins(ctx context.Context, l locale.Language, f agency.PropertyFilter, sel Selection) ([]*agency.Pin, error) {
	m, err := s.edition(ctx)
	if err != nil {
		return nil, err
	}
	numbers, groups := m.index.Pins(f, m.catalog, limits.Pins)
	if groups != nil {
		return groups, nil
	}
	properties, err := public(s.found(ctx, m, l, numbers, sel))
	pins := make([]*agency.Pin, len(properties))
	for i, p := range properties {
		pins[i] = &agency.Pin{Location: p.Location(), Count: 1, Property: p}
	}
	return pins, err
}
