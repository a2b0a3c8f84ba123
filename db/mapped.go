package db

import "context"

// Mapped is a place where something stands on the site's map, within a hundred metres.
type Mapped struct{ Latitude, Longitude float64 }

// Mapped lists where properties are as visitors see them, and the cities of projects.
func (s *Store) Mapped(ctx context.Context) (list []Mapped, err error) {
	err = s.List(ctx, &list, `
		SELECT round(latitude, 3) AS latitude, round(longitude, 3) AS longitude FROM search
		WHERE latitude IS NOT NULL AND longitude IS NOT NULL
		UNION
		SELECT round(c.latitude, 3), round(c.longitude, 3) FROM public_project p JOIN city c ON c.id = p.city`)
	return list, err
}
