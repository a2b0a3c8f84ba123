// Package answers is what staff sends to whoever sent a lead: the email, the files that go with it, and the agency's templates.
package answers

import "github.com/gevel/gevel/leads"

// Service answers leads. Its methods are safe for concurrent use.
type Service struct{ *leads.Service }
