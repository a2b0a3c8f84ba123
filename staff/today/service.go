// Package today is the desk's first screen: what needs an answer now, and what happened yesterday.
package today

import "github.com/gevel/gevel/staff"

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct{ *staff.Service }
