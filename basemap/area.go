package basemap

import (
	"cmp"
	"math"
	"slices"

	"github.com/gevel/gevel/internal/pmtiles"
	"github.com/gevel/gevel/limits"
)

// Place is where a property or an office is, in degrees.
type Place struct{ Latitude, Longitude float64 }

// Shown is all that the site's map can show, as web/widgets/map/region.ts has it. What lies elsewhere is not fetched: a property in Spain
// adds nothing.
var Shown = pmtiles.Bounds{West: -1, South: 47.6, East: 10, North: 53.4}

func isShown(p Place) bool {
	return Shown.West <= p.Longitude && p.Longitude <= Shown.East && Shown.South <= p.Latitude && p.Latitude <= Shown.North
}

// around is the box around a place, within what the map shows.
func around(p Place, km float64) pmtiles.Bounds {
	const degree = 111.32 // km, of latitude
	high := km / degree
	wide := high / math.Cos(p.Latitude*math.Pi/180)
	return pmtiles.Bounds{West: max(p.Longitude-wide, Shown.West), South: max(p.Latitude-high, Shown.South),
		East: min(p.Longitude+wide, Shown.East), North: min(p.Latitude+high, Shown.North)}
}

// span is a row of numbers of tiles, both ends included.
type span struct{ first, last uint64 }

// spans are the tiles of some zooms: from afar all that the map shows, nearer by a box around each place. A box for each, and not one
// around all, leaves out what lies between two places that are far from each other.
func spans(places []Place, km float64, zooms [2]byte) (list []span, err error) {
	var numbers []uint64
	for zoom := int(zooms[0]); zoom <= int(zooms[1]); zoom++ {
		g := newGrid(zoom)
		if zoom <= limits.StreetsFarZoom {
			g.mark(Shown)
		} else {
			for _, p := range places {
				g.mark(around(p, km))
			}
		}
		if numbers = g.append(numbers); len(numbers) > limits.StreetsTiles {
			return nil, ErrLarge
		}
	}
	slices.Sort(numbers)
	for _, number := range numbers {
		if n := len(list); n > 0 && list[n-1].last+1 == number {
			list[n-1].last = number
		} else {
			list = append(list, span{number, number})
		}
	}
	return list, nil
}

// within returns the spans that touch the numbers from first to last.
func within(list []span, first, last uint64) []span {
	from, _ := slices.BinarySearchFunc(list, first, func(s span, number uint64) int { return cmp.Compare(s.last, number) })
	to := from
	for to < len(list) && list[to].first <= last {
		to++
	}
	return list[from:to]
}

// grid marks tiles of one zoom among those that the map can show.
type grid struct {
	zoom       int
	west, high uint32 // the first column and row
	columns    uint32
	marked     []bool // row by row
}

func newGrid(zoom int) *grid {
	west, north := pmtiles.At(zoom, Shown.West, Shown.North)
	east, south := pmtiles.At(zoom, Shown.East, Shown.South)
	columns := east - west + 1
	return &grid{zoom: zoom, west: west, high: north, columns: columns, marked: make([]bool, columns*(south-north+1))}
}

// mark marks the tiles that a box touches, which lies within what the map shows.
func (g *grid) mark(b pmtiles.Bounds) {
	west, north := pmtiles.At(g.zoom, b.West, b.North)
	east, south := pmtiles.At(g.zoom, b.East, b.South)
	for y := north; y <= south; y++ {
		row := g.marked[(y-g.high)*g.columns:]
		for x := west - g.west; x <= east-g.west; x++ {
			row[x] = true
		}
	}
}

// append adds the numbers of the marked tiles.
func (g *grid) append(numbers []uint64) []uint64 {
	for i, marked := range g.marked {
		if marked {
			numbers = append(numbers, pmtiles.Number(g.zoom, g.west+uint32(i)%g.columns, g.high+uint32(i)/g.columns))
		}
	}
	return numbers
}

// boundsOf is the box around all places and their margins.
func boundsOf(places []Place, km float64) pmtiles.Bounds {
	all := around(places[0], km)
	for _, p := range places[1:] {
		b := around(p, km)
		all = pmtiles.Bounds{West: min(all.West, b.West), South: min(all.South, b.South), East: max(all.East, b.East),
			North: max(all.North, b.North)}
	}
	return all
}
