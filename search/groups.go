package search

import (
	"math"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// Pins gives what matches a filter for a map: the numbers of the properties, the newest first, or more than most of them as groups on a
// grid over the area in which they lie.
func (x *Index) Pins(f agency.PropertyFilter, c *agency.Catalog, most int) (numbers []int, groups []*agency.Pin) {
	matching := x.matching(f, c)
	if matching.count() > most {
		return nil, x.groups(matching)
	}
	for _, row := range window(x.orders[placeOf("NEWEST")], matching, Window{Size: most}) {
		numbers = append(numbers, int(x.numbers[numberColumn][row]))
	}
	return numbers, nil
}

func (x *Index) groups(matching bitset) []*agency.Pin {
	south, west, north, east := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for row := range matching.rows() {
		south, north = min(south, x.latitude[row]), max(north, x.latitude[row])
		west, east = min(west, x.longitude[row]), max(east, x.longitude[row])
	}
	high, wide := max(north-south, leastDegrees)/limits.PinGroupsAcross, max(east-west, leastDegrees)/limits.PinGroupsAcross
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

// leastDegrees is the least size of the area that is divided.
const leastDegrees = 0.001

// cell is a part of the grid, with the sums of what lies in it.
type cell struct {
	latitude, longitude float64
	count               int
}

func (k *cell) add(latitude, longitude float64) {
	k.latitude, k.longitude, k.count = k.latitude+latitude, k.longitude+longitude, k.count+1
}

// pin stands in the middle of what lies in the cell.
func (k *cell) pin() *agency.Pin {
	n := float64(k.count)
	return &agency.Pin{Location: agency.Location{Latitude: k.latitude / n, Longitude: k.longitude / n}, Count: k.count}
}
