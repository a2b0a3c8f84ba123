package records

import (
	"strings"

	"github.com/gevel/gevel/agency/reference"
)

// RevealsStreet reports whether the reference has the street of an address that is not to be shown: some agencies write it there. Then the
// number is shown in its place.
func (r *Property) RevealsStreet() bool {
	if r.Reference == nil || r.Street == nil || r.PublishAddress {
		return false
	}
	street := reference.Key(*r.Street)
	return street != "" && strings.Contains(reference.Key(*r.Reference), street)
}
