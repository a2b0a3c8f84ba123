package agency

import (
	"strconv"

	"github.com/gevel/gevel/locale"
)

// Marquee is the band over a photo.
type Marquee struct {
	Code int
	Name string
}

// The marquees, by the numbers of the CRM (decisions, Price).
const (
	MarqueeNew         = 1
	MarqueeUnderOption = 2
	MarqueeSold        = 3
	MarqueeRented      = 4
)

// TakenMarquees are those that call a property sold or rented, whatever its status: it is no longer offered, but lists still show it.
var TakenMarquees = []int{MarqueeSold, MarqueeRented}

// MarqueeName is the band over the photo in words, "" for none and for a number that has no name.
func MarqueeName(code int, l locale.Language) string {
	return locale.Text("marquee."+strconv.Itoa(code), l)
}
