// Package keys is what managers see and change of the keys of programs, and of the operations that programs registered with them.
package keys

import "github.com/gevel/gevel/staff"

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct{ *staff.Service }
