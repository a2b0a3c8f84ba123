// Package mail writes the letters of the site and takes them away.
package mail

import (
	"errors"
	"time"
)

// Letter is a finished letter. To and ReplyTo are bare e-mail addresses.
type Letter struct {
	From        string // the name that stands before the sender's address
	To, ReplyTo string
	Subject     string
	Text, HTML  string
	Files       []File
	Invitation  []byte // iCalendar; nil for none
	Method      string // of the invitation: REQUEST or CANCEL
	Unsubscribe string // https address for RFC 8058; "" for none
}

// Message gives the RFC 5322 bytes that the outbox keeps, from the address from. Its Message-ID is made of id, the
// outbox row's, so that a letter that is sent twice is known as one. No value can add a header.
func (l Letter) Message(id, from string, at time.Time) ([]byte, error) {
	return nil, errors.New("not written yet")
}
