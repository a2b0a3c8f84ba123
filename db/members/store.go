// Package members is who works at the desk, with passwords, passkeys, sessions and rights.
//
// Who changes a member does so as a manager still, and with the member as that manager saw it: both are checked in the write.
package members

import "github.com/gevel/gevel/db/handle"

// Store is the members of staff.
type Store struct{ *handle.DB }
