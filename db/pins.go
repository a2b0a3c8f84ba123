package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Pins gives all properties that match f as markers of the map: one each up to limits.Pins, else groups on a grid over their area. Only in
// the first case it reads the properties, with one statement at most.
func (s *Store) Pins(ctx context.Context, l locale.Language, f agency.PropertyFilter, sel columns.Selection) ([]*agency.Pin, error) {
	var groups []*agency.Pin
	singles, err := s.singles(ctx, listing{l, f, sel, func(m *edition) (numbers []int, err error) {
		numbers, groups = m.index.Pins(f, m.catalog, limits.Pins)
		return numbers, nil
	}})
	if groups != nil {
		return groups, err
	}
	return singles, err
}

// PinsIn gives the properties that match f in a view of a map: single ones, and groups where there are many. It reads the single ones, with
// one statement at most.
func (s *Store) PinsIn(ctx context.Context, l locale.Language, f agency.PropertyFilter, v geo.MapView,
	sel columns.Selection) ([]*agency.Pin, error) {
	var groups []*agency.Pin
	singles, err := s.singles(ctx, listing{l, f, sel, func(m *edition) (numbers []int, err error) {
		numbers, groups = m.index.PinsIn(f, m.catalog, v)
		return numbers, nil
	}})
	return append(singles, groups...), err
}

// singles gives a pin for each property.
func (s *Store) singles(ctx context.Context, w listing) ([]*agency.Pin, error) {
	properties, err := public(s.listed(ctx, w))
	pins := make([]*agency.Pin, len(properties))
	for i, p := range properties {
		pins[i] = &agency.Pin{Location: p.Location(), Count: 1, Property: p}
	}
	return pins, err
}
