package streetstest

import (
	"math"
	"slices"
)

// tile is a square of the map.
type tile struct{ zoom, x, y int }

// covering lists the tiles of all zooms that the bounds touch, in the order of their numbers.
func (f File) covering() (list []tile) {
	for zoom := range f.MaxZoom + 1 {
		west, north := place(f.Bounds[0], f.Bounds[3], zoom)
		east, south := place(f.Bounds[2], f.Bounds[1], zoom)
		for x := int(west); x <= int(east); x++ {
			for y := int(north); y <= int(south); y++ {
				list = append(list, tile{zoom, x, y})
			}
		}
	}
	slices.SortFunc(list, func(a, b tile) int { return int(a.number()) - int(b.number()) })
	return list
}

// number is the tile's place on Hilbert's curve, after all tiles of smaller zooms.
func (t tile) number() uint64 {
	number := (uint64(1)<<(2*t.zoom) - 1) / 3
	x, y := t.x, t.y
	for s := 1 << t.zoom >> 1; s > 0; s >>= 1 {
		right, low := x&s, y&s
		number += uint64(3*right^low) * uint64(s)
		if low == 0 {
			if right != 0 {
				x, y = s-1-x, s-1-y
			}
			x, y = y, x
		}
	}
	return number
}

// place returns where a point lies, in tiles of a zoom (Web Mercator).
func place(longitude, latitude float64, zoom int) (x, y float64) {
	all := math.Exp2(float64(zoom))
	radians := latitude * math.Pi / 180
	return (longitude + 180) / 360 * all, (1 - math.Log(math.Tan(radians)+1/math.Cos(radians))/math.Pi) / 2 * all
}

// extent is the width of a tile in the units of its points.
const extent = 4096

// at returns where a point lies in the tile.
func (t tile) at(longitude, latitude float64) [2]int {
	x, y := place(longitude, latitude, t.zoom)
	return [2]int{int(math.Round((x - float64(t.x)) * extent)), int(math.Round((y - float64(t.y)) * extent))}
}

// has says whether a point lies in the tile.
func (t tile) has(at [2]int) bool { return min(at[0], at[1]) >= 0 && max(at[0], at[1]) < extent }

// shows says whether a box of degrees touches the tile.
func (t tile) shows(west, south, east, north float64) bool {
	a, b := t.at(west, north), t.at(east, south)
	return a[0] < extent && a[1] < extent && b[0] > 0 && b[1] > 0
}
