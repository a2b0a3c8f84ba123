package agency

import "github.com/gevel/gevel/agency/geo"

// Pin is a marker on the map: one property, or a group of properties that are too many to show one by one.
type Pin struct {
	Location geo.Location
	Count    int
	Property *Property // nil for a group
}
