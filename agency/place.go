package agency

// Address is street and number within the city; empty parts are not known.
type Address struct {
	Street      string
	HouseNumber string
	BoxNumber   string
}

// Location is a point in degrees of WGS 84. Exact is false where it is only the centre of the city.
type Location struct {
	Latitude  float64
	Longitude float64
	Exact     bool
}

// Place is where a property lies within its city, in one language; nil is not stated.
type Place struct {
	SubCity       *string
	Neighbourhood *string
	Nearby        []Nearby
}
