package agency

import (
	"fmt"
	"io"
)

// Goal says what the owner offers, by the numbers of the CRM: 0 sale, 1 rent, 2 take-over of a business.
type Goal int

// The goals. Anything but a sale is listed with the rentals (specification section 3).
const (
	Sale     Goal = 0
	Rent     Goal = 1
	TakeOver Goal = 2
)

// MarshalGQL writes SALE for a sale and RENT for anything else.
func (g Goal) MarshalGQL(w io.Writer) {
	if g == Sale {
		io.WriteString(w, `"SALE"`)
		return
	}
	io.WriteString(w, `"RENT"`)
}

// UnmarshalGQL reads SALE or RENT.
func (g *Goal) UnmarshalGQL(v any) error {
	switch v {
	case "SALE":
		*g = Sale
	case "RENT":
		*g = Rent
	default:
		return fmt.Errorf("%v is not a goal", v)
	}
	return nil
}

// Status is the CRM's status of a property, by its numbers.
type Status int

// The statuses. Only Active, Sold, Rented and Reference are ever shown to a visitor.
const (
	Prospective Status = 0
	Active      Status = 1
	Sold        Status = 2
	Cancelled   Status = 3
	Rented      Status = 4
	Inactive    Status = 5
	Reference   Status = 6
)

// PropertyStatus says whether a property is still available, in the graph's words.
type PropertyStatus string

// The values of PropertyStatus.
const (
	Available   PropertyStatus = "AVAILABLE"
	IsSold      PropertyStatus = "SOLD"
	IsRented    PropertyStatus = "RENTED"
	ForTakeover PropertyStatus = "FOR_TAKEOVER"
	Realised    PropertyStatus = "REALISED"
)

// StatusOf gives the status that visitors are shown, from the CRM's status and the goal.
func StatusOf(s Status, g Goal) PropertyStatus {
	switch {
	case s == Sold:
		return IsSold
	case s == Rented:
		return IsRented
	case s == Reference:
		return Realised
	case g == TakeOver:
		return ForTakeover
	}
	return Available
}
