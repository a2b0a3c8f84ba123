package db

import (
	"context"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Pins reads all properties that match f as markers of the map: one each up to limits.Pins, else groups on a grid over their area. It runs
// one statement in the first case, two in the second.
func (s *Store) Pins(ctx context.Context, l locale.Language, f agency.PropertyFilter, sel Selection) ([]*agency.Pin, error) {
	page, err := s.Properties(ctx, l, f, "NEWEST", Window{Size: limits.Pins}, sel)
	if err != nil {
		return nil, err
	}
	if page.HasNext {
		return s.pinGroups(ctx, f)
	}
	pins := make([]*agency.Pin, len(page.Items))
	for i, p := range page.Items {
		pins[i] = &agency.Pin{Location: p.Location(), Count: 1, Property: p}
	}
	return pins, nil
}

func (s *Store) pinGroups(ctx context.Context, f agency.PropertyFilter) ([]*agency.Pin, error) {
	c, err := s.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	var rows []struct {
		Latitude   float64 `db:"latitude"`
		Longitude  float64 `db:"longitude"`
		Properties int     `db:"properties"`
	}
	filter := conditions(f, c)
	err = s.list(ctx, &rows, `
		WITH matching AS MATERIALIZED (SELECT s.latitude, s.longitude FROM search s WHERE `+filter.sql()+`),
			box AS MATERIALIZED (SELECT min(latitude) AS south, min(longitude) AS west,
				max(max(latitude) - min(latitude), 0.001) / ? AS high, max(max(longitude) - min(longitude), 0.001) / ? AS wide FROM matching)
		SELECT avg(latitude) AS latitude, avg(longitude) AS longitude, count(*) AS properties FROM matching, box
		GROUP BY CAST((latitude - south) / high AS INTEGER), CAST((longitude - west) / wide AS INTEGER)`,
		append(filter.args, limits.PinGroupsAcross, limits.PinGroupsAcross)...)
	pins := make([]*agency.Pin, len(rows))
	for i, r := range rows {
		pins[i] = &agency.Pin{Location: agency.Location{Latitude: r.Latitude, Longitude: r.Longitude}, Count: r.Properties}
	}
	return pins, err
}
