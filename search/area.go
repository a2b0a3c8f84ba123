package search

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
)

// inBounds is the condition that a property lies within bounds.
func (x *Index) inBounds(b geo.Bounds) condition {
	return condition{holds: x.within(b), all: func() bitset {
		return x.grid.rows(x.Len(), b, x.within(b), func(k geo.Bounds) place {
			if k.South >= b.South && k.North <= b.North && k.West >= b.West && k.East <= b.East {
				return inside
			}
			return border
		})
	}}
}

func (x *Index) within(b geo.Bounds) func(row int32) bool {
	latitude, longitude := x.latitude, x.longitude
	return func(row int32) bool {
		return latitude[row] >= b.South && latitude[row] <= b.North && longitude[row] >= b.West && longitude[row] <= b.East
	}
}

// inOrAround is the condition that a property is in one of cities, or within one of circles.
func (x *Index) inOrAround(cities []int, circles []agency.Circle) condition {
	named := x.amongValues(cityColumn, cities)
	if len(circles) == 0 {
		return named
	}
	latitude, longitude := x.latitude, x.longitude
	within := make([]func(latitude, longitude float64) bool, len(circles))
	for i, k := range circles {
		within[i] = k.Within()
	}
	holds := func(row int32) bool {
		for _, has := range within {
			if has(latitude[row], longitude[row]) {
				return true
			}
		}
		return named.of(row)
	}
	return condition{holds: holds, all: func() bitset {
		rows := named.all()
		for i, has := range within {
			in := func(row int32) bool { return has(latitude[row], longitude[row]) }
			middle := geo.Point{Latitude: circles[i].Latitude, Longitude: circles[i].Longitude}
			rows.or(x.grid.rows(x.Len(), circles[i].Bounds(), in, func(cell geo.Bounds) place { return placeIn(has, middle, cell) }))
		}
		return rows
	}}
}

// placeIn reports whether a cell of the grid lies inside or outside a circle, or perhaps on its rim.
func placeIn(has func(latitude, longitude float64) bool, middle geo.Point, cell geo.Bounds) place {
	nearest := func(v, low, high float64) float64 { return min(max(v, low), high) }
	if !has(nearest(middle.Latitude, cell.South, cell.North), nearest(middle.Longitude, cell.West, cell.East)) {
		return outside
	}
	for _, latitude := range [2]float64{cell.South, cell.North} {
		if !has(latitude, cell.West) || !has(latitude, cell.East) {
			return border
		}
	}
	return inside
}

// inPolygon is the condition that a property lies within a polygon of at least three points.
func (x *Index) inPolygon(points []geo.Point) condition {
	b, p := geo.BoundsOf(points), sidesOf(points)
	near := x.within(b)
	holds := func(row int32) bool { return near(row) && p.has(x.latitude[row], x.longitude[row]) }
	return condition{holds: holds, all: func() bitset { return x.grid.rows(x.Len(), b, holds, p.placeOf) }}
}

// polygon is the sides of an area.
type polygon []side

// side is a line from one point of a polygon to the next.
type side struct{ from, to geo.Point }

// sidesOf gives the lines from each point to the next, and from the last to the first.
func sidesOf(points []geo.Point) polygon {
	list := make(polygon, len(points))
	for i, p := range points {
		list[i] = side{p, points[(i+1)%len(points)]}
	}
	return list
}

// has reports whether a point lies within. A line from it to the east crosses the sides an odd number of times (even-odd rule), which also
// works for a polygon that crosses itself.
func (p polygon) has(latitude, longitude float64) bool {
	within := false
	for i := range p {
		if p[i].crossedEastOf(latitude, longitude) {
			within = !within
		}
	}
	return within
}

func (s *side) crossedEastOf(latitude, longitude float64) bool {
	if (s.from.Latitude > latitude) == (s.to.Latitude > latitude) {
		return false
	}
	return longitude < (s.to.Longitude-s.from.Longitude)*(latitude-s.from.Latitude)/(s.to.Latitude-s.from.Latitude)+s.from.Longitude
}

// placeOf reports whether a cell of the grid lies inside, outside, or perhaps on a side.
func (p polygon) placeOf(k geo.Bounds) place {
	for i := range p {
		if p[i].touches(k) {
			return border
		}
	}
	if p.has((k.South+k.North)/2, (k.West+k.East)/2) {
		return inside
	}
	return outside
}

// touches is false when a side surely lies beside a cell: beyond one of its sides, or with all its corners on one hand.
func (s *side) touches(k geo.Bounds) bool {
	b := geo.BoundsOf([]geo.Point{s.from, s.to})
	if b.South > k.North || b.North < k.South || b.West > k.East || b.East < k.West {
		return false
	}
	left, right := true, true
	for _, corner := range [4]geo.Point{{Latitude: k.South, Longitude: k.West}, {Latitude: k.South, Longitude: k.East},
		{Latitude: k.North, Longitude: k.West}, {Latitude: k.North, Longitude: k.East}} {
		hand := (s.to.Longitude-s.from.Longitude)*(corner.Latitude-s.from.Latitude) -
			(s.to.Latitude-s.from.Latitude)*(corner.Longitude-s.from.Longitude)
		left, right = left && hand > 0, right && hand < 0
	}
	return !left && !right
}
