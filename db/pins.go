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
	m, err := s.searched(ctx, f)
	if err != nil {
		return nil, err
	}
	numbers, groups := m.index.Pins(f, m.catalog, limits.Pins)
	if groups != nil {
		return groups, nil
	}
	return s.singles(ctx, m, l, numbers, sel)
}

// PinsIn gives the properties that match f in a view of a map: single ones, and groups where there are many. It reads the single ones, with
// one statement at most.
func (s *Store) PinsIn(ctx context.Context, l locale.Language, f agency.PropertyFilter, v agency.MapView, sel Selection) ([]*agency.Pin,
	error) {
	m, err := s.searched(ctx, f)
	if err != nil {
		return nil, err
	}
	numbers, groups := m.index.PinsIn(f, m.catalog, v)
	singles, err := s.singles(ctx, m, l, numbers, sel)
	return append(singles, groups...), err
}

// singles gives a pin for each property.
func (s *Store) singles(ctx context.Context, m *edition, l locale.Language, numbers []int, sel Selection) ([]*agency.Pin, error) {
	properties, err := public(s.found(ctx, m, l, numbers, sel))
	pins := make([]*agency.Pin, len(properties))
	for i, p := range properties {
		pins[i] = &agency.Pin{Location: p.Location(), Count: 1, Property: p}
	}
	return pins, err
}
