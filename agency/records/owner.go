package records

import (
	"github.com/gevel/gevel/locale"
)

// Owner is one owner as it stands in owners.json: the CRM's number of the person, and the numbers of the properties. It
// never has a password. Email is "" for a person without one.
type Owner struct {
	ID         int             `json:"id"`
	Name       string          `json:"name"`
	Email      string          `json:"email"`
	Language   locale.Language `json:"language"`
	Properties []int           `json:"properties"`
	Gone       bool            `json:"gone"` // deletes the owner, sessions included
}
