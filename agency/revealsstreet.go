package agency

import "strings"

// RevealsStreet reports whether the reference has the street of an address that is not to be shown: some agencies write it there. Then the
// number is shown in its place.
func (r *PropertyRecord) RevealsStreet() bool {
	if r.Reference == nil || r.Street == nil || r.PublishAddress {
		return false
	}
	street := ReferenceKey(*r.Street)
	return street != "" && strings.Contains(ReferenceKey(*r.Reference), street)
}
