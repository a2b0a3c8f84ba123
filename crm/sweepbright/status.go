package sweepbright

import (
	"strings"

	"github.com/gevel/gevel/agency"
)

// availability is what a word of SweepBright means on the site: a status and a marquee.
type availability struct {
	status  agency.Status
	marquee int
}

// statuses are SweepBright's words for how far the sale or letting has come.
var statuses = map[word]availability{
	"prospect":       {agency.Prospective, 0},
	"available":      {agency.Active, 0},
	"bid":            {agency.Active, 0}, // an offer was made, and others can be
	"option":         {agency.Active, agency.MarqueeUnderOption},
	"agreement":      {agency.Active, agency.MarqueeUnderOption},
	"under_contract": {agency.Active, agency.MarqueeUnderOption},
	"sold":           {agency.Sold, agency.MarqueeSold},
	"rented":         {agency.Rented, agency.MarqueeRented},
}

// publishStatuses are the values of publish_status: whether the public may see an estate. One with any other value is never shown.
var publishStatuses = map[word]bool{"": true, "published": true, "unpublished": false, "draft": false, "archived": false, "deleted": false}

func (e estate) isPublic() bool {
	return publishStatuses[word(strings.ToLower(strings.TrimSpace(string(e.PublishStatus))))]
}
