package pmtiles

import "math"

// Number is the number of a tile: its place on Hilbert's curve, after all tiles of smaller zooms.
func Number(zoom int, x, y uint32) uint64 {
	number := First(zoom)
	for s := uint32(1) << zoom >> 1; s > 0; s >>= 1 {
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

// First is the number of the first tile of a zoom.
func First(zoom int) uint64 { return (uint64(1)<<(2*zoom) - 1) / 3 }

// At is the tile of a zoom that has a place; one beyond the map has the tile at its edge.
func At(zoom int, longitude, latitude float64) (x, y uint32) {
	all := math.Exp2(float64(zoom))
	within := func(part float64) uint32 { return uint32(min(max(part*all, 0), all-1)) }
	return within((longitude + 180) / 360), within((1 - math.Asinh(math.Tan(latitude*math.Pi/180))/math.Pi) / 2)
}
