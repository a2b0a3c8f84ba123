// Package alerts sends emails to people with a demand: about properties that are new or cheaper, about changes of a property that they
// watch, and before a demand ends.
//
// After an import, triggers note what is news; news.go makes one email of all of it for each demand. A demand for one property (table
// watch) stores how the property was when the visitor was last told of it; watch.go compares that with how visitors see it now
// (db/demands/watch.go), in the write that queues the email, so that each change is told once. An earlier price is told only while
// public_history has it.
package alerts

import (
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/leads/compose"
)

// Service sends alerts. Its methods are safe for concurrent use.
type Service struct {
	compose.Composer
	Appointments *booked.Service // knows when a watched property can be seen
}
