package limits

import "time"

// Emails that somebody who is no customer can cause.
const (
	// RecipientEmailsPerDay is how many emails one address gets within 24 hours of all forms that name it, whoever sends them. A form past it is taken; only the email to that address is left out.
	RecipientEmailsPerDay = 20
	// FriendEmailsPerDay is how often the same home is sent to the same friend within 24 hours; past it the form is taken, and nothing is sent.
	FriendEmailsPerDay = 1
	// SenderPasswordEmailsPerHour is how often one network address may ask for an email about the password of one address; past it the form is refused with TOO_OFTEN.
	SenderPasswordEmailsPerHour = 3
	// RecipientPasswordEmailsPerHour is how many emails about a password one address gets within the hour that their links hold, so that whoever reads them has one that works. Past it the form is taken, and nothing is sent.
	RecipientPasswordEmailsPerHour = 10
	// OfferConfirmationTime is how long the link holds with which the second buyer of an offer confirms it.
	OfferConfirmationTime = 30 * 24 * time.Hour
	// HomesPerEmail is how many new or cheaper homes one email about a demand shows; it says how many more there are and leads to their list.
	HomesPerEmail = 10
	// UndeliveredEmailTime is how long an email is kept that no server took.
	UndeliveredEmailTime = 30 * 24 * time.Hour
	// UndeliveredEmailsPerDay is how many emails within 24 hours tell the agency that one to a visitor was given up; the rest is told the next day, and `gevel leads` lists all.
	UndeliveredEmailsPerDay = 20
)
