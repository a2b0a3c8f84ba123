// Package portfolio is the properties as the agency sees them, with what is hidden from visitors, and what the desk does with one: hide it,
// feature it, judge its price, take it over from its source.
//
// Each change has a line in the log and can be seen in the record's versions.
package portfolio

import (
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/db/handle"
)

// Store is the properties as the agency sees them, with what was read of all of them since the last change.
type Store struct {
	*handle.DB
	words  handle.Answer[wordedProperties]
	counts handle.Answer[map[desk.PropertyList]int]
}
