// Package properties is what the desk writes of the properties of which it is the source: price and standing, at once and for visitors to
// see, and whose a property is.
//
// A property has one source (records.PropertySource): the desk, the folder, a file, a program or a link. What another source brings is
// read-only here until somebody takes it over; from then on imports, deliveries and links leave it alone, and say so
// (intake/properties.go), until it is given back.
//
// What is changed may wait in a draft (draft.go, publish.go): rows of the table draft like those of pages, of which one, "draft",
// says that there is one. Visitors, feeds and exports never read them; the editor reads the property with them put in.
// Publishing is an edit of all of them in the one write that deletes them, now or at a planned time. The history
// (history.go) goes back from what is in force, version by version.
//
// Invariant: an edit goes through the checks of an import (intake.Delivery with an Edit), and is one write: the property, the lines of its
// history in part_change, the line of the log and by what it can be undone. The write is refused, and tried again, when the history grew
// since it was read.
package properties
