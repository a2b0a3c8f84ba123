package limits

import "time"

// Emails: how many one address gets, also by what strangers do, and how long they are tried.
const (
	// RecipientEmailsPerDay is how many emails one address gets within 24 hours, of all kinds together. Past it a form is still accepted,
	// but the email to that address is given up; the agency gets a notice about the first of a day, unless the email was to a friend.
	// Emails that the site sends by itself or after a click in an email wait instead. Emails about passwords count too and have a limit of
	// their own.
	RecipientEmailsPerDay = 20
	// EmailWaitTime is how long such an email, about a demand, a subscription, an offer or an appointment, waits for its recipient to be
	// within RecipientEmailsPerDay again. Then it is given up, and the agency gets a notice. A reminder of an appointment waits until
	// LatestReminder before it.
	EmailWaitTime = 48 * time.Hour
	// FriendEmailsPerDay is how often the same property is sent to the same friend within 24 hours; past it the form is accepted, but
	// nothing is sent.
	FriendEmailsPerDay = 1
	// SenderPasswordEmailsPerHour is how often one network address may request an email about the password of one address; past it the form
	// is refused with TOO_OFTEN.
	SenderPasswordEmailsPerHour = 3
	// RecipientPasswordEmailsPerHour is how many emails about a password one address gets within an hour. Past it the form is
	// accepted, but nothing is sent.
	RecipientPasswordEmailsPerHour = 10
	// OfferConfirmationTime is how long the link is valid with which the second buyer confirms an offer.
	OfferConfirmationTime = 30 * 24 * time.Hour
	// PropertiesPerEmail is how many new or cheaper properties one email about a demand shows; it says how many more there are and links to
	// their list.
	PropertiesPerEmail = 10
	// OwnerNewsTime is how long after an email about news of the properties an owner gets another one; what is new meanwhile waits for it.
	OwnerNewsTime = 24 * time.Hour
	// EmailTryTime is how long sending an email is tried again that the mail server does not take; then it is given up.
	EmailTryTime = 3 * 24 * time.Hour
	// UnconfirmedTime is how long a demand or a subscription waits to be confirmed; then it is deleted, and its link says that it ended.
	UnconfirmedTime = 7 * 24 * time.Hour
	// SentEmailTime is how long an email that was sent and belongs to no lead is stored.
	SentEmailTime = 7 * 24 * time.Hour
	// UndeliveredEmailTime is how long an undelivered email is stored.
	UndeliveredEmailTime = 30 * 24 * time.Hour
	// UndeliveredEmailsPerDay is how many notices of undelivered emails the agency gets within 24 hours; the others follow the next day,
	// and `gevel leads` lists all.
	UndeliveredEmailsPerDay = 20
	// DNSTime is how long the desk waits for DNS to tell the records of the domain that sends; a record without an answer then is
	// NO_ANSWER.
	DNSTime = 5 * time.Second
	// RecordTextBytes is how much of such a record is read.
	RecordTextBytes = 2000
	// SelectorCharacters is how long the name may be under which a domain has the key of its signatures.
	SelectorCharacters = 100
)
