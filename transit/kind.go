package transit

import (
	"strconv"

	"github.com/gevel/gevel/agency"
)

// kindOf reads a route_type, of GTFS itself or of its extended list; false for a number that neither has.
func kindOf(text string) (agency.TransitKind, bool) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return agency.TransitOther, false
	}
	switch {
	case n == 0 || n == 5 || n >= 900 && n < 1000:
		return agency.TransitTram, true
	case n == 1 || n == 401 || n == 402 || n >= 500 && n < 700:
		return agency.TransitMetro, true
	case n == 2 || n >= 100 && n < 200 || n == 300 || n >= 400 && n < 405:
		return agency.TransitTrain, true
	case n == 3 || n == 11 || n >= 200 && n < 300 || n >= 700 && n < 900:
		return agency.TransitBus, true
	}
	return agency.TransitOther, n >= 4 && n <= 12 || n >= 100 && n <= 1799
}
