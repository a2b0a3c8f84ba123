package calendars_test

import "github.com/gevel/gevel/internal/leadstest"

// Of the sample and of its visitors.
const (
	forSale       = leadstest.ForSale
	forRent       = leadstest.ForRent
	agencyMailbox = leadstest.Mailbox
)

var (
	an      = leadstest.An
	open    = leadstest.Sample
	taken   = leadstest.Taken
	refused = leadstest.Refused
)
