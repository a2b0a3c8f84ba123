// Package geo says where something is: countries by the customer's numbers, Belgian regions, postcodes, points and the sides of a map, and
// how far it is to a place or a stop of public transport.
//
// Invariant: it knows no property. Whether a point may be shown is decided where it is read.
package geo
