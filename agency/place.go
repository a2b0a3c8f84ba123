package agency

import "github.com/gevel/gevel/agency/detail"

// Address is street and number within the city; empty parts are not known.
type Address struct {
	Street      string
	HouseNumber string
	BoxNumber   string
}

// Place is where a property lies within its city, in one language; nil is not stated.
type Place struct {
	SubCity       *string
	Neighbourhood *string
	Nearby        []detail.Nearby
}
