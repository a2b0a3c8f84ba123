package limits

import "time"

// Emails that somebody who is no customer can cause.
const (
	// RecipientEmailsPerDay is how many emails one address gets within 24 hours, of all kinds together. A form past it is taken; the email
	// to that address is given up, and the agency is told of the first of a day, unless it is one to a friend. What the site sends by
	// itself or for a link of an email waits for room. Emails about passwords count and have a bound of their own.
	RecipientEmailsPerDay = 20
	// EmailWaitTime is how long an email about a demand, a newsletter, an offer or an appointment waits for its recipient to have room, one
	// that reminds of an appointment until RemindedTime before it; then it is given up, and the agency is told.
	EmailWaitTime = 48 * time.Hour
	// FriendEmailsPerDay is how often the same home is sent to the same friend within 24 hours; past it the form is taken, and nothing is
	// sent.
	FriendEmailsPerDay = 1
	// SenderPasswordEmailsPerHour is how often one network address may ask for an email about the password of one address; past it the form
	// is refused with TOO_OFTEN.
	SenderPasswordEmailsPerHour = 3
	// RecipientPasswordEmailsPerHour is how many emails about a password one address gets within the hour that their links hold, so that
	// whoever reads them has one that works. Past it the form is taken, and nothing is sent.
	RecipientPasswordEmailsPerHour = 10
	// OfferConfirmationTime is how long the link holds with which the second buyer of an offer confirms it.
	OfferConfirmationTime = 30 * 24 * time.Hour
	// HomesPerEmail is how many new or cheaper homes one email about a demand shows; it says how many more there are and leads to their
	// list.
	HomesPerEmail = 10
	// UndeliveredEmailTime is how long an email is kept that no server took.
	UndeliveredEmailTime = 30 * 24 * time.Hour
	// UndeliveredEmailsPerDay is how many emails within 24 hours tell the agency that one to a visitor was given up; the rest is told the
	// next day, and `gevel leads` lists all.
	UndeliveredEmailsPerDay = 20
)
