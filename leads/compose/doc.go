// Package compose writes the emails about leads for the outbox: to visitors, to the agency's readers of them, and to staff and owners.
//
// readers.go decides who reads an email to the agency: the office or the agent, and staff who want it, each in the language of their desk.
// None is without a reader; what everybody declined goes to the office. Every email to a person counts for that person's limit.
package compose

import "github.com/gevel/gevel/app"

// Composer composes emails of a site. Its methods are safe for concurrent use.
type Composer struct{ *app.App }
