package limits

import "time"

// Appointments, and emails that nobody asks for at that moment.
const (
	// RemindersAtOnce is how many emails that remind of an appointment are written in one round; the others wait for the next.
	RemindersAtOnce = 100
	// HeldSeatTime is how long the seat of a second appointment is held that a person may not have beside another, between half and
	// one and a half times as long; until then it looks taken as any other.
	HeldSeatTime = 24 * time.Hour
	// RemindedTime is how long before an appointment its visitor can be reminded at the latest.
	RemindedTime = 2 * time.Hour
)
