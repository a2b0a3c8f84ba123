// Package records holds properties, projects and owners as they stand in an import folder, whichever way they come in, and what is checked
// of any of them: the city that is meant, the point on the map, dates that say that there is none.
//
// Invariant: a record has what its sender said, hidden price and address included. Visible makes of it what visitors see.
package records
