package agency

import "time"

// Outgoing is an email in the outbox. Message is the finished RFC 5322 message: every attempt sends the same one, with the same
// Message-ID.
type Outgoing struct {
	ID        string    // of the row in the outbox
	Kind      string    // which email it is: "contact-agency"
	Form      string    // the form that caused it, "" for none
	Lead      string    // that form's lead, "" for none
	Recipient string    // one email address
	Message   []byte    // the whole message, with its headers
	CreatedAt time.Time // when it was first to be sent: limits.EmailTryTime counts from here
	Tries     int       // how often sending failed
}
