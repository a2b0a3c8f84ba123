package geo

import "github.com/gevel/gevel/places"

// Location is a point in degrees of WGS 84. Exact is false where it is only the centre of the city.
type Location struct {
	Latitude  float64
	Longitude float64
	Exact     bool
}

// Kilometres is the distance of two places, as the crow flies.
func (l Location) Kilometres(to Location) float64 {
	return places.Point{
		Latitude:  l.Latitude,
		Longitude: l.Longitude,
	}.Kilometres(
		places.Point{Latitude: to.Latitude, Longitude: to.Longitude},
	)
}
