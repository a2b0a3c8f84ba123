// Package demands is what visitors are mailed when they asked for it: demands, properties that they watch, and the newsletter.
//
// Nothing is mailed before its person confirmed it.
package demands

import "github.com/gevel/gevel/db/handle"

// Store is the demands, the watched properties and the subscribers.
type Store struct{ *handle.DB }
