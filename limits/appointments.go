package limits

import "time"

// Appointments, and emails that the site sends by itself.
const (
	// RemindersAtOnce is how many reminders of appointments are written in one round; the others wait for the next.
	RemindersAtOnce = 100
	// HeldSeatTime is how long the seat of a refused second appointment of the same person is held, between half and one and a half times
	// as long; until then it looks taken like any other.
	HeldSeatTime = 24 * time.Hour
	// RemindedTime is how long before an appointment a reminder may be sent at the latest.
	RemindedTime = 2 * time.Hour
)
