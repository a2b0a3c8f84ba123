package market

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
