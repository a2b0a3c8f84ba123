package agency

import "time"

// Outgoing is a letter that waits in the outbox. Message is the finished RFC 5322 message; it stays the same however often
// it is tried, and so does its Message-ID.
type Outgoing struct {
	ID        string    // of the row in the outbox
	Kind      string    // which email it is: "contact-agency"
	Form      string    // the form that it follows of, "" for none
	Lead      string    // that form's lead, "" for none
	Recipient string    // one e-mail address
	Message   []byte    // as Letter.Message made it
	CreatedAt time.Time // from here on the three days count in which it is tried
	Tries     int       // how often it failed so far
}
