// Package appointments is the appointments of visitors, what was said after them, and when agents are busy.
//
// A seat is taken in the write that books it.
package appointments

import "github.com/gevel/gevel/db/handle"

// Store is the appointments and the hours of agents.
type Store struct{ *handle.DB }
