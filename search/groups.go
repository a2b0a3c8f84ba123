package search

import (
	"math"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
)

// Pins gives what matches a filter for a map: the numbers of the properties, the newest first, or more than most of them as groups on a
// grid over the area in which they lie.
func (x *Index) Pins(f agency.PropertyFilter, c *agency.Catalog, most int) (numbers []int, groups []*agency.Pin) {
	matching := x.matching(f, c)
	if matching.count() > most {
		return nil, x.groups(matching)
	}
	return x.newest(matching), nil
}

// newest gives the numbers of properties, the newest first.
func (x *Index) newest(matching bitset) (numbers []int) {
	rows := x.orders[placeOf("NEWEST")]
	for _, row := range window(rows, matching, Window{Size: len(rows)}) {
		numbers = append(numbers, int(x.numbers[numberColumn][row]))
	}
	return numbers
}

func (x *Index) groups(matching bitset) []*agency.Pin {
	b := x.boundsOf(matching)
	south, west := b.South, b.West
	high, wide := max(b.North-south, leastDegrees)/limits.PinGroupsAcross, max(b.East-west, leastDegrees)/limits.PinGroupsAcross
	var cells [limits.PinGroupsAcross + 1][limits.PinGroupsAcross + 1]cell
	for row := range matching.rows() {
		latitude, longitude := x.latitude[row], x.longitude[row]
		cells[int((latitude-south)/high)][int((longitude-west)/wide)].add(latitude, longitude)
	}
	pins := []*agency.Pin{}
	for i := range cells {
		for _, k := range cells[i] {
			if k.count > 0 {
				pins = append(pins, k.pin())
			}
		}
	}
	return pins
}

// boundsOf gives the smallest bounds around properties.
func (x *Index) boundsOf(matching bitset) geo.Bounds {
	b := geo.Bounds{South: math.Inf(1), West: math.Inf(1), North: math.Inf(-1), East: math.Inf(-1)}
	for row := range matching.rows() {
		b.South, b.North = min(b.South, x.latitude[row]), max(b.North, x.latitude[row])
		b.West, b.East = min(b.West, x.longitude[row]), max(b.East, x.longitude[row])
	}
	return b
}

// leastDegrees is the least size of the area that is divided.
const leastDegrees = 0.001

// cell is a part of the grid, with the sums of what lies in it.
type cell struct {
	latitude, longitude float64
	count               int
	last                int32 // the row of the property that was added last
}

func (k *cell) add(latitude, longitude float64) {
	k.latitude, k.longitude, k.count = k.latitude+latitude, k.longitude+longitude, k.count+1
}

// pin stands in the middle of what lies in the cell.
func (k *cell) pin() *agency.Pin {
	n := float64(k.count)
	return &agency.Pin{Location: geo.Location{Latitude: k.latitude / n, Longitude: k.longitude / n}, Count: k.count}
}
