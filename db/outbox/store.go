// Package outbox is the emails that wait to be sent, and those that were.
//
// An email is queued in the write of what it is about: with a state that changed, or not at all.
package outbox

import "github.com/gevel/gevel/db/handle"

// Store is the outbox.
type Store struct{ *handle.DB }
