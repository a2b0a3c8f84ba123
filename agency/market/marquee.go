package market

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

// BandOf is the number of the band over the photo. A property whose status says that it is sold or rented has the band that says so,
// whichever the CRM gives it.
func BandOf(status Status, code int) int {
	switch status {
	case Sold:
		return MarqueeSold
	case Rented:
		return MarqueeRented
	}
	return code
}

// MarqueeOf is the band over the photo, nil for none.
func MarqueeOf(status Status, code int, l locale.Language) *Marquee {
	code = BandOf(status, code)
	if name := MarqueeName(code, l); name != "" {
		return &Marquee{code, name}
	}
	return nil
}

// MarqueeName is the band over the photo in words, "" for none and for a number that has no name.
func MarqueeName(code int, l locale.Language) string {
	return locale.Text("marquee."+strconv.Itoa(code), l)
}
