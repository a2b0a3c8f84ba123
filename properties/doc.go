// Package properties is what the desk writes of the properties of which it is the source: price and standing, at once and for visitors to
// see, and whose a property is.
//
// A property has one source (records.PropertySource): the desk, the folder, a file, a program or a link. What another source brings is
// read-only here until somebody takes it over; from then on imports, deliveries and links leave it alone, and say so
// (intake/properties.go), until it is given back.
//
// Invariant: an edit goes through the checks of an import (intake.Delivery with an Edit), and is one write: the property, the lines of its
// history in part_change, the line of the log and by what it can be undone. The write is refused, and tried again, when the history grew
// since it was read.
package properties
