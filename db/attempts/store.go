// Package attempts counts what strangers try, by whoever tries it, within a time.
//
// A limit is checked in the write that it guards, so that requests side by side do not pass it together.
package attempts

import "github.com/gevel/gevel/db/handle"

// Store counts attempts.
type Store struct{ *handle.DB }
