package whise

import (
	"slices"

	"github.com/gevel/gevel/agency/market"
)

// Whise's display statuses. Online, the estate of the month and those for the agency's own website alone are shown, and a realisation is
// shown as one.
const (
	displayOffline     = 1
	displayOnline      = 2
	displayOfTheMonth  = 3
	displayRealisation = 4
	displayOwnWebsite  = 5
)

var (
	anyDisplay   = []int{displayOffline, displayOnline, displayOfTheMonth, displayRealisation, displayOwnWebsite}
	shownDisplay = []int{displayOnline, displayOfTheMonth, displayRealisation, displayOwnWebsite}
)

// The statuses of a record at Whise. An archived or deleted one is never shown.
const (
	activeRecord   = 1
	archivedRecord = 5
	deletedRecord  = 6
)

var anyRecord = []int{activeRecord, archivedRecord, deletedRecord}

// Whise's purposes.
const (
	forSale     = 1
	forRent     = 2
	lifeAnnuity = 3
)

// standing is how far the sale or letting has come. purpose is Whise's; 0 where the property's own purpose decides.
type standing struct {
	purpose int
	status  market.Status
	marquee int
}

// standings are Whise's purpose statuses that may be public. Any other one is never public, known or not: cancelled, suspended, an option
// of the owner, a prospection, an estimate, a preparation.
var standings = map[int]standing{
	1:  {forSale, market.Active, 0},
	2:  {forRent, market.Active, 0},
	3:  {forSale, market.Sold, market.MarqueeSold},
	4:  {forRent, market.Rented, market.MarqueeRented},
	5:  {forSale, market.Active, market.MarqueeUnderOption}, // in option
	6:  {forRent, market.Active, market.MarqueeUnderOption},
	14: {forSale, market.Active, market.MarqueeSold}, // sold under conditions: still in the lists, as sold
	15: {lifeAnnuity, market.Active, 0},
	16: {lifeAnnuity, market.Active, market.MarqueeUnderOption},
	17: {lifeAnnuity, market.Sold, market.MarqueeSold},
	21: {0, market.Active, market.MarqueeUnderOption}, // reserved
	22: {forSale, market.Sold, market.MarqueeSold},    // the compromise, which is the sale, is signed
}

func publicStatuses() []int {
	list := make([]int, 0, len(standings))
	for n := range standings {
		list = append(list, n)
	}
	slices.Sort(list)
	return list
}

// public reports whether a property may be shown at all.
func (e estate) public() bool {
	_, known := standings[e.PurposeStatus.ID]
	return known && slices.Contains(shownDisplay, e.DisplayStatus) && e.Status.ID == activeRecord
}
