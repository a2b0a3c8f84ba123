package auth

import (
	"github.com/gevel/gevel/agency/owned"
)

// Answer is the result of a sign-in form. Path is the page that follows; Owner is who is signed in now, nil for forms that sign nobody in.
type Answer struct {
	Path  string
	Owner *owned.Owner
}
