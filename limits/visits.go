package limits

import "time"

// Emails that nobody asks for at that moment.
const (
	// RemindersAtOnce is how many emails that remind of a visit are written in one round; the others wait for the next.
	RemindersAtOnce = 100
	// RemindedTime is how long before a visit its visitor can be reminded at the latest.
	RemindedTime = 2 * time.Hour
)
