package transit

import (
	"strconv"

	"github.com/gevel/gevel/agency/geo"
)

// kindOf reads a route_type, of GTFS itself or of its extended list; false for a number that neither has.
func kindOf(text string) (geo.TransitKind, bool) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return geo.TransitOther, false
	}
	switch {
	case n == 0 || n == 5 || n >= 900 && n < 1000:
		return geo.TransitTram, true
	case n == 1 || n == 401 || n == 402 || n >= 500 && n < 700:
		return geo.TransitMetro, true
	case n == 2 || n >= 100 && n < 200 || n == 300 || n >= 400 && n < 405:
		return geo.TransitTrain, true
	case n == 3 || n == 11 || n >= 200 && n < 300 || n >= 700 && n < 900:
		return geo.TransitBus, true
	}
	return geo.TransitOther, n >= 4 && n <= 12 || n >= 100 && n <= 1799
}
