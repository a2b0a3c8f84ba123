// Package sqlite is the file of the database: its schema, how it is opened and locked, upgraded, copied and inspected.
//
// schema.sql is the whole schema, of which a new database is made; its number is 100 at the first release. A table
// changes there and in a new file of migrations/, whose README says how; a view in views.sql, never in a migration.
//
//   - Every store holds a shared lock of a file beside the database (inuse.go), so that gevel restore knows whether it
//     is in use.
//   - Only gevel serve and gevel import upgrade a database, and only while no other program has it open (upgrade.go); a
//     copy is written beside it first (upgradecopy.go). Every other command leaves one of another version as it is, and
//     says so.
package sqlite
