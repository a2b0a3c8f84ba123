package db

import (
	"github.com/gevel/gevel/agency"
)

// inBounds adds that a property lies within bounds. The coordinates of the R*Tree are rounded to about a metre.
func inBounds(w *where, b agency.Bounds) {
	w.add("s.number IN (SELECT number FROM search_place WHERE south >= ? AND north <= ? AND west >= ? AND east <= ?)", b.South, b.North,
		b.West, b.East)
}

// inPolygon adds that a property lies within a polygon of at least three points. A line from the property to the east crosses its
// sides an odd number of times (even-odd rule), which also works for one that crosses itself.
func inPolygon(w *where, points []agency.Point) {
	b := agency.BoundsOf(points)
	w.add(`s.number IN (
		WITH side AS MATERIALIZED (SELECT value ->> 0 AS y1, value ->> 1 AS x1, value ->> 2 AS y2, value ->> 3 AS x2 FROM json_each(?))
		SELECT number FROM search_place WHERE south >= ? AND north <= ? AND west >= ? AND east <= ?
			AND (SELECT count(*) FROM side WHERE (y1 > south) <> (y2 > south) AND west < (x2 - x1) * (south - y1) / (y2 - y1) + x1) % 2 = 1)`,
		jsonOf(sides(points)), b.South, b.North, b.West, b.East)
}

// sides are the lines from each point to the next, and from the last to the first.
func sides(points []agency.Point) [][4]float64 {
	list := make([][4]float64, len(points))
	for i, p := range points {
		next := points[(i+1)%len(points)]
		list[i] = [4]float64{p.Latitude, p.Longitude, next.Latitude, next.Longitude}
	}
	return list
}
