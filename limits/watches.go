package limits

import "time"

// Properties that visitors watch, to be told when they change.
const (
	// WatchesPerAddress is how many properties one email address watches, confirmed or not; past it the form is accepted, and an email to
	// the address says that there is no room.
	WatchesPerAddress = 20
	// WatchesPerProperty is how many addresses watch one property; past it the form is refused with TOO_MANY.
	WatchesPerProperty = 1000
	// Watches is how many there are on a site; past it the form is refused with TOO_MANY.
	Watches = 20_000
	// WatchedDocuments is how many new documents of a property one email names; it says how many more there are.
	WatchedDocuments = 10
	// WatchTime is how long after an email about a watched property the next one is written; what changes meanwhile waits for it. That the
	// property is sold or rented does not wait.
	WatchTime = time.Hour
)
