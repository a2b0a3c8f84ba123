// Package db is the store: one SQLite file, a few read-only connections that all requests share, and one method that writes.
//
// SQL stands beside the method that runs it. The schema, the file and how it is opened, copied and upgraded are in db/sqlite;
// how it is read and written in db/handle. On that each noun builds a package with a Store of its own, which Store has as a field:
// s.Members.StaffWith, s.Imports.Import. They import each other one way. Here stand the properties, projects and pages as visitors
// see them, because index, catalog and rows of a version are read in one snapshot; what matches demands with that index; and
// what goes over many nouns in one write.
//
//   - What visitors are shown comes from the views listing and public_project, never from the tables: a hidden price or
//     address is absent at the source. Code that reads the table property directly is listed in
//     TestPropertyIsReadByThoseListed, which fails for any other: it answers the desk, owners, imports and exports, or
//     reads columns that are never hidden, such as descriptions.
//   - The table public_history has what visitors saw of a property's price and state; the view noticed writes it and
//     has its rule. It is read from public values alone, and hiding a price erases all earlier ones in it:
//     TestNoAnswerDependsOnAHiddenPrice compares two sites that differ in nothing but hidden prices. What owners see of
//     their prices is another table (price_change).
//   - An import into a cluster with many properties sends these ahead in pieces (imports/pieces.go), from the same
//     statements (imports/piecestatement.go).
//   - Triggers raise the data version, whoever writes. A new table that public pages show needs those triggers, and
//     triggers that note what changed in the table change, which has each property and project once, at its last change
//     (change_test.go finds a missing one).
//   - Nothing that answers visitors looks for properties in SQL. index.go builds the index of each data version from
//     the table search, one narrow row for each public property, in the same snapshot as the catalog: of what changed
//     since the last version, by the table change, or whole. Index and catalog of a version are one value (edition.go),
//     which Store.Pin pins to a request. When a property that a list names was written since its edition, index and
//     rows are read again in one snapshot (listed.go). oracle_test.go has the filter in plain SQL, and index_test.go
//     compares the two.
//   - Which properties can be viewed soon depends on the time, on agents and on seats. The server works it out once a
//     minute (followviewable.go) into the table viewable; a change of it is a change of the property and of the data
//     version, so that this is a criterion like the others.
//   - Words are looked up in the catalog in memory, which was measured to be faster than full-text search at 100,000
//     properties.
//   - A reference that is no number gets a number from 900000001 on (imports/numbers.go), which it has for ever, also after
//     its property is gone; the same text of another source is another property. Numbers are given before the write, so
//     that -dry says those of the import.
package db
