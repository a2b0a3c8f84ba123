package search

import "github.com/gevel/gevel/agency"

func (x *Index) inBounds(b agency.Bounds) func(row int32) bool {
	latitude, longitude := x.latitude, x.longitude
	return func(row int32) bool {
		return latitude[row] >= b.South && latitude[row] <= b.North && longitude[row] >= b.West && longitude[row] <= b.East
	}
}

// inPolygon tells whether a property lies within a polygon of at least three points. A line from the property to the east crosses its
// sides an odd number of times (even-odd rule), which also works for one that crosses itself.
func (x *Index) inPolygon(points []agency.Point) func(row int32) bool {
	near, sides := x.inBounds(agency.BoundsOf(points)), sidesOf(points)
	return func(row int32) bool {
		if !near(row) {
			return false
		}
		inside, latitude, longitude := false, x.latitude[row], x.longitude[row]
		for i := range sides {
			if sides[i].crossedEastOf(latitude, longitude) {
				inside = !inside
			}
		}
		return inside
	}
}

// side is a line from one point of a polygon to the next.
type side struct{ from, to agency.Point }

// sidesOf gives the lines from each point to the next, and from the last to the first.
func sidesOf(points []agency.Point) []side {
	list := make([]side, len(points))
	for i, p := range points {
		list[i] = side{p, points[(i+1)%len(points)]}
	}
	return list
}

func (s *side) crossedEastOf(latitude, longitude float64) bool {
	if (s.from.Latitude > latitude) == (s.to.Latitude > latitude) {
		return false
	}
	return longitude < (s.to.Longitude-s.from.Longitude)*(latitude-s.from.Latitude)/(s.to.Latitude-s.from.Latitude)+s.from.Longitude
}
