// Package owners lets owners in: passwords, sessions, and who is asking.
package auth

import (
	"github.com/gevel/gevel/agency"
)

// Answer is what an owner is told. Path is the page that follows; Owner is who is signed in, nil where that is not asked.
type Answer struct {
	Path  string
	Owner *agency.Owner
}
