package agency

import "github.com/gevel/gevel/places"

// Address is street and number within the city; empty parts are not known.
type Address struct {
	Street      string
	HouseNumber string
	BoxNumber   string
}

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

// Place is where a property lies within its city, in one language; nil is not stated.
type Place struct {
	SubCity       *string
	Neighbourhood *string
	Nearby        []Nearby
}
