package search

import (
	"math"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
)

// PinsIn gives what matches a filter in a view of a map: the numbers of the properties that stand alone, and the others as groups. Few
// properties all stand alone. Of more, those in one cell of a grid are a group. The grid depends on the zoom alone, not on what is seen, so
// groups stay while the map moves and part while it zooms in.
func (x *Index) PinsIn(f agency.PropertyFilter, c *agency.Catalog, v geo.MapView) (numbers []int, groups []*agency.Pin) {
	matching := x.matching(f, c)
	if v = v.Rounded(); v.Bounds != nil {
		matching.and(x.inBounds(*v.Bounds).all())
	}
	if matching.count() <= v.Pins() {
		return x.newest(matching), nil
	}
	for g := fittingGrid(x.boundsOf(matching), v.Zoom); ; g = g.coarser() {
		cells, used := g.cells(x, matching)
		if used <= limits.MapPins {
			return x.pinsOf(cells)
		}
	}
}

// mapGrid divides a part of the map into cells of a zoom.
type mapGrid struct {
	zoom                    int
	high, wide              float64 // of a cell, in degrees
	south, west, down, long int     // the first row and column of cells, and how many of each
	bounds                  geo.Bounds
}

// cellsOfTile is how many cells a tile has in each direction; one is 64 pixels wide.
const cellsOfTile = 4

func gridOfZoom(b geo.Bounds, zoom int) mapGrid {
	high, wide := geo.TileSize(zoom)
	g := mapGrid{zoom: zoom, high: high / cellsOfTile, wide: wide / cellsOfTile, bounds: b}
	g.south, g.west = g.at(b.South, b.West)
	north, east := g.at(b.North, b.East)
	g.down, g.long = north-g.south+1, east-g.west+1
	return g
}

// fittingGrid gives the grid of a zoom, or the nearest coarser one that has few cells within bounds.
func fittingGrid(b geo.Bounds, zoom int) mapGrid {
	g := gridOfZoom(b, zoom)
	for g.zoom > 0 && (g.down > limits.MapCellsAcross || g.long > limits.MapCellsAcross) {
		g = g.coarser()
	}
	return g
}

// coarser gives the grid of the next lower zoom, in which four cells are one. The lowest has a few cells for the whole earth.
func (g mapGrid) coarser() mapGrid { return gridOfZoom(g.bounds, g.zoom-1) }

// at gives the row and column of a place, counted on the whole earth.
func (g *mapGrid) at(latitude, longitude float64) (down, long int) {
	return int(math.Floor(latitude / g.high)), int(math.Floor(longitude / g.wide))
}

// cells fills the cells with properties, and tells how many have any.
func (g *mapGrid) cells(x *Index, matching bitset) (cells []cell, used int) {
	cells = make([]cell, g.down*g.long)
	for row := range matching.rows() {
		down, long := g.at(x.latitude[row], x.longitude[row])
		k := &cells[(down-g.south)*g.long+long-g.west]
		if k.count == 0 {
			used++
		}
		k.add(x.latitude[row], x.longitude[row])
		k.last = row
	}
	return cells, used
}

// pinsOf gives the number of the property of each cell that has one, and a group of each that has several.
func (x *Index) pinsOf(cells []cell) (numbers []int, groups []*agency.Pin) {
	for i := range cells {
		switch k := &cells[i]; {
		case k.count == 1:
			numbers = append(numbers, int(x.numbers[numberColumn][k.last]))
		case k.count > 1:
			groups = append(groups, k.pin())
		}
	}
	return numbers, groups
}
