package search

import (
	"math"

	"github.com/gevel/gevel/agency/geo"
)

// grid divides the properties by where they lie, so that an area asks the properties at its border alone.
type grid struct {
	across      int
	south, west float64
	high, wide  float64 // of a cell
	from        []int32 // where the rows of each cell begin
	byCell      []int32
}

// place is where a cell lies beside an area.
type place int

const (
	outside place = iota
	inside
	border // perhaps partly inside
)

// mostAcross is how many cells a grid has side by side; each has some tens of properties then.
const mostAcross = 64

// edge is by how much, in degrees, a cell is taken to be larger than it is, because its sides are rounded.
const edge = 1e-7

func gridOf(latitude, longitude []float64) grid {
	g := grid{across: min(mostAcross, 1+int(math.Sqrt(float64(len(latitude))))/4), byCell: make([]int32, len(latitude))}
	g.south, g.west = math.Inf(1), math.Inf(1)
	north, east := math.Inf(-1), math.Inf(-1)
	for row := range latitude {
		g.south, north = min(g.south, latitude[row]), max(north, latitude[row])
		g.west, east = min(g.west, longitude[row]), max(east, longitude[row])
	}
	g.high, g.wide = max(north-g.south, leastDegrees)/float64(g.across), max(east-g.west, leastDegrees)/float64(g.across)
	g.from = make([]int32, g.across*g.across+1)
	for row := range latitude {
		g.from[g.cellOf(latitude[row], longitude[row])+1]++
	}
	for cell := range g.across * g.across {
		g.from[cell+1] += g.from[cell]
	}
	next := make([]int32, g.across*g.across)
	copy(next, g.from)
	for row := range latitude {
		cell := g.cellOf(latitude[row], longitude[row])
		g.byCell[next[cell]] = int32(row)
		next[cell]++
	}
	return g
}

func (g *grid) cellOf(latitude, longitude float64) int {
	return g.step((latitude-g.south)/g.high)*g.across + g.step((longitude-g.west)/g.wide)
}

// step gives the number of a row or column of cells, the nearest one for a place outside the grid.
func (g *grid) step(cells float64) int { return int(min(max(cells, 0), float64(g.across-1))) }

// bounds are the sides of a cell, a bit larger.
func (g *grid) bounds(down, across int) geo.Bounds {
	south, west := g.south+float64(down)*g.high, g.west+float64(across)*g.wide
	return geo.Bounds{South: south - edge, West: west - edge, North: south + g.high + edge, East: west + g.wide + edge}
}

// rows gives, of so many, the rows in an area within bounds: all of a cell that lies inside, those for which holds is true of one at the
// border.
func (g *grid) rows(count int, b geo.Bounds, holds func(row int32) bool, placed func(geo.Bounds) place) bitset {
	rows := newBitset(count)
	if count == 0 {
		return rows
	}
	for down := g.step((b.South - edge - g.south) / g.high); down <= g.step((b.North+edge-g.south)/g.high); down++ {
		for across := g.step((b.West - edge - g.west) / g.wide); across <= g.step((b.East+edge-g.west)/g.wide); across++ {
			cell := down*g.across + across
			where := placed(g.bounds(down, across))
			for _, row := range g.byCell[g.from[cell]:g.from[cell+1]] {
				if where == inside || where == border && holds(row) {
					rows.set(row)
				}
			}
		}
	}
	return rows
}
