// Package handle is the open database: a few read-only connections that all requests share, and one method that writes, into the file of
// this machine or to a cluster. Every other package of db reads and writes through it.
//
//   - Write is the only way to write, and takes a list of statements: no interactive transactions, so a list can be posted to a cluster.
//   - Reading connections are few and shared (read.go; how many: usualReaders). Code that holds one neither takes another nor waits for a
//     lock; tests run with a single one, and with a writer that does not wait for the disk (Unsynced). What must be of the same moment is
//     read in one Snapshot. /healthz has a connection of its own.
//   - What one machine does for all of a cluster runs in DB.WhileLeading (lease.go); on one machine it simply runs.
package handle
