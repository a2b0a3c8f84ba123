package sweepbright

import (
	"strings"

	"github.com/gevel/gevel/agency/market"
)

// availability is what a word of SweepBright means on the site: a status and a marquee.
type availability struct {
	status  market.Status
	marquee int
}

// statuses are SweepBright's words for how far the sale or letting has come.
var statuses = map[word]availability{
	"prospect":       {market.Prospective, 0},
	"available":      {market.Active, 0},
	"bid":            {market.Active, 0}, // an offer was made, and others can be
	"option":         {market.Active, market.MarqueeUnderOption},
	"agreement":      {market.Active, market.MarqueeUnderOption},
	"under_contract": {market.Active, market.MarqueeUnderOption},
	"sold":           {market.Sold, market.MarqueeSold},
	"rented":         {market.Rented, market.MarqueeRented},
}

// publishStatuses are the values of publish_status: whether the public may see an estate. One with any other value is never shown.
var publishStatuses = map[word]bool{"": true, "published": true, "unpublished": false, "draft": false, "archived": false, "deleted": false}

func (e estate) isPublic() bool {
	return publishStatuses[word(strings.ToLower(strings.TrimSpace(string(e.PublishStatus))))]
}
