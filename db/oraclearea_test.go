package db

import (
	"math"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/db/handle"
)

// inBounds adds that a property lies within bounds.
func inBounds(w *where, b geo.Bounds) {
	w.add("s.latitude BETWEEN ? AND ? AND s.longitude BETWEEN ? AND ?", b.South, b.North, b.West, b.East)
}

// inCircles adds that a property lies within a circle, on a map that is flat around its middle.
func inCircles(w *where, circles []agency.Circle) {
	for _, k := range circles {
		east := math.Cos(k.Latitude * math.Pi / 180)
		degrees := float64(k.Kilometres) / 111.2
		w.add("(s.latitude - ?) * (s.latitude - ?) + (s.longitude - ?) * (s.longitude - ?) * ? <= ?", k.Latitude, k.Latitude, k.Longitude,
			k.Longitude, east*east, degrees*degrees)
	}
}

// inPolygon adds that a property lies within a polygon, by the even-odd rule.
func inPolygon(w *where, points []geo.Point) {
	w.add(`(SELECT count(*) FROM (SELECT value ->> 0 AS y1, value ->> 1 AS x1, value ->> 2 AS y2, value ->> 3 AS x2 FROM json_each(?))
		WHERE (y1 > s.latitude) <> (y2 > s.latitude) AND s.longitude < (x2 - x1) * (s.latitude - y1) / (y2 - y1) + x1) % 2 = 1`,
		handle.JSON(sides(points)))
}

// sides are the lines from each point to the next, and from the last to the first.
func sides(points []geo.Point) [][4]float64 {
	list := make([][4]float64, len(points))
	for i, p := range points {
		next := points[(i+1)%len(points)]
		list[i] = [4]float64{p.Latitude, p.Longitude, next.Latitude, next.Longitude}
	}
	return list
}
