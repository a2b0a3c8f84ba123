package search

import (
	"github.com/gevel/gevel/agency/market"
)

// The columns of numbers.
const (
	numberColumn = iota
	typeColumn
	cityColumn
	projectColumn
	agentColumn
	bedroomsColumn
	bathroomsColumn
	garagesColumn
	parkingsColumn
	facadesColumn
	energyColumn
	surfaceColumn
	plotColumn
	yearColumn
	availableColumn
	typeSortColumn
	offerColumn
	numberColumns
)

// The columns of long numbers.
const (
	priceColumn = iota
	publishedColumn
	updatedColumn
	reducedColumn
	changeColumn
	longColumns
)

// The columns of texts.
const (
	citySortColumn = iota
	streetColumn
	houseColumn
	referenceColumn
	textColumns
)

// The flags of a row after those of the yes/no criteria, which stand first.
const (
	takenFlag = 13 + iota
	saleFlag
	activeFlag
	flagCount
)

// columns hold the rows by ascending number, each fact of all rows in a slice of its own. Once made they are never changed.
type columns struct {
	numbers   [numberColumns][]int32
	longs     [longColumns][]int64
	latitude  []float64
	longitude []float64
	flags     []uint16
	texts     [textColumns]texts
}

// offerOf joins a status and a goal, which a filter asks for together.
func offerOf(s market.Status, g market.Goal) int32 { return int32(s)<<4 | int32(g) }

func flagsOf(r *Row) uint16 {
	flags := r.Has
	if r.Taken {
		flags |= 1 << takenFlag
	}
	if r.Goal == market.Sale {
		flags |= 1 << saleFlag
	}
	if r.Status == market.Active {
		flags |= 1 << activeFlag
	}
	return flags
}

func (c *columns) add(r *Row) {
	for i, v := range [numberColumns]int32{r.Number, r.Type, r.City, r.Project, r.Agent, r.Bedrooms, r.Bathrooms, r.Garages, r.Parkings,
		r.Facades, r.Energy, r.Surface, r.Plot, r.Year, r.Available, r.TypeSort, offerOf(r.Status, r.Goal)} {
		c.numbers[i] = append(c.numbers[i], v)
	}
	for i, v := range [longColumns]int64{r.Price, r.Published, r.Updated, r.Reduced, r.Change} {
		c.longs[i] = append(c.longs[i], v)
	}
	c.latitude, c.longitude = append(c.latitude, r.Latitude), append(c.longitude, r.Longitude)
	c.flags = append(c.flags, flagsOf(r))
}

// rows is how many rows there are.
func (c *columns) rows() int32 { return int32(len(c.flags)) }

// rowOf finds the row of a property.
func (c *columns) rowOf(number int) (row int32, found bool) {
	numbers := c.numbers[numberColumn]
	low, high := 0, len(numbers)
	for low < high {
		if middle := (low + high) / 2; int(numbers[middle]) < number {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return int32(low), low < len(numbers) && int(numbers[low]) == number
}
