// Package listings is what staff sees and changes of the properties on the site: lists of them, which are featured or hidden, what their
// advertisements lack by law, and prices that are doubtful.
package listings

import "github.com/gevel/gevel/staff"

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct{ *staff.Service }
