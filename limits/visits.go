package limits

// Emails that nobody asks for at that moment.
const (
	// RemindersAtOnce is how many emails that remind of a visit are written in one round; the others wait for the next.
	RemindersAtOnce = 100
)
