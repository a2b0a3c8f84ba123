package booked_test

import (
	"testing"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/internal/leadstest"
)

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
	decoded = leadstest.Decoded
)

func ptr[T any](v T) *T { return &v }

// A property whose address is not published.
const (
	hidden       = 1050
	hiddenStreet = "Breeërsteenweg 180"
)

// write runs a statement as an import does.
func write(t *testing.T, o leadstest.Service, sql string, args ...any) {
	t.Helper()
	if _, err := o.Store.Write(t.Context(), handle.Statement{SQL: sql, Args: args}); err != nil {
		t.Fatal(err)
	}
}
