package limits

import "time"

// Webhooks: whom the site tells of changes, and for how long it tries.
const (
	// Webhooks is how many receivers there may be; one more is refused.
	Webhooks = 20
	// WebhookNameCharacters is how long the name of a receiver may be.
	WebhookNameCharacters = 60
	// WebhookAddressBytes is how long the address of a receiver may be.
	WebhookAddressBytes = 2000
	// WebhookChanges is how many changes one delivery has; the next has more.
	WebhookChanges = 25
	// WebhookBytes is how large a delivery may be; a larger one names what changed without its properties and projects.
	WebhookBytes = 256 << 10
	// WebhookTime is how long a receiver may take to answer in all.
	WebhookTime = 10 * time.Second
	// WebhookAnswerBytes is how much of a receiver's answer is read.
	WebhookAnswerBytes = 4 << 10
	// WebhookEvery is how often the site looks whether a receiver has something to be told.
	WebhookEvery = 2 * time.Second
	// WebhookFirstPause is the pause after the first failure of a receiver; it doubles.
	WebhookFirstPause = 10 * time.Second
	// WebhookLongestPause is the longest pause between two tries.
	WebhookLongestPause = time.Hour
	// WebhookFailTime is how long a receiver is tried in vain before it is paused until somebody resumes it.
	WebhookFailTime = 3 * 24 * time.Hour
	// WebhookHold is how long a program that was killed keeps others from telling the same receiver.
	WebhookHold = time.Minute
	// WebhookDeliveries is how many deliveries of a receiver are stored, the last ones.
	WebhookDeliveries = 50
)
