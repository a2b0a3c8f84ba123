package limits

import "time"

// Appointments, and emails that the site sends by itself.
const (
	// RemindersAtOnce is how many reminders of appointments are written in one round; the others wait for the next.
	RemindersAtOnce = 100
	// HeldSeatTime is how long on average the seat of a refused second appointment of the same person is held: a random time between half
	// of it and one and a half times as long. Until then it looks taken like any other.
	HeldSeatTime = 24 * time.Hour
	// LatestReminder is how long before an appointment its reminder may still be sent; leads/booked/reminder.go says when it is due.
	LatestReminder = 2 * time.Hour
)
