// Package places knows every municipality, postcode and postal place of Belgium and Luxembourg, with names in their languages, coordinates
// and the municipalities that were merged. Its tables are data of the program (data/README.md has their sources and licences).
//
// It knows how people and programs write them, too. Invariant: a city's number is worked out of country, postcode and
// name alone (NumberOf), so that it is the same on every site and after every new table. agency/records/cityfinder.go finds the
// city of a record that comes in, the agency's own cities first.
package places
